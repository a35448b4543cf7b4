#if !hasFeature(Embedded)
public import Foundation

/// What a notification says, while it is being written.
///
/// Systems here keep texts and target; of the rest they make nothing.
public class UNMutableNotificationContent: UNNotificationContent {
    /// The first line.
    public override var title: String {
        get { values.title }
        set { values.title = newValue }
    }

    /// The second line; may be empty.
    public override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }

    /// The text.
    public override var body: String {
        get { values.body }
        set { values.body = newValue }
    }

    /// The URL by which the system chooses an instance of a clip (rule E-50); `nil` without one.
    public override var targetContentIdentifier: String? {
        get { values.targetContentIdentifier }
        set { values.targetContentIdentifier = newValue }
    }

    /// What notifications that belong together have in common; may be empty.
    public override var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }

    /// What says which buttons there are; may be empty.
    public override var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }

    /// The number on the icon; `nil` leaves it.
    public override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }

    /// What is heard; `nil` for nothing.
    public override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }

    /// What the maker wants to find again.
    public override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
}
#endif
