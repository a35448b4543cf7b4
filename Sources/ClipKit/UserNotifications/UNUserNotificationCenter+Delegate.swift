// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
import Foundation

extension UNUserNotificationCenter {
    /// Hears of notifications; it is not kept.
    public var delegate: (any UNUserNotificationCenterDelegate)? {
        get { Listening.shared.delegate }
        set { Listening.shared.delegate = newValue }
    }

    /// Sets the kinds of notification.
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        Listening.shared.categories = categories
    }

    /// The kinds of notification.
    public func notificationCategories() async -> Set<UNNotificationCategory> {
        Listening.shared.categories
    }

    /// The notifications that are still shown; here they are gone at once.
    public func deliveredNotifications() async -> [UNNotification] { [] }

    /// Takes notifications away that are still shown.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

    /// Takes all notifications away that are still shown.
    public func removeAllDeliveredNotifications() {}

    /// Sets the number on the icon; a clip has none.
    public func setBadgeCount(
        _ count: Int,
        withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil)
    }

    /// Asks the delegate how a notification shows while the app is in front; systems call this.
    ///
    /// - Returns: Nothing at all without a delegate.
    public func present(
        _ notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        await delegate?.userNotificationCenter(self, willPresent: notification) ?? []
    }

    /// Tells the delegate what the person did with a notification; systems call this.
    public func answer(_ response: UNNotificationResponse) async {
        await delegate?.userNotificationCenter(self, didReceive: response)
    }
}

// `@unchecked Sendable`: both properties are read and written under the lock.
private final class Listening: @unchecked Sendable {
    static let shared = Listening()

    private let lock = NSLock()
    private weak var listener: (any UNUserNotificationCenterDelegate)?
    private var known: Set<UNNotificationCategory> = []

    var delegate: (any UNUserNotificationCenterDelegate)? {
        get { lock.withLock { listener } }
        set { lock.withLock { listener = newValue } }
    }

    var categories: Set<UNNotificationCategory> {
        get { lock.withLock { known } }
        set { lock.withLock { known = newValue } }
    }
}
#endif
