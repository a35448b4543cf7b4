// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UNUserNotificationCenter {
    /// The object that receives notifications and responses; it is not retained.
    public var delegate: (any UNUserNotificationCenterDelegate)? {
        get { Listening.shared.delegate }
        set { Listening.shared.delegate = newValue }
    }

    /// Sets the categories of notifications, and replaces those set before.
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        Listening.shared.categories = categories
    }

    /// Returns the categories of notifications.
    public func notificationCategories() async -> Set<UNNotificationCategory> {
        Listening.shared.categories
    }

    /// Returns the delivered notifications that are still visible: none, since they disappear
    /// immediately here.
    public func deliveredNotifications() async -> [UNNotification] { [] }

    /// Removes delivered notifications that are still visible.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

    /// Removes all delivered notifications that are still visible.
    public func removeAllDeliveredNotifications() {}

    /// Sets the badge on the icon; a clip has no icon.
    public func setBadgeCount(
        _ count: Int,
        withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil)
    }

    /// Asks the delegate how to present a notification while the app is in the foreground; systems
    /// call this.
    ///
    /// - Returns: The options; empty without a delegate.
    public func present(
        _ notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        await delegate?.userNotificationCenter(self, willPresent: notification) ?? []
    }

    /// Passes the person's response to a notification to the delegate; systems call this.
    public func answer(_ response: UNNotificationResponse) async {
        await delegate?.userNotificationCenter(self, didReceive: response)
    }
}

// `@unchecked Sendable`: both properties are protected by the lock.
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
