// SPDX-License-Identifier: Apache-2.0

import AppClip
public import Foundation

/// A request to schedule a notification.
public class UNNotificationRequest: NSObject {
    /// The identifier; a new request with the same identifier replaces a pending one.
    public let identifier: String

    /// The content of the notification.
    public let content: UNNotificationContent

    /// The condition for the delivery of the notification; `nil` for immediately.
    public let trigger: UNNotificationTrigger?

    /// Creates a request; the content is copied.
    public init(
        identifier: String,
        content: UNNotificationContent,
        trigger: UNNotificationTrigger?
    ) {
        self.identifier = identifier
        self.content = content.copy() as? UNNotificationContent ?? content
        self.trigger = trigger
    }
}

extension UNNotificationRequest {
    convenience init(_ notification: SystemNotification) {
        let content = UNMutableNotificationContent()
        content.title = notification.title
        content.subtitle = notification.subtitle
        content.body = notification.body
        content.targetContentIdentifier = notification.targetContentIdentifier
        var trigger: UNNotificationTrigger?
        switch notification.trigger {
        case .immediate: break
        case .interval(let seconds, let repeats):
            trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: repeats)
        case .calendar(let date, let repeats):
            trigger = UNCalendarNotificationTrigger(
                dateMatching: DateComponents(date),
                repeats: repeats
            )
        }
        self.init(identifier: notification.identifier, content: content, trigger: trigger)
    }
}

extension SystemNotification {
    init(_ request: UNNotificationRequest) {
        self.init(
            identifier: request.identifier,
            title: request.content.title,
            subtitle: request.content.subtitle,
            body: request.content.body,
            targetContentIdentifier: request.content.targetContentIdentifier
        )
        switch request.trigger {
        case let interval as UNTimeIntervalNotificationTrigger:
            trigger = .interval(interval.timeInterval, repeats: interval.repeats)
        case let calendar as UNCalendarNotificationTrigger:
            trigger = .calendar(DateMatch(calendar.dateComponents), repeats: calendar.repeats)
        default: break
        }
    }
}

extension SystemNotification.DateMatch {
    fileprivate init(_ date: DateComponents) {
        self.init(
            year: date.year,
            month: date.month,
            day: date.day,
            weekday: date.weekday,
            hour: date.hour,
            minute: date.minute,
            second: date.second
        )
    }
}

extension DateComponents {
    fileprivate init(_ date: SystemNotification.DateMatch) {
        self.init(
            year: date.year,
            month: date.month,
            day: date.day,
            hour: date.hour,
            minute: date.minute,
            second: date.second,
            weekday: date.weekday
        )
    }
}
