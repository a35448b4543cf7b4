// SPDX-License-Identifier: Apache-2.0

/// The operating system that a clip runs on, outside of a browser.
///
/// The modules with Apple's names (`CoreLocation`, `Security`, `UserNotifications` and others) are built
/// on this protocol, and use the system in ``RunningSystem/current``. The virtual device implements it;
/// a test can implement the part that it needs.
///
/// An object represents one clip, or its full app, on one device. Its methods are synchronous and can be
/// called from any thread.
public protocol ClipSystem: AnyObject, Sendable {
    // MARK: Shared data

    /// Returns the name of the defaults domain of an App Group on this device, for Foundation's
    /// `UserDefaults(suiteName:)`.
    ///
    /// A clip and its full app on one device share a domain; different devices in one process have
    /// different domains (rule F-05). `nil` if the caller's entitlement does not name the group.
    func defaultsDomain(ofGroup group: String) -> String?

    /// Returns the path of the shared container of an App Group, an existing folder.
    ///
    /// `nil` if the caller's entitlement does not name the group (rule F-04).
    func containerPath(ofGroup group: String) -> String?

    // MARK: Location

    /// Confirms whether the clip was invoked within a region (rules E-31 to E-36).
    func confirmAcquired(
        _ payload: SystemPayload,
        in region: SystemRegion
    ) -> SystemLocationConfirmation

    /// Whether location services are on, for the whole device.
    var areLocationServicesEnabled: Bool { get }

    /// The caller's authorization to use the location.
    var locationAuthorization: SystemLocationAuthorization { get }

    /// Requests authorization to use the location from the person, if it is not determined yet.
    ///
    /// - Returns: The authorization afterwards.
    func requestLocation(_ use: SystemLocationUse) -> SystemLocationAuthorization

    /// The position of the device; `nil` if the caller is not authorized or the position is unknown.
    var position: SystemPosition? { get }

    // MARK: Other apps

    /// Whether an app of the phone would open a URL, by its scheme.
    func canOpen(_ url: String) -> Bool

    /// Opens a URL with the app that handles it.
    ///
    /// - Returns: `false` if no app handles it; nothing has happened then.
    func open(_ url: String) -> Bool

    // MARK: Notifications

    /// The caller's authorization to post notifications (rules E-44 to E-46).
    var notificationStatus: SystemNotificationStatus { get }

    /// Requests authorization to post notifications from the person, if it is not determined yet.
    ///
    /// - Returns: The authorization afterwards.
    func requestNotifications() -> SystemNotificationStatus

    /// Schedules a notification; it replaces a pending one with the same identifier.
    ///
    /// - Throws: ``SystemNotificationError`` if it cannot be scheduled.
    func schedule(_ notification: SystemNotification) throws(SystemNotificationError)

    /// The pending notifications, in the order of their delivery.
    var pendingNotifications: [SystemNotification] { get }

    /// Removes pending notifications; other identifiers are ignored.
    func cancelNotifications(_ identifiers: [String])

    // MARK: Keychain

    /// Adds an item.
    ///
    /// - Returns: A status of the Security framework: 0, or -25299 if the item exists.
    func addKeychainItem(_ item: SystemKeychainItem) -> Int32

    /// Returns the items that match a query and that the caller may access (rule F-08), oldest first.
    ///
    /// - Parameter query: The attributes to match; `nil` matches any value.
    /// - Returns: The items, with their data.
    func keychainItems(matching query: SystemKeychainItem) -> [SystemKeychainItem]

    /// Updates the items that match a query.
    ///
    /// - Parameters:
    ///   - query: The attributes to match; `nil` matches any value.
    ///   - changes: The new attributes; `nil` leaves one unchanged. The class does not change.
    /// - Returns: A status of the Security framework: 0, -25300 if no item matches, or -25299 if two items
    ///   would be equal.
    func updateKeychainItems(
        matching query: SystemKeychainItem,
        with changes: SystemKeychainItem
    ) -> Int32

    /// Deletes the items that match a query.
    ///
    /// - Parameter query: The attributes to match; `nil` matches any value.
    /// - Returns: A status of the Security framework: 0, or -25300 if no item matches.
    func deleteKeychainItems(matching query: SystemKeychainItem) -> Int32

    // MARK: Sign in with Apple

    /// Returns the state of a user's credential (rule F-16).
    func credentialState(ofUser user: String) -> SystemCredentialState

    /// Presents the sheet of Sign in with Apple.
    ///
    /// - Returns: The credential of the person who signed in.
    /// - Throws: ``SystemSignInError`` if nobody signed in.
    func signIn(_ request: SystemSignInRequest) throws(SystemSignInError) -> SystemCredential

    // MARK: The full app

    /// Presents the App Store overlay for the full app, or moves it (rule F-18).
    ///
    /// - Parameters:
    ///   - overlay: The overlay.
    ///   - report: Receives the events of the overlay: whether it appeared before this method returns, and
    ///     later when it is dismissed.
    func showOverlay(
        _ overlay: SystemOverlay,
        report: @escaping @Sendable (SystemOverlayEvent) -> Void
    )

    /// Dismisses the App Store overlay, if there is one.
    ///
    /// The closure that was passed to ``showOverlay(_:report:)`` receives the event.
    func dismissOverlay()

    // MARK: Live Activities

    /// Whether the caller can start Live Activities (rules E-54 and E-57).
    var areActivitiesEnabled: Bool { get }

    /// Starts a Live Activity.
    ///
    /// - Returns: The identifier of the activity.
    /// - Throws: ``SystemActivityError`` if it cannot start.
    func beginActivity(
        _ content: SystemActivityContent
    ) throws(SystemActivityError) -> String

    /// Updates the content of a Live Activity.
    ///
    /// - Returns: Whether there is such an activity.
    @discardableResult
    func updateActivity(_ identifier: String, state: [UInt8]) -> Bool

    /// Ends a Live Activity.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the activity.
    ///   - state: The final content; `nil` leaves the content unchanged.
    /// - Returns: Whether there was such an activity.
    @discardableResult
    func endActivity(_ identifier: String, state: [UInt8]?) -> Bool

    /// The active Live Activities with their identifiers, oldest first.
    var activities: [(identifier: String, content: SystemActivityContent)] { get }

    // MARK: iCloud

    /// Reads a record of the public database of an iCloud container (rule F-22).
    ///
    /// - Throws: ``SystemRecordError`` if there is no record, or the caller may not read it.
    func publicRecord(
        named name: String,
        inContainer container: String
    ) throws(SystemRecordError) -> SystemRecord

    /// Writes a record of the public database of an iCloud container (never for clips: rule F-23).
    ///
    /// - Throws: ``SystemRecordError`` if the caller may not write.
    func savePublicRecord(
        _ record: SystemRecord,
        inContainer container: String
    ) throws(SystemRecordError)

    // MARK: Links

    /// Fetches the metadata of the page that a link leads to; `nil` if it cannot be fetched.
    func linkMetadata(of url: String) -> SystemLinkMetadata?
}

extension ClipSystem {
    /// `nil`: the position of the device is unknown, unless a system provides it.
    public var position: SystemPosition? { nil }
}
