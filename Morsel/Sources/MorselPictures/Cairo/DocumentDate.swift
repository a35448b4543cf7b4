/// A moment that a document names as that of its making, in Coordinated Universal Time.
///
/// A fixed one by default: equal pictures are then equal files, byte for byte.
public struct DocumentDate: Sendable, Hashable {
    /// The first second of the year 2000, which says nothing about when a document was made.
    public static let fixed = DocumentDate(unchecked: 946_684_800)

    // The last second of the year 9999; ISO 8601 has four digits for a year.
    private static let lastSecond = 253_402_300_799

    /// Seconds since the first second of 1970, leap seconds not counted.
    public let secondsSince1970: Int

    /// Makes a date, or `nil` when it lies outside of the years 1970 to 9999.
    public init?(secondsSince1970: Int) {
        guard (0...Self.lastSecond).contains(secondsSince1970) else { return nil }
        self.init(unchecked: secondsSince1970)
    }

    private init(unchecked seconds: Int) {
        self.secondsSince1970 = seconds
    }

    /// The date as `2000-01-01T00:00:00Z`.
    var iso8601: String {
        let (days, second) = secondsSince1970.quotientAndRemainder(dividingBy: 86_400)
        let (year, month, day) = Self.calendarDate(daysSince1970: days)
        let clock = [second / 3600, second / 60 % 60, second % 60].map { Self.padded($0, to: 2) }
        let date = [Self.padded(year, to: 4), Self.padded(month, to: 2), Self.padded(day, to: 2)]
        return date.joined(separator: "-") + "T" + clock.joined(separator: ":") + "Z"
    }

    // Years begin in March here, so that the leap day is the last day of its year.
    private static func calendarDate(daysSince1970 days: Int) -> (Int, Int, Int) {
        // 1 March of the year 0 lies 719,468 days before 1970; 400 years have 146,097 days.
        let (cycle, dayOfCycle) = (days + 719_468).quotientAndRemainder(dividingBy: 146_097)
        let leapDays = dayOfCycle / 1_460 - dayOfCycle / 36_524 + dayOfCycle / 146_096
        let yearOfCycle = (dayOfCycle - leapDays) / 365
        let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
        // Five months from March, and from August, have 153 days.
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        return (400 * cycle + yearOfCycle + (month <= 2 ? 1 : 0), month, day)
    }

    private static func padded(_ number: Int, to width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
