public import AppClipTypes

// Values that are empty in a clip.

extension Device {
    /// What `UIDevice.name` says: nothing to a clip (rule E-19).
    public func name(for holder: Holder) -> String { holder.isClip ? "" : "iPhone" }

    /// What `identifierForVendor` says: nothing to a clip, since an identifier cannot be an empty
    /// text (contradiction X-12); a number of the team's, as text, to an app.
    public func vendorIdentifier(for holder: Holder) -> String? {
        holder.isClip ? nil : "vendor-\(holder.identifier.prefix)"
    }

    /// Whether a clip reads passes from Wallet: from 17 on, with the entitlement (rule E-22).
    public func mayReadPasses(_ holder: Holder) -> Bool {
        guard case .clip(let clip) = holder else { return true }
        return ClipFunction.readingPasses.isAvailable(on: state.system)
            && state.cachedClips[clip]?.traits.hasPassTypes ?? false
    }

    /// The clips in the App Library and in Spotlight, by their identifiers (rule D-56).
    public var appLibrary: [AppIdentifier] { state.cachedClips.keys.sorted() }

    /// What is on the Home Screen: full apps, never clips (rule D-56).
    public var homeScreen: [AppIdentifier] { apps.keys.sorted() }
}
