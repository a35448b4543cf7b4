#if !hasFeature(Embedded)
import AppClip
public import Foundation

/// Asks for the permission to notify, and schedules local notifications.
///
/// It answers for the system that runs the code, at once and on the caller's thread.
public final class UNUserNotificationCenter: NSObject, Sendable {
    private static let shared = UNUserNotificationCenter()

    private override init() {}

    /// The center of the clip or app.
    public class func current() -> UNUserNotificationCenter { shared }

    // MARK: Permission

    /// Hands over what the person allows (rule E-44).
    public func getNotificationSettings(
        completionHandler: (UNNotificationSettings) -> Void
    ) {
        completionHandler(UNNotificationSettings(RunningSystem.current.notificationStatus))
    }

    /// What the person allows (rule E-44).
    public func notificationSettings() async -> UNNotificationSettings {
        UNNotificationSettings(RunningSystem.current.notificationStatus)
    }

    /// Asks the person, if that is not decided (rule E-45).
    ///
    /// A refusal is no error. It also ends the 8 hours after a launch (rule E-46).
    ///
    /// - Parameters:
    ///   - options: What notifications would do; systems here do not tell it apart.
    ///   - completionHandler: Is handed whether notifications are allowed, and `nil`.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: (_ granted: Bool, _ error: (any Error)?) -> Void
    ) {
        completionHandler(ask(), nil)
    }

    /// Asks the person, if that is not decided (rule E-45).
    ///
    /// - Parameter options: What notifications would do; systems here do not tell it apart.
    /// - Returns: Whether notifications are allowed.
    /// - Throws: Nothing; Apple's may.
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        ask()
    }

    private func ask() -> Bool {
        switch RunningSystem.current.requestNotifications() {
        case .authorized, .provisional, .ephemeral: true
        case .denied, .notDetermined: false
        }
    }

    // MARK: Scheduling

    /// Schedules a notification; a pending one with the same identifier is replaced.
    ///
    /// - Parameters:
    ///   - request: What comes, and when.
    ///   - completionHandler: Is handed `nil`, or a ``UNError``.
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

    /// Schedules a notification; a pending one with the same identifier is replaced.
    ///
    /// - Throws: ``UNError`` if it is not taken.
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

    // MARK: What is pending

    /// Hands over the notifications to come.
    public func getPendingNotificationRequests(
        completionHandler: ([UNNotificationRequest]) -> Void
    ) {
        completionHandler(pending)
    }

    /// The notifications to come, with what the system keeps of them: texts, target and trigger.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }

    private var pending: [UNNotificationRequest] {
        RunningSystem.current.pendingNotifications.map { UNNotificationRequest($0) }
    }

    /// Takes notifications back.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        RunningSystem.current.cancelNotifications(identifiers)
    }

    /// Takes all notifications back.
    public func removeAllPendingNotificationRequests() {
        removePendingNotificationRequests(withIdentifiers: pending.map(\.identifier))
    }
}
#endif
