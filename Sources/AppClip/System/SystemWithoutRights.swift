#if !hasFeature(Embedded)
/// A system that allows nothing and holds nothing, for code that no other system runs.
///
/// Everything that needs a right or a person's consent is refused with the error that Apple's modules
/// have for it; stores are empty and take nothing in.
public final class SystemWithoutRights: ClipSystem {
    // What the Security framework answers where there is no keychain: `errSecNotAvailable`.
    private static let notAvailable: Int32 = -25291

    /// The system.
    public init() {}

    /// No group is entitled.
    public func defaultsDomain(ofGroup group: String) -> String? { nil }

    /// No group is entitled.
    public func containerPath(ofGroup group: String) -> String? { nil }

    /// The confirmation is disallowed.
    public func confirmAcquired(
        _ payload: SystemPayload,
        in region: SystemRegion
    ) -> SystemLocationAnswer { .disallowed }

    /// They are off.
    public var areLocationServicesEnabled: Bool { false }

    /// The location is denied.
    public var locationAuthorization: SystemLocationAuthorization { .denied }

    /// The location is denied.
    public func requestLocation(_ use: SystemLocationUse) -> SystemLocationAuthorization { .denied }

    /// Notifications are denied.
    public var notificationStatus: SystemNotificationStatus { .denied }

    /// Notifications are denied.
    public func requestNotifications() -> SystemNotificationStatus { .denied }

    /// Takes no notification.
    public func schedule(_ notification: SystemNotification) throws(SystemNotificationFault) {
        throw .notAllowed
    }

    /// Nothing is pending.
    public var pendingNotifications: [SystemNotification] { [] }

    /// Nothing is pending.
    public func cancelNotifications(_ identifiers: [String]) {}

    /// There is no keychain.
    public func addKeychainItem(_ item: SystemKeychainItem) -> Int32 { Self.notAvailable }

    /// There is no keychain.
    public func keychainItems(matching query: SystemKeychainItem) -> [SystemKeychainItem] { [] }

    /// There is no keychain.
    public func updateKeychainItems(
        matching query: SystemKeychainItem,
        with changes: SystemKeychainItem
    ) -> Int32 { Self.notAvailable }

    /// There is no keychain.
    public func deleteKeychainItems(matching query: SystemKeychainItem) -> Int32 {
        Self.notAvailable
    }

    /// Nobody ever signed in.
    public func credentialState(ofUser user: String) -> SystemCredentialState { .notFound }

    /// Nobody can sign in.
    public func signIn(
        _ request: SystemSignInRequest
    ) throws(SystemSignInFault) -> SystemCredential {
        throw .failed
    }

    /// Nothing is shown.
    public func showOverlay(
        _ overlay: SystemOverlay,
        report: @escaping @Sendable (SystemOverlayReport) -> Void
    ) {
        report(.failedToLoad)
    }

    /// Nothing is shown.
    public func dismissOverlay() {}

    /// There are none.
    public var areActivitiesEnabled: Bool { false }

    /// None begins.
    public func beginActivity(
        _ content: SystemActivityContent
    ) throws(SystemActivityFault) -> String {
        throw .denied
    }

    /// There is none.
    public func updateActivity(_ identifier: String, state: [UInt8]) -> Bool { false }

    /// There is none.
    public func endActivity(_ identifier: String, state: [UInt8]?) -> Bool { false }

    /// There are none.
    public var activities: [(identifier: String, content: SystemActivityContent)] { [] }

    /// No container is entitled.
    public func publicRecord(
        named name: String,
        inContainer container: String
    ) throws(SystemRecordFault) -> SystemRecord {
        throw .notEntitled
    }

    /// No container is entitled.
    public func savePublicRecord(
        _ record: SystemRecord,
        inContainer container: String
    ) throws(SystemRecordFault) {
        throw .notEntitled
    }

    /// No page is fetched.
    public func linkMetadata(of url: String) -> SystemLinkMetadata? { nil }
}
#endif
