// SPDX-License-Identifier: Apache-2.0

/// A point in time in UTC, in whole seconds since 1 January 1970.
///
/// Leap seconds are not counted.
public struct Timestamp: Sendable, Hashable, Comparable {
    /// The number of seconds since 1 January 1970.
    public let secondsSince1970: Int64

    /// Creates the time at a number of seconds after 1 January 1970.
    public init(secondsSince1970: Int64) { self.secondsSince1970 = secondsSince1970 }

    /// The time since 1 January 1970.
    public var since1970: Duration { .seconds(secondsSince1970) }

    /// Orders timestamps chronologically.
    public static func < (one: Self, other: Self) -> Bool {
        one.secondsSince1970 < other.secondsSince1970
    }

    /// The times that a device's clock can show: from the beginning of 1970 to the end of 9999.
    public static let showable =
        Timestamp(secondsSince1970: 0)...Timestamp(secondsSince1970: 253_402_300_799)

    /// Returns the time some seconds later, or earlier if the number is negative.
    ///
    /// If the sum overflows, the result is the last or the first time that can be represented.
    public static func + (moment: Self, seconds: Int64) -> Self {
        let (sum, overflow) = moment.secondsSince1970.addingReportingOverflow(seconds)
        if overflow { return Self(secondsSince1970: seconds < 0 ? .min : .max) }
        return Self(secondsSince1970: sum)
    }
}

// MARK: - Days

extension Timestamp {
    /// The number of seconds in a day.
    public static let secondsPerDay: Int64 = 86_400

    /// Creates a time on a day.
    ///
    /// - Parameters:
    ///   - secondOfDay: The seconds since midnight in UTC, `0..<86_400`.
    ///   - date: The day.
    public init(secondOfDay: Int, of date: CivilDate) {
        let midnight = date.daysSince1970 * Self.secondsPerDay
        self.init(secondsSince1970: midnight + Int64(secondOfDay))
    }

    /// The number of days from 1 January 1970 to the day of this time; negative before it.
    public var daysSince1970: Int64 {
        let (days, rest) = secondsSince1970.quotientAndRemainder(dividingBy: Self.secondsPerDay)
        return rest < 0 ? days - 1 : days
    }

    /// The number of seconds since midnight, `0..<86_400`.
    public var secondOfDay: Int {
        let rest = secondsSince1970 % Self.secondsPerDay
        return Int(rest < 0 ? rest + Self.secondsPerDay : rest)
    }

    /// The time in ISO 8601, such as `2000-01-01T00:00:00Z`; `nil` outside of the years 1 to 9999.
    public var iso8601: String? {
        guard let date = CivilDate(daysSince1970: daysSince1970) else { return nil }
        let year = String(String(10_000 + date.year).dropFirst())
        return "\(year)-\(twoDigits(date.month))-\(twoDigits(date.day))T\(clock)Z"
    }

    /// Hours, minutes and seconds in UTC, such as `08:49:37`.
    public var clock: String {
        let second = secondOfDay
        return [second / 3_600, second / 60 % 60, second % 60].map { twoDigits($0) }
            .joined(separator: ":")
    }
}

private func twoDigits(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
