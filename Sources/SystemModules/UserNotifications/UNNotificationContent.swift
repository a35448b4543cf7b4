#if !hasFeature(Embedded)
public import Foundation

/// What a notification says.
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

    /// The first line.
    public var title: String { values.title }

    /// The second line; may be empty.
    public var subtitle: String { values.subtitle }

    /// The text.
    public var body: String { values.body }

    /// The URL by which the system chooses an instance of a clip (rule E-50); `nil` without one.
    public var targetContentIdentifier: String? { values.targetContentIdentifier }

    /// What notifications that belong together have in common; may be empty.
    public var threadIdentifier: String { values.threadIdentifier }

    /// What says which buttons there are; may be empty.
    public var categoryIdentifier: String { values.categoryIdentifier }

    /// The number on the icon; `nil` leaves it.
    public var badge: NSNumber? { values.badge }

    /// What is heard; `nil` for nothing.
    public var sound: UNNotificationSound? { values.sound }

    /// What the maker wants to find again.
    public var userInfo: [AnyHashable: Any] { values.userInfo }

    /// A content that cannot be changed.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = UNNotificationContent()
        copy.values = values
        return copy
    }
}

/// What is heard with a notification.
public class UNNotificationSound: NSObject {
    /// The sound of the system.
    public class var `default`: UNNotificationSound { UNNotificationSound() }
}
#endif
