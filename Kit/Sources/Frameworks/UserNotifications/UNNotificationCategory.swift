// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Options for the behaviour of an action.
public struct UNNotificationActionOptions: OptionSet, Sendable, Hashable {
    /// The bits, with Apple's values.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The action requires an unlocked device.
    public static let authenticationRequired = Self(rawValue: 1 << 0)
    /// The action deletes something.
    public static let destructive = Self(rawValue: 1 << 1)
    /// The action opens the app in the foreground.
    public static let foreground = Self(rawValue: 1 << 2)
}

/// An action of a notification: UserNotifications' `UNNotificationAction`.
open class UNNotificationAction: NSObject, @unchecked Sendable {
    /// The identifier of the action.
    public let identifier: String
    /// The title of the button.
    public let title: String
    /// The options for the behaviour of the action.
    public let options: UNNotificationActionOptions
    /// The icon of the button.
    public let icon: UNNotificationActionIcon?

    /// Creates an action.
    public init(
        identifier: String,
        title: String,
        options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon? = nil
    ) {
        self.identifier = identifier
        self.title = title
        self.options = options
        self.icon = icon
    }
}

/// The icon of an action: UserNotifications' `UNNotificationActionIcon`.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
    /// The name of a system symbol, or of an image of the app.
    public let name: String

    /// Creates an icon from a system symbol.
    public init(systemImageName: String) { name = systemImageName }

    /// Creates an icon from an image of the app.
    public init(templateImageName: String) { name = templateImageName }
}

/// Options for the behaviour of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable, Hashable {
    /// The bits, with Apple's values.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The app is notified when the person dismisses the notification.
    public static let customDismissAction = Self(rawValue: 1 << 0)
    /// The notification is shown in CarPlay.
    public static let allowInCarPlay = Self(rawValue: 1 << 1)
}

/// A category of notifications with its actions: UserNotifications' `UNNotificationCategory`.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    /// The identifier of the category.
    public let identifier: String
    /// The actions, in the order of their buttons.
    public let actions: [UNNotificationAction]
    /// The options for the behaviour of the category.
    public let options: UNNotificationCategoryOptions

    /// Creates a category.
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
