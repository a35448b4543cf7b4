// SPDX-License-Identifier: Apache-2.0

import AppClip
public import Foundation

/// Requests authorization for notifications, and schedules local notifications.
///
/// It uses the system that runs the code. Completion handlers are called before the method returns, on the
/// same thread.
public final class UNUserNotificationCenter: NSObject, Sendable {
    private static let shared = UNUserNotificationCenter()

    private override init() {}

    /// The center of the clip or app.
    public class func current() -> UNUserNotificationCenter { shared }

    // MARK: Authorization

    /// Returns the notification settings (rule E-44).
    public func getNotificationSettings(
        completionHandler: (UNNotificationSettings) -> Void
    ) {
        completionHandler(UNNotificationSettings(RunningSystem.current.notificationStatus))
    }

    /// Returns the notification settings (rule E-44).
    public func notificationSettings() async -> UNNotificationSettings {
        UNNotificationSettings(RunningSystem.current.notificationStatus)
    }

    /// Requests authorization from the person, if it is not determined yet (rule E-45).
    ///
    /// Denial is not an error. It also ends the 8 hours after a launch (rule E-46).
    ///
    /// - Parameters:
    ///   - options: The requested features; ignored here.
    ///   - completionHandler: Receives whether notifications are allowed, and no error.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: (_ granted: Bool, _ error: (any Error)?) -> Void
    ) {
        completionHandler(authorize(), nil)
    }

    /// Requests authorization from the person, if it is not determined yet (rule E-45).
    ///
    /// - Parameter options: The requested features; ignored here.
    /// - Returns: Whether notifications are allowed.
    /// - Throws: Never, unlike Apple's.
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        authorize()
    }

    private func authorize() -> Bool {
        switch RunningSystem.current.requestNotifications() {
        case .authorized, .provisional, .ephemeral: true
        case .denied, .notDetermined: false
        }
    }

    // MARK: Scheduling

    /// Schedules a notification; it replaces a pending one with the same identifier.
    ///
    /// - Parameters:
    ///   - request: The notification and its trigger.
    ///   - completionHandler: Receives `nil` or a ``UNError``.
    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        do throws(UNError) {
            try schedule(request)
            completionHandler?(nil)
        } catch {
            completionHandler?(error)
        }
    }

    /// Schedules a notification; it replaces a pending one with the same identifier.
    ///
    /// - Throws: ``UNError`` if it cannot be scheduled.
    public func add(_ request: UNNotificationRequest) async throws {
        try schedule(request)
    }

    private func schedule(_ request: UNNotificationRequest) throws(UNError) {
        do {
            try RunningSystem.current.schedule(SystemNotification(request))
        } catch {
            switch error {
            case .notAllowed: throw UNError(.notificationsNotAllowed)
            case .noContent: throw UNError(.notificationInvalidNoContent)
            case .invalidTrigger: throw UNError(.notificationInvalidNoDate)
            }
        }
    }

    // MARK: Pending notifications

    /// Returns the pending notifications.
    public func getPendingNotificationRequests(
        completionHandler: ([UNNotificationRequest]) -> Void
    ) {
        completionHandler(pending)
    }

    /// Returns the pending notifications, with their texts, target content identifiers and triggers.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }

    private var pending: [UNNotificationRequest] {
        RunningSystem.current.pendingNotifications.map { UNNotificationRequest($0) }
    }

    /// Removes the pending notifications with some identifiers; unknown identifiers are ignored.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        RunningSystem.current.cancelNotifications(identifiers)
    }

    /// Removes all notifications that were not delivered yet.
    public func removeAllPendingNotificationRequests() {
        removePendingNotificationRequests(withIdentifiers: pending.map(\.identifier))
    }
}
