// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The editable content of a notification.
///
/// Systems here store the texts and the target content identifier, and ignore the rest.
public class UNMutableNotificationContent: UNNotificationContent {
    /// The title, which is shown above the subtitle and the body; can be empty.
    public override var title: String {
        get { values.title }
        set { values.title = newValue }
    }

    /// The subtitle; can be empty.
    public override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }

    /// The body; can be empty.
    public override var body: String {
        get { values.body }
        set { values.body = newValue }
    }

    /// The URL that selects an instance of a clip (rule E-50); `nil` without one.
    public override var targetContentIdentifier: String? {
        get { values.targetContentIdentifier }
        set { values.targetContentIdentifier = newValue }
    }

    /// The identifier that groups related notifications; can be empty.
    public override var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }

    /// The identifier of the category, which defines the actions; can be empty.
    public override var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }

    /// The number for the app's icon; `nil` leaves it unchanged.
    public override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }

    /// The sound; `nil` for none.
    public override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }

    /// Custom values of the app.
    public override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
}
