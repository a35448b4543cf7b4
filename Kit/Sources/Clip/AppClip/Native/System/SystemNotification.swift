// SPDX-License-Identifier: Apache-2.0

/// A local notification.
public struct SystemNotification: Sendable, Hashable {
    /// The identifier that the clip gave it.
    public var identifier: String

    /// The title, which is shown above the subtitle and the body; can be empty.
    public var title: String

    /// The subtitle; can be empty.
    public var subtitle: String

    /// The body; can be empty.
    public var body: String

    /// The URL that selects an instance of the clip (rule E-50); `nil` without one.
    public var targetContentIdentifier: String?

    /// The condition for its delivery.
    public var trigger: Trigger

    /// A condition for the delivery of a notification.
    public enum Trigger: Sendable, Hashable {
        /// Immediately.
        case immediate
        /// After a number of seconds, above 0; once or repeatedly.
        case interval(Double, repeats: Bool)
        /// At the next date that matches; once or repeatedly.
        case calendar(DateMatch, repeats: Bool)
    }

    /// The components that a date must have; `nil` matches any value.
    public struct DateMatch: Sendable, Hashable {
        /// The year, such as 2026.
        public var year: Int?
        /// The month, from 1.
        public var month: Int?
        /// The day of the month, from 1.
        public var day: Int?
        /// The day of the week: 1 is Sunday.
        public var weekday: Int?
        /// The hour, `0..<24`.
        public var hour: Int?
        /// The minute, `0..<60`.
        public var minute: Int?
        /// The second, `0..<60`.
        public var second: Int?

        /// Creates components to match.
        public init(
            year: Int? = nil,
            month: Int? = nil,
            day: Int? = nil,
            weekday: Int? = nil,
            hour: Int? = nil,
            minute: Int? = nil,
            second: Int? = nil
        ) {
            self.year = year
            self.month = month
            self.day = day
            self.weekday = weekday
            self.hour = hour
            self.minute = minute
            self.second = second
        }
    }

    /// Creates a notification.
    public init(
        identifier: String,
        title: String = "",
        subtitle: String = "",
        body: String = "",
        targetContentIdentifier: String? = nil,
        trigger: Trigger = .immediate
    ) {
        self.identifier = identifier
        self.title = title
        self.subtitle = subtitle
        self.body = body
        self.targetContentIdentifier = targetContentIdentifier
        self.trigger = trigger
    }
}

/// The authorization of a clip or app to post notifications.
public enum SystemNotificationStatus: Sendable, Hashable {
    /// The person has not decided, or the 8 hours are over.
    case notDetermined
    /// The person denied it.
    case denied
    /// The person allowed it.
    case authorized
    /// Provisionally: quiet notifications, without asking the person.
    case provisional
    /// For up to 8 hours after a launch (rule E-44).
    case ephemeral
}

/// The reason a notification was not scheduled.
public enum SystemNotificationError: Error, Sendable, Hashable {
    /// The person does not allow notifications, or has not decided.
    case notAllowed
    /// The notification has no content to show.
    case noContent
    /// The trigger is in the past, or invalid.
    case invalidTrigger
}
