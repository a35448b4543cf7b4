// SPDX-License-Identifier: Apache-2.0

/// A system that denies everything, for code that runs on no other system.
///
/// Whatever needs an entitlement or a person's consent fails with the error that Apple's modules have for
/// it. All storage is empty and read-only.
public final class DenyingSystem: ClipSystem {
    // `errSecNotAvailable` of the Security framework: there is no keychain.
    private static let notAvailable: Int32 = -25291

    /// Creates the system.
    public init() {}

    /// `nil`: no group is entitled.
    public func defaultsDomain(ofGroup group: String) -> String? { nil }

    /// `nil`: no group is entitled.
    public func containerPath(ofGroup group: String) -> String? { nil }

    /// Disallows the confirmation.
    public func confirmAcquired(
        _ payload: SystemPayload,
        in region: SystemRegion
    ) -> SystemLocationConfirmation { .disallowed }

    /// Location services are off.
    public var areLocationServicesEnabled: Bool { false }

    /// The location is denied.
    public var locationAuthorization: SystemLocationAuthorization { .denied }

    /// Denies the location.
    public func requestLocation(_ use: SystemLocationUse) -> SystemLocationAuthorization { .denied }

    /// Notifications are denied.
    public var notificationStatus: SystemNotificationStatus { .denied }

    /// Denies notifications.
    public func requestNotifications() -> SystemNotificationStatus { .denied }

    /// Fails: notifications are not allowed.
    public func schedule(_ notification: SystemNotification) throws(SystemNotificationError) {
        throw .notAllowed
    }

    /// No notifications are pending.
    public var pendingNotifications: [SystemNotification] { [] }

    /// Does nothing: no notifications are pending.
    public func cancelNotifications(_ identifiers: [String]) {}

    /// Fails: there is no keychain.
    public func addKeychainItem(_ item: SystemKeychainItem) -> Int32 { Self.notAvailable }

    /// Returns no items: there is no keychain.
    public func keychainItems(matching query: SystemKeychainItem) -> [SystemKeychainItem] { [] }

    /// Fails: there is no keychain.
    public func updateKeychainItems(
        matching query: SystemKeychainItem,
        with changes: SystemKeychainItem
    ) -> Int32 { Self.notAvailable }

    /// Fails: there is no keychain.
    public func deleteKeychainItems(matching query: SystemKeychainItem) -> Int32 {
        Self.notAvailable
    }

    /// Reports that the user never signed in.
    public func credentialState(ofUser user: String) -> SystemCredentialState { .notFound }

    /// Fails: nobody can sign in.
    public func signIn(
        _ request: SystemSignInRequest
    ) throws(SystemSignInError) -> SystemCredential {
        throw .failed
    }

    /// Reports that the overlay cannot be loaded.
    public func showOverlay(
        _ overlay: SystemOverlay,
        report: @escaping @Sendable (SystemOverlayEvent) -> Void
    ) {
        report(.failedToLoad)
    }

    /// Does nothing: there is no overlay.
    public func dismissOverlay() {}

    /// Live Activities are not allowed.
    public var areActivitiesEnabled: Bool { false }

    /// Fails: Live Activities are not allowed.
    public func beginActivity(
        _ content: SystemActivityContent
    ) throws(SystemActivityError) -> String {
        throw .denied
    }

    /// Returns `false`: there are no activities.
    public func updateActivity(_ identifier: String, state: [UInt8]) -> Bool { false }

    /// Returns `false`: there are no activities.
    public func endActivity(_ identifier: String, state: [UInt8]?) -> Bool { false }

    /// There are no activities.
    public var activities: [(identifier: String, content: SystemActivityContent)] { [] }

    /// Fails: no container is entitled.
    public func publicRecord(
        named name: String,
        inContainer container: String
    ) throws(SystemRecordError) -> SystemRecord {
        throw .notEntitled
    }

    /// Fails: no container is entitled.
    public func savePublicRecord(
        _ record: SystemRecord,
        inContainer container: String
    ) throws(SystemRecordError) {
        throw .notEntitled
    }

    /// `nil`: no page is fetched.
    public func linkMetadata(of url: String) -> SystemLinkMetadata? { nil }
}
