// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The condition for the delivery of a notification.
public class UNNotificationTrigger: NSObject {
    /// Whether the notification repeats.
    public let repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
    }
}

/// Delivers a notification after a time interval.
public class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// The interval in seconds.
    public let timeInterval: TimeInterval

    /// Creates a trigger with an interval: above 0, and at least 60 if it repeats.
    ///
    /// Scheduling with another interval fails.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
}

/// Delivers a notification at a date.
public class UNCalendarNotificationTrigger: UNNotificationTrigger {
    /// The components to match, from year to second and the day of the week.
    public let dateComponents: DateComponents

    /// Creates a trigger for the next date that matches.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
}
