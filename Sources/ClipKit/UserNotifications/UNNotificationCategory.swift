// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
public import Foundation

/// What an action asks for.
public struct UNNotificationActionOptions: OptionSet, Sendable, Hashable {
    /// The bits, with Apple's values.
    public let rawValue: UInt

    /// Options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The device has to be unlocked.
    public static let authenticationRequired = Self(rawValue: 1 << 0)
    /// It takes something away.
    public static let destructive = Self(rawValue: 1 << 1)
    /// It opens the app.
    public static let foreground = Self(rawValue: 1 << 2)
}

/// A button of a notification: UserNotifications' `UNNotificationAction`.
open class UNNotificationAction: NSObject, @unchecked Sendable {
    /// What tells it from others.
    public let identifier: String
    /// What the button says.
    public let title: String
    /// What it asks for.
    public let options: UNNotificationActionOptions

    /// A button.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.identifier = identifier
        self.title = title
        self.options = options
    }
}

/// How a category behaves.
public struct UNNotificationCategoryOptions: OptionSet, Sendable, Hashable {
    /// The bits, with Apple's values.
    public let rawValue: UInt

    /// Options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The app hears when the person puts the notification away.
    public static let customDismissAction = Self(rawValue: 1 << 0)
    /// It shows in a car.
    public static let allowInCarPlay = Self(rawValue: 1 << 1)
}

/// A kind of notification with its buttons: UserNotifications' `UNNotificationCategory`.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    /// What tells it from others.
    public let identifier: String
    /// The buttons.
    public let actions: [UNNotificationAction]
    /// How it behaves.
    public let options: UNNotificationCategoryOptions

    /// A kind of notification.
    public init(
        identifier: String,
        actions: [UNNotificationAction],
        intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.options = options
    }
}
#endif
