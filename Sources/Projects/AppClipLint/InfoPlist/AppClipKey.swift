// SPDX-License-Identifier: Apache-2.0

/// The keys of the dictionary `NSAppClip` in an Info.plist.
enum AppClipKey {
    static let all = [
        "NSAppClipRequestEphemeralUserNotification", "NSAppClipRequestLocationConfirmation",
    ]
}

extension LintContext {
    /// Returns whether the sources use the feature of a key of `NSAppClip`; `nil` if this is not known.
    func isUsed(_ key: String) -> Bool? {
        guard let clipSources, clipSources.isRead else { return nil }
        let isLocation = key == "NSAppClipRequestLocationConfirmation"
        return isLocation
            ? clipSources.mayUse(["confirmAcquired", "confirmAcquiredInRegion"])
            : clipSources.mayUse(NotificationPhrases.all) ? nil : false
    }
}
