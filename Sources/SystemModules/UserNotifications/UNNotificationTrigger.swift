#if !hasFeature(Embedded)
public import Foundation

/// When a notification comes.
public class UNNotificationTrigger: NSObject {
    /// Whether it comes again and again.
    public let repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
    }
}

/// After some time.
public class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// The time in seconds.
    public let timeInterval: TimeInterval

    /// After some seconds: above 0, and at least 60 if it repeats.
    ///
    /// The system refuses others.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
}

/// When calendar and clock show something.
public class UNCalendarNotificationTrigger: UNNotificationTrigger {
    /// What they have to show, from year to second and the day of the week.
    public let dateComponents: DateComponents

    /// When calendar and clock next show something.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
}
#endif
