#if !hasFeature(Embedded)
/// The system that a clip runs on, as its code asks it outside of a browser.
///
/// Everything that the modules with Apple's names (`CoreLocation`, `Security`, `UserNotifications` and
/// the others) do for a clip, they ask for here, in plain values. A virtual device implements it; a
/// test may implement the part that it needs. Which system is asked says
/// ``RunningSystem/current``.
///
/// One object stands for one clip, or its full app, on one device. Its methods answer at once, on the
/// thread of the caller, and may be called from several threads.
public protocol ClipSystem: AnyObject, Sendable {
    // MARK: Shared data

    /// The name of the domain of defaults that belongs to an App Group on this device, for Foundation's
    /// `UserDefaults(suiteName:)`.
    ///
    /// Two devices in one process have domains of their own, a clip and its full app on one device
    /// have the same one (rule F-05). It is `nil` if the caller's entitlement does not name the group.
    func defaultsDomain(ofGroup group: String) -> String?

    /// The path of the folder of an App Group, which exists then.
    ///
    /// It is `nil` if the caller's entitlement does not name the group (rule F-04).
    func containerPath(ofGroup group: String) -> String?

    // MARK: Location

    /// Whether the clip was invoked within a region (rules E-31 to E-36).
    func confirmAcquired(
        _ payload: SystemPayload,
        in region: SystemRegion
    ) -> SystemLocationAnswer

    /// Whether location services are on, on the whole device.
    var areLocationServicesEnabled: Bool { get }

    /// Whether the caller may ask where the device is.
    var locationAuthorization: SystemLocationAuthorization { get }

    /// Asks the person for the location, if that is not decided, and answers what holds then.
    func requestLocation(_ use: SystemLocationUse) -> SystemLocationAuthorization

    // MARK: Notifications

    /// Whether the caller may notify (rules E-44 to E-46).
    var notificationStatus: SystemNotificationStatus { get }

    /// Asks the person for notifications, if that is not decided, and answers what holds then.
    func requestNotifications() -> SystemNotificationStatus

    /// Schedules a notification; one with the same identifier that is pending is replaced.
    ///
    /// - Throws: ``SystemNotificationFault`` if it is not taken.
    func schedule(_ notification: SystemNotification) throws(SystemNotificationFault)

    /// The notifications to come, in the order of their delivery.
    var pendingNotifications: [SystemNotification] { get }

    /// Takes back pending notifications; identifiers that are not pending change nothing.
    func cancelNotifications(_ identifiers: [String])

    // MARK: Keychain

    /// Adds an item.
    ///
    /// - Returns: A status of the Security framework: 0, or -25299 for an item that exists.
    func addKeychainItem(_ item: SystemKeychainItem) -> Int32

    /// The items that match, in the order in which they were added; never those that a clip must not
    /// see (rule F-08).
    ///
    /// - Parameter query: What the items must have; `nil` in a property matches everything.
    /// - Returns: The items, with their data.
    func keychainItems(matching query: SystemKeychainItem) -> [SystemKeychainItem]

    /// Changes items.
    ///
    /// - Parameters:
    ///   - query: What the items must have; `nil` in a property matches everything.
    ///   - changes: What they have afterwards; `nil` in a property leaves it. The class stays.
    /// - Returns: A status of the Security framework: 0, -25300 if no item matches, or -25299 if an item
    ///   would equal another.
    func updateKeychainItems(
        matching query: SystemKeychainItem,
        with changes: SystemKeychainItem
    ) -> Int32

    /// Deletes items.
    ///
    /// - Parameter query: What the items must have; `nil` in a property matches everything.
    /// - Returns: A status of the Security framework: 0, or -25300 if no item matches.
    func deleteKeychainItems(matching query: SystemKeychainItem) -> Int32

    // MARK: Sign in with Apple

    /// Whether a person is signed in (rule F-16).
    func credentialState(ofUser user: String) -> SystemCredentialState

    /// Shows the sheet of Sign in with Apple and answers what came of it.
    ///
    /// - Throws: ``SystemSignInFault`` if nobody signed in.
    func signIn(_ request: SystemSignInRequest) throws(SystemSignInFault) -> SystemCredential

    // MARK: The full app

    /// Shows the offer of the full app, or moves it (rule F-18).
    ///
    /// - Parameters:
    ///   - overlay: What is shown.
    ///   - report: Is told what happens to it: at once whether it has appeared, and later if it goes.
    func showOverlay(
        _ overlay: SystemOverlay,
        report: @escaping @Sendable (SystemOverlayReport) -> Void
    )

    /// Takes the offer of the full app away; without one, nothing happens.
    ///
    /// What was passed to ``showOverlay(_:report:)`` is told.
    func dismissOverlay()

    // MARK: Live Activities

    /// Whether Live Activities may begin (rules E-54 and E-57).
    var areActivitiesEnabled: Bool { get }

    /// Begins a Live Activity.
    ///
    /// - Returns: The identifier by which it is known from now on.
    /// - Throws: ``SystemActivityFault`` if it does not begin.
    func beginActivity(
        _ content: SystemActivityContent
    ) throws(SystemActivityFault) -> String

    /// Changes what a Live Activity shows.
    ///
    /// - Returns: Whether there is such an activity.
    @discardableResult
    func updateActivity(_ identifier: String, state: [UInt8]) -> Bool

    /// Ends a Live Activity.
    ///
    /// - Parameters:
    ///   - identifier: The activity's.
    ///   - state: What it shows last; `nil` leaves what it shows.
    /// - Returns: Whether there was such an activity.
    @discardableResult
    func endActivity(_ identifier: String, state: [UInt8]?) -> Bool

    /// The Live Activities that go on, by their identifiers, oldest first.
    var activities: [(identifier: String, content: SystemActivityContent)] { get }

    // MARK: iCloud

    /// Reads a record of the public database of an iCloud container (rule F-22).
    ///
    /// - Throws: ``SystemRecordFault`` if there is no record, or the caller may not read.
    func publicRecord(
        named name: String,
        inContainer container: String
    ) throws(SystemRecordFault) -> SystemRecord

    /// Writes a record of the public database of an iCloud container (never for clips: rule F-23).
    ///
    /// - Throws: ``SystemRecordFault`` if the caller may not write.
    func savePublicRecord(
        _ record: SystemRecord,
        inContainer container: String
    ) throws(SystemRecordFault)

    // MARK: Links

    /// What the page behind a link says of itself; `nil` if it cannot be fetched.
    func linkMetadata(of url: String) -> SystemLinkMetadata?
}
#endif
