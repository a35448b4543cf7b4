#if !hasFeature(Embedded)
public import AppClip
import Foundation
import Synchronization

/// A system in memory, for tests of a clip's code without a device.
///
///     let system = TestSystem()
///     system.change { $0.notificationStatus = .ephemeral }
///     system.run { reminder.schedule() }
///     #expect(system.pendingNotifications.count == 1)
///
/// It does what it is told and keeps what it is given; rules of invocations, time and removal are those
/// of a virtual device. Defaults lie in the memory of the process, under a name that no other system
/// has; folders lie in the temporary directory and go with the system.
public final class TestSystem: ClipSystem {
    /// What the system allows, and what is on it.
    public struct State: Sendable {
        /// The App Groups of the entitlement; `nil` for every group.
        public var groups: Set<String>?

        /// Degrees of latitude and longitude where the clip was invoked; `nil` if that may not be said.
        public var place: (latitude: Double, longitude: Double)?

        /// Whether the invocation URL is registered.
        public var isURLRegistered = true

        /// Whether location services are on.
        public var areLocationServicesEnabled = true

        /// Whether the location may be asked for.
        public var location = SystemLocationAuthorization.notDetermined

        /// Whether the clip may notify.
        public var notificationStatus = SystemNotificationStatus.notDetermined

        /// What the person answers when asked for a permission.
        public var consents = true

        /// The notifications to come.
        public var notifications: [SystemNotification] = []

        /// The items of the keychain.
        public var keychain: [SystemKeychainItem] = []

        /// The people who signed in before.
        public var users: [String: SystemCredentialState] = [:]

        /// Who signs in when asked; `nil` if the sheet is put away.
        public var person: SystemCredential?

        /// The offer of the full app on the screen.
        public var overlay: SystemOverlay?

        /// Whether the offer of the full app can be loaded.
        public var canLoadOverlay = true

        /// Whether Live Activities may begin.
        public var areActivitiesEnabled = true

        /// The Live Activities that go on, oldest first.
        public var activities: [(identifier: String, content: SystemActivityContent)] = []

        /// The records of public databases, by container and name.
        public var records: [String: [String: SystemRecord]] = [:]

        /// Whether records may be written: never by a clip.
        public var canWriteRecords = false

        /// What pages say of themselves, by the link's text.
        public var pages: [String: SystemLinkMetadata] = [:]

        var launches = 0
        var begunActivities = 0
        var report: (@Sendable (SystemOverlayReport) -> Void)?
    }

    private let state = Mutex(State())
    private let identifier = UUID().uuidString
    private let folder: URL

    /// A system without anything on it, on which every group is entitled.
    public init() {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(identifier)
    }

    deinit {
        // It is there only if a group's folder was asked for.
        try? FileManager.default.removeItem(at: folder)
    }

    /// What is on the system now.
    public var current: State { state.withLock { $0 } }

    /// Changes what the system allows or holds.
    public func change(_ body: (inout State) -> Void) {
        state.withLock { body(&$0) }
    }

    /// Invokes the clip: the activity of a launch, whose payload the system knows again.
    ///
    /// `nil` for a text that is no URL. Payloads of earlier launches match no longer.
    public func invocation(_ text: String) -> NSUserActivity? {
        guard let url = URL(string: text) else { return nil }
        let launch = state.withLock { state in
            state.launches += 1
            return state.launches
        }
        return NSUserActivity(invocationURL: url, launch: launch)
    }

    // MARK: Shared data

    /// A name of this system's own.
    public func defaultsDomain(ofGroup group: String) -> String? {
        isEntitled(group) ? "\(identifier).\(group)" : nil
    }

    /// A folder in the temporary directory.
    public func containerPath(ofGroup group: String) -> String? {
        guard isEntitled(group), !group.contains("/") else { return nil }
        let path = folder.appendingPathComponent(group)
        do {
            try FileManager.default.createDirectory(
                at: path,
                withIntermediateDirectories: true
            )
        } catch {
            return nil
        }
        return path.path
    }

    private func isEntitled(_ group: String) -> Bool { current.groups?.contains(group) ?? true }

    // MARK: The full app

    /// Shows the offer, if it can be loaded.
    public func showOverlay(
        _ overlay: SystemOverlay,
        report: @escaping @Sendable (SystemOverlayReport) -> Void
    ) {
        guard current.canLoadOverlay else { return report(.failedToLoad) }
        state.withLock { state in
            state.overlay = overlay
            state.report = report
        }
        report(.appeared)
    }

    /// Takes the offer away, as the clip or the person does.
    public func dismissOverlay() {
        let report = state.withLock { state in
            defer { (state.overlay, state.report) = (nil, nil) }
            return state.report
        }
        report?(.dismissed)
    }

    // MARK: Access for the parts in other files

    func withState<Result: Sendable>(_ body: (inout sending State) -> sending Result) -> Result {
        state.withLock(body)
    }
}
#endif
