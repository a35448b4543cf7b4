// SPDX-License-Identifier: Apache-2.0

/// A day of the Gregorian calendar, in the years 1 to 9999.
public struct CivilDate: Sendable, Hashable {
    /// The year, `1...9999`.
    public let year: Int

    /// The month, `1...12`.
    public let month: Int

    /// The day of the month, `1...31`.
    public let day: Int

    /// Creates a date, or `nil` if the calendar does not have it.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month),
            (1...Self.length(ofMonth: month, in: year)).contains(day)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// Returns the number of days in a month, `1...12`.
    static func length(ofMonth month: Int, in year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

// MARK: - Days since 1970

// Years begin in March here, so that a leap day is the last day of its year. Five months from
// March, and five from August, have 153 days.
extension CivilDate {
    // The number of days from 1 March of year 0 to 1 January 1970.
    private static let daysFromMarchOfYear0 = 719_468

    // The days of 400 years, after which the calendar repeats.
    private static let daysOfCycle = 146_097

    /// The number of days from 1 January 1970 to this day; negative before it.
    public var daysSince1970: Int64 {
        let shifted = month <= 2 ? year - 1 : year
        let monthsSinceMarch = (month + 9) % 12
        let dayOfYear = (153 * monthsSinceMarch + 2) / 5 + day - 1
        let leapDays = shifted / 4 - shifted / 100 + shifted / 400
        return Int64(365 * shifted + leapDays + dayOfYear - Self.daysFromMarchOfYear0)
    }

    /// Creates the date at a number of days after 1 January 1970, or before it if the number is
    /// negative; `nil` outside of the years 1 to 9999.
    public init?(daysSince1970: Int64) {
        // 1 January of year 1, and 31 December of year 9999.
        guard (-719_162...2_932_896).contains(daysSince1970) else { return nil }
        let (cycle, dayOfCycle) = (Int(daysSince1970) + Self.daysFromMarchOfYear0)
            .quotientAndRemainder(dividingBy: Self.daysOfCycle)
        // Every fourth year ends with a leap day (1,461 days), except every hundredth (36,524 days
        // without one), except the last of the cycle.
        let leapDays =
            dayOfCycle / 1_460 - dayOfCycle / 36_524 + dayOfCycle / (Self.daysOfCycle - 1)
        let yearOfCycle = (dayOfCycle - leapDays) / 365
        let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
        let monthsSinceMarch = (5 * dayOfYear + 2) / 153
        month = monthsSinceMarch < 10 ? monthsSinceMarch + 3 : monthsSinceMarch - 9
        day = dayOfYear - (153 * monthsSinceMarch + 2) / 5 + 1
        year = 400 * cycle + yearOfCycle + (month <= 2 ? 1 : 0)
    }

    /// The day of the week: 0 for Sunday to 6 for Saturday.
    public var weekday: Int { Int((daysSince1970 + 4) % 7 + 7) % 7 }
}
