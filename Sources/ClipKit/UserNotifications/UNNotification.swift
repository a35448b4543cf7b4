// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's own.

#if !hasFeature(Embedded)
public import Foundation

/// A notification that was delivered: UserNotifications' `UNNotification`.
///
/// `@unchecked Sendable`: it never changes.
open class UNNotification: NSObject, @unchecked Sendable {
    /// When it was delivered.
    public let date: Date
    /// What was asked for.
    public let request: UNNotificationRequest

    /// A notification that was delivered; systems and tests make them.
    public init(request: UNNotificationRequest, date: Date = Date()) {
        self.request = request
        self.date = date
    }
}

/// What the person did with a notification: UserNotifications' `UNNotificationResponse`.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    /// The notification.
    public let notification: UNNotification
    /// What they chose, such as ``UNNotificationDefaultActionIdentifier``.
    public let actionIdentifier: String
    /// The URL that selects an instance of the clip; `nil` without one.
    public var targetContentIdentifier: String? {
        notification.request.content.targetContentIdentifier
    }

    /// What the person did; systems and tests make them.
    public init(
        notification: UNNotification,
        actionIdentifier: String = UNNotificationDefaultActionIdentifier
    ) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }
}

/// The person tapped the notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// The person put the notification away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// How a notification shows while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable, Hashable {
    /// The bits, with Apple's values.
    public let rawValue: UInt

    /// Options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The number on the icon.
    public static let badge = Self(rawValue: 1 << 0)
    /// The sound.
    public static let sound = Self(rawValue: 1 << 1)
    /// A banner and the list; the older name.
    public static let alert = Self(rawValue: 1 << 2)
    /// The list.
    public static let list = Self(rawValue: 1 << 3)
    /// A banner.
    public static let banner = Self(rawValue: 1 << 4)
}
#endif
