// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's own.

public import Foundation

/// A notification that was delivered: UserNotifications' `UNNotification`.
///
/// `@unchecked Sendable`: it is immutable.
open class UNNotification: NSObject, @unchecked Sendable {
    /// The date of the delivery.
    public let date: Date
    /// The request that was scheduled.
    public let request: UNNotificationRequest

    /// Creates a delivered notification; systems and tests call this.
    public init(request: UNNotificationRequest, date: Date = Date()) {
        self.request = request
        self.date = date
    }
}

/// The response of the person to a notification: UserNotifications' `UNNotificationResponse`.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    /// The notification to which the person responded.
    public let notification: UNNotification
    /// The identifier of the action that the person chose, such as
    /// ``UNNotificationDefaultActionIdentifier``.
    public let actionIdentifier: String
    /// The URL that selects an instance of the clip; `nil` without one.
    public var targetContentIdentifier: String? {
        notification.request.content.targetContentIdentifier
    }

    /// Creates a response; systems and tests call this.
    public init(
        notification: UNNotification,
        actionIdentifier: String = UNNotificationDefaultActionIdentifier
    ) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }
}

/// The identifier of the action of a person who tapped the notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// The identifier of the action of a person who dismissed the notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The ways a notification is presented while the app is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Sendable, Hashable {
    /// The bits, with Apple's values.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A badge on the icon.
    public static let badge = Self(rawValue: 1 << 0)
    /// A sound, if the notification has one.
    public static let sound = Self(rawValue: 1 << 1)
    /// A banner and the list; the older name.
    public static let alert = Self(rawValue: 1 << 2)
    /// An entry in Notification Center.
    public static let list = Self(rawValue: 1 << 3)
    /// A banner at the top of the screen.
    public static let banner = Self(rawValue: 1 << 4)
}
