// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

// Values that the system withholds from clips, and lists that contain clips.

extension Device {
    /// Returns the value of `UIDevice.name`: empty in a clip (rule E-19).
    public func name(for caller: AppOrClip) -> String { caller.isClip ? "" : "iPhone" }

    /// Returns the value of `identifierForVendor`: `nil` in a clip, since a UUID cannot be empty
    /// (contradiction X-12); in an app a text that is the same for all apps of the team.
    public func vendorIdentifier(for caller: AppOrClip) -> String? {
        caller.isClip ? nil : "vendor-\(caller.identifier.prefix)"
    }

    /// Whether a clip can read passes from Wallet: from iOS 17 on, with the entitlement (rule
    /// E-22).
    public func mayReadPasses(_ caller: AppOrClip) -> Bool {
        guard case .clip(let clip) = caller else { return true }
        return ClipFunction.readingPasses.isAvailable(on: state.system)
            && state.cachedClips[clip]?.traits.hasPassTypes ?? false
    }

    /// The clips in the App Library and in Spotlight, ordered by their identifiers (rule D-56).
    public var appLibrary: [AppIdentifier] { state.cachedClips.keys.sorted() }

    /// The apps on the Home Screen, which never shows clips (rule D-56).
    public var homeScreen: [AppIdentifier] { apps.keys.sorted() }
}
