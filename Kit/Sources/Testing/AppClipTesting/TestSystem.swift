// SPDX-License-Identifier: Apache-2.0

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
/// It has the settings and data of its ``State``; for the rules of invocations, time and removal, use a
/// virtual device. Defaults are in the memory of the process, under a unique name; folders are in the
/// temporary directory, and are deleted with the system.
public final class TestSystem: ClipSystem {
    /// The settings and the data of the system.
    public struct State: Sendable {
        /// The App Groups in the entitlement; `nil` for every group.
        public var groups: Set<String>?

        /// The location of the invocation, in degrees; `nil` if it is not available.
        public var place: (latitude: Double, longitude: Double)?

        /// A Boolean value that indicates whether the invocation URL is registered.
        public var isURLRegistered = true

        /// A Boolean value that indicates whether location services are on.
        public var areLocationServicesEnabled = true

        /// The clip's authorization to use the location.
        public var location = SystemLocationAuthorization.notDetermined

        /// The clip's authorization to post notifications.
        public var notificationStatus = SystemNotificationStatus.notDetermined

        /// A Boolean value that indicates whether the person grants the clip's requests.
        public var consents = true

        /// The pending notifications.
        public var notifications: [SystemNotification] = []

        /// The items of the keychain.
        public var keychain: [SystemKeychainItem] = []

        /// The states of users who signed in before.
        public var users: [String: SystemCredentialState] = [:]

        /// The person who signs in; `nil` if the sheet is dismissed.
        public var person: SystemCredential?

        /// The visible App Store overlay.
        public var overlay: SystemOverlay?

        /// A Boolean value that indicates whether App Store overlays can be loaded.
        public var canLoadOverlay = true

        /// A Boolean value that indicates whether the clip can start Live Activities.
        public var areActivitiesEnabled = true

        /// The active Live Activities, oldest first.
        public var activities: [(identifier: String, content: SystemActivityContent)] = []

        /// The records of public databases, by container and name.
        public var records: [String: [String: SystemRecord]] = [:]

        /// A Boolean value that indicates whether the app can write records; clips cannot.
        public var canWriteRecords = false

        /// The metadata of pages, by their links.
        public var pages: [String: SystemLinkMetadata] = [:]

        /// The schemes of other apps that are installed, in lowercase.
        public var installedSchemes: Set<String> = []

        /// The URLs that the clip has opened, oldest first.
        public var openedURLs: [String] = []

        var launches = 0
        var startedActivities = 0
        var report: (@Sendable (SystemOverlayEvent) -> Void)?
    }

    private let state = Mutex(State())
    private let identifier = UUID().uuidString
    private let folder: URL

    /// Creates a system without data, whose entitlement names every group.
    public init() {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(identifier)
    }

    deinit {
        // The folder exists only if a container of a group was used.
        try? FileManager.default.removeItem(at: folder)
    }

    /// The current settings and data.
    public var current: State { state.withLock { $0 } }

    /// Changes the settings or data.
    public func change(_ body: (inout State) -> Void) {
        state.withLock { body(&$0) }
    }

    /// Invokes the clip, and returns the activity of the launch; `nil` for an invalid URL.
    ///
    /// Payloads of earlier launches no longer match.
    public func invocation(_ text: String) -> NSUserActivity? {
        guard let url = URL(string: text) else { return nil }
        let launch = state.withLock { state in
            state.launches += 1
            return state.launches
        }
        return NSUserActivity(invocationURL: url, launch: launch)
    }

    // MARK: Shared data

    /// Returns a domain name that is unique to this system.
    public func defaultsDomain(ofGroup group: String) -> String? {
        isEntitled(group) ? "\(identifier).\(group)" : nil
    }

    /// Returns the path of a folder in the temporary directory.
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

    /// Presents the overlay, if it can be loaded.
    public func showOverlay(
        _ overlay: SystemOverlay,
        report: @escaping @Sendable (SystemOverlayEvent) -> Void
    ) {
        guard current.canLoadOverlay else { return report(.failedToLoad) }
        state.withLock { state in
            state.overlay = overlay
            state.report = report
        }
        report(.appeared)
    }

    /// Dismisses the overlay, as the clip or the person does.
    public func dismissOverlay() {
        let report = state.withLock { state in
            defer { (state.overlay, state.report) = (nil, nil) }
            return state.report
        }
        report?(.dismissed)
    }

    // MARK: Access for the extensions in other files

    func withState<Result: Sendable>(_ body: (inout sending State) -> sending Result) -> Result {
        state.withLock(body)
    }
}
