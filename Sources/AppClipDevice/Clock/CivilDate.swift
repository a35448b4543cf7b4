/// A day of the Gregorian calendar.
public struct CivilDate: Sendable, Hashable {
    /// The year.
    public let year: Int

    /// The month, `1...12`.
    public let month: Int

    /// The day of the month, `1...31`.
    public let day: Int

    /// A day, or `nil` where the calendar has none such.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month),
            (1...Self.length(ofMonth: month, in: year)).contains(day)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// The days from the begin of 1970 to this day.
    ///
    /// Years are counted from March, so that a leap day is the last of its year.
    public var daysSince1970: Int64 {
        let shifted = month <= 2 ? year - 1 : year
        let monthsSinceMarch = (month + 9) % 12
        let dayOfYear = (153 * monthsSinceMarch + 2) / 5 + day - 1
        let leapDays = shifted / 4 - shifted / 100 + shifted / 400
        // The first of March of year 0 is 719,468 days before 1970.
        return Int64(365 * shifted + leapDays + dayOfYear - 719_468)
    }

    /// The day of the week: 0 for Sunday to 6 for Saturday.
    public var weekday: Int { Int((daysSince1970 + 4) % 7 + 7) % 7 }

    static func length(ofMonth month: Int, in year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
