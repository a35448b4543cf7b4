#if !hasFeature(Embedded)
import AppClip
public import Foundation

/// What comes, and when.
public class UNNotificationRequest: NSObject {
    /// The name by which the clip knows it.
    public let identifier: String

    /// What it says.
    public let content: UNNotificationContent

    /// When it comes; `nil` for at once.
    public let trigger: UNNotificationTrigger?

    /// A notification to schedule; the content is copied.
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
        case .calendar(let moment, let repeats):
            trigger = UNCalendarNotificationTrigger(
                dateMatching: DateComponents(moment),
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
            trigger = .calendar(Moment(calendar.dateComponents), repeats: calendar.repeats)
        default: break
        }
    }
}

extension SystemNotification.Moment {
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
    fileprivate init(_ moment: SystemNotification.Moment) {
        self.init(
            year: moment.year,
            month: moment.month,
            day: moment.day,
            hour: moment.hour,
            minute: moment.minute,
            second: moment.second,
            weekday: moment.weekday
        )
    }
}
#endif
