// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The content of a notification.
public class UNNotificationContent: NSObject, NSCopying {
    struct Values {
        var title = ""
        var subtitle = ""
        var body = ""
        var targetContentIdentifier: String?
        var threadIdentifier = ""
        var categoryIdentifier = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
    }

    var values = Values()

    /// The title, which is shown above the subtitle and the body; can be empty.
    public var title: String { values.title }

    /// The subtitle; can be empty.
    public var subtitle: String { values.subtitle }

    /// The body; can be empty.
    public var body: String { values.body }

    /// The URL that selects an instance of a clip (rule E-50); `nil` without one.
    public var targetContentIdentifier: String? { values.targetContentIdentifier }

    /// The identifier that groups related notifications; can be empty.
    public var threadIdentifier: String { values.threadIdentifier }

    /// The identifier of the category, which defines the actions; can be empty.
    public var categoryIdentifier: String { values.categoryIdentifier }

    /// The number for the app's icon; `nil` leaves it unchanged.
    public var badge: NSNumber? { values.badge }

    /// The sound; `nil` for none.
    public var sound: UNNotificationSound? { values.sound }

    /// Custom values of the app.
    public var userInfo: [AnyHashable: Any] { values.userInfo }

    /// Returns an immutable copy.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = UNNotificationContent()
        copy.values = values
        return copy
    }
}

/// The sound of a notification.
public class UNNotificationSound: NSObject {
    /// The default sound.
    public class var `default`: UNNotificationSound { UNNotificationSound() }
}
