// SPDX-License-Identifier: Apache-2.0

import AppClip
import ClipMessages
import GroupStores
import Synchronization

/// The system of a program in a simulator: the simulated phone answers each call.
final class SimulatedSystem: ClipSystem {
    private let socket: SimulatorSocket
    private let stores = GroupStores()
    private let groups = Mutex<[String]>([])
    private let overlayReport = Mutex<(@Sendable (SystemOverlayEvent) -> Void)?>(nil)

    init(_ socket: SimulatorSocket) {
        self.socket = socket
    }

    // MARK: Shared data

    /// Sets the data of the App Groups to that of the phone.
    func show(_ data: [String: SharedData]) {
        groups.withLock { $0 = data.keys.sorted() }
        for (group, data) in data {
            stores.show(defaults: data.defaults, files: data.files, as: group)
        }
    }

    /// Sends the program's changes of its App Groups to the phone.
    func tellChanges() {
        for group in groups.withLock({ $0 }) {
            for change in stores.changes(of: group) {
                switch change {
                case .set(let text, let key): socket.tell(.store(text, key: key, group: group))
                case .write(let file, let bytes):
                    socket.tell(.write(bytes, file: file, group: group))
                case .delete(let file): socket.tell(.write(nil, file: file, group: group))
                }
            }
        }
    }

    private func has(_ group: String) -> Bool { groups.withLock { $0.contains(group) } }

    func defaultsDomain(ofGroup group: String) -> String? {
        has(group) ? stores.domain(of: group) : nil
    }

    func containerPath(ofGroup group: String) -> String? {
        has(group) ? stores.folder(of: group) : nil
    }

    // MARK: Location

    func confirmAcquired(
        _ payload: SystemPayload,
        in region: SystemRegion
    ) -> SystemLocationConfirmation {
        guard case .confirmation(let found) = socket.call(.confirmAcquired(payload, region)) else {
            return .disallowed
        }
        return found
    }

    var areLocationServicesEnabled: Bool { flag(.areLocationServicesEnabled) }

    var locationAuthorization: SystemLocationAuthorization { authorization(.locationAuthorization) }

    func requestLocation(_ use: SystemLocationUse) -> SystemLocationAuthorization {
        authorization(.requestLocation(use))
    }

    // MARK: Notifications

    var notificationStatus: SystemNotificationStatus { status(.notificationStatus) }

    func requestNotifications() -> SystemNotificationStatus { status(.requestNotifications) }

    func schedule(_ notification: SystemNotification) throws(SystemNotificationError) {
        if case .notificationError(let error) = socket.call(.schedule(notification)) { throw error }
    }

    var pendingNotifications: [SystemNotification] {
        guard case .notifications(let found) = socket.call(.pendingNotifications) else { return [] }
        return found
    }

    func cancelNotifications(_ identifiers: [String]) {
        _ = socket.call(.cancelNotifications(identifiers))
    }

    // MARK: Keychain

    func addKeychainItem(_ item: SystemKeychainItem) -> Int32 { keychain(.addKeychainItem(item)) }

    func keychainItems(matching query: SystemKeychainItem) -> [SystemKeychainItem] {
        guard case .items(let items) = socket.call(.keychainItems(query)) else { return [] }
        return items
    }

    func updateKeychainItems(
        matching query: SystemKeychainItem,
        with changes: SystemKeychainItem
    ) -> Int32 {
        keychain(.updateKeychainItems(query, with: changes))
    }

    func deleteKeychainItems(matching query: SystemKeychainItem) -> Int32 {
        keychain(.deleteKeychainItems(query))
    }

    // MARK: Sign in with Apple

    func credentialState(ofUser user: String) -> SystemCredentialState {
        guard case .credentialState(let state) = socket.call(.credentialState(user: user)) else {
            return .notFound
        }
        return state
    }

    func signIn(
        _ request: SystemSignInRequest
    ) throws(SystemSignInError) -> SystemCredential {
        switch socket.call(.signIn(request)) {
        case .credential(let credential): return credential
        case .signInError(let error): throw error
        default: throw .failed
        }
    }

    // MARK: The full app

    func showOverlay(
        _ overlay: SystemOverlay,
        report: @escaping @Sendable (SystemOverlayEvent) -> Void
    ) {
        let isShown = flag(.showOverlay(overlay))
        overlayReport.withLock { $0 = isShown ? report : nil }
        report(isShown ? .appeared : .failedToLoad)
    }

    func dismissOverlay() {
        _ = socket.call(.dismissOverlay)
        overlayWasDismissed()
    }

    /// Reports that the overlay is no longer on the screen.
    func overlayWasDismissed() {
        let report = overlayReport.withLock { report in
            defer { report = nil }
            return report
        }
        report?(.dismissed)
    }

    // MARK: Live Activities

    var areActivitiesEnabled: Bool { flag(.areActivitiesEnabled) }

    func beginActivity(
        _ content: SystemActivityContent
    ) throws(SystemActivityError) -> String {
        switch socket.call(.beginActivity(content)) {
        case .identifier(let identifier): return identifier
        case .activityError(let error): throw error
        default: throw .denied
        }
    }

    func updateActivity(_ identifier: String, state: [UInt8]) -> Bool {
        flag(.updateActivity(identifier, state: state))
    }

    func endActivity(_ identifier: String, state: [UInt8]?) -> Bool {
        flag(.endActivity(identifier, state: state))
    }

    var activities: [(identifier: String, content: SystemActivityContent)] {
        guard case .activities(let shown) = socket.call(.activities) else { return [] }
        return shown.map { (identifier: $0.identifier, content: $0.content) }
    }

    // MARK: iCloud and links

    func publicRecord(
        named name: String,
        inContainer container: String
    ) throws(SystemRecordError) -> SystemRecord {
        switch socket.call(.publicRecord(name: name, container: container)) {
        case .record(let record): return record
        case .recordError(let error): throw error
        default: throw .unavailable
        }
    }

    func savePublicRecord(
        _ record: SystemRecord,
        inContainer container: String
    ) throws(SystemRecordError) {
        let answer = socket.call(.savePublicRecord(record, container: container))
        if case .recordError(let error) = answer { throw error }
    }

    func linkMetadata(of url: String) -> SystemLinkMetadata? {
        guard case .link(let metadata) = socket.call(.linkMetadata(url: url)) else { return nil }
        return metadata
    }

    // MARK: Other apps

    /// Opens a URL, and prints it to the console; the simulated phone has only the apps that every phone
    /// has.
    func open(_ url: String) -> Bool {
        let isHandled = canOpen(url)
        print(isHandled ? "The phone opens \(url)" : "No app on the phone opens \(url)")
        return isHandled
    }

    // MARK: Answers of one kind

    private func flag(_ call: SystemCall) -> Bool { socket.call(call) == .flag(true) }

    private func keychain(_ call: SystemCall) -> Int32 {
        guard case .status(let status) = socket.call(call) else { return Self.notAvailable }
        return status
    }

    // `errSecNotAvailable` of the Security framework.
    private static let notAvailable: Int32 = -25291

    private func authorization(_ call: SystemCall) -> SystemLocationAuthorization {
        guard case .authorization(let found) = socket.call(call) else { return .denied }
        return found
    }

    private func status(_ call: SystemCall) -> SystemNotificationStatus {
        guard case .notificationStatus(let found) = socket.call(call) else { return .denied }
        return found
    }
}
