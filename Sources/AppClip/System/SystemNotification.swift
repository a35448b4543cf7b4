#if !hasFeature(Embedded)
/// A local notification, as a clip schedules it.
public struct SystemNotification: Sendable, Hashable {
    /// The name by which the clip knows it.
    public var identifier: String

    /// The first line.
    public var title: String

    /// The second line; may be empty.
    public var subtitle: String

    /// The text; may be empty.
    public var body: String

    /// The URL by which the system chooses an instance of the clip (rule E-50); `nil` without one.
    public var targetContentIdentifier: String?

    /// When it comes.
    public var trigger: Trigger

    /// When a notification comes.
    public enum Trigger: Sendable, Hashable {
        /// At once.
        case immediate
        /// After so many seconds, above 0; once, or again and again.
        case interval(Double, repeats: Bool)
        /// When the device's calendar and clock next show this; once, or again and again.
        case calendar(Moment, repeats: Bool)
    }

    /// What calendar and clock have to show; `nil` in a property matches everything.
    public struct Moment: Sendable, Hashable {
        /// The year.
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

        /// A moment.
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

    /// A notification.
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

/// Whether a clip or app may notify.
public enum SystemNotificationStatus: Sendable, Hashable {
    /// Nothing was decided, or the 8 hours are over.
    case notDetermined
    /// The person said no.
    case denied
    /// The person said yes.
    case authorized
    /// Quietly, without having been asked.
    case provisional
    /// For up to 8 hours after a launch (rule E-44).
    case ephemeral
}

/// Why a notification was not scheduled.
public enum SystemNotificationFault: Error, Sendable, Hashable {
    /// The person does not allow notifications, or was not asked.
    case notAllowed
    /// It has no content that could be shown.
    case noContent
    /// Its time is in the past, or no time.
    case invalidTrigger
}
#endif
