// SPDX-License-Identifier: Apache-2.0

/// A time zone as a value: its offset from UTC, and the times at which the offset changes.
///
/// The machine's time zone database is not used, so 4:00 is the same moment on every machine.
///
/// ```swift
/// let berlin = ZoneRules.daylightSaving(
///     standardOffset: 3_600,
///     from: .init(month: 3, sunday: .last, secondOfDay: 7_200),
///     to: .init(month: 10, sunday: .last, secondOfDay: 10_800),
///     years: 2020...2040
/// )
/// ```
public struct ZoneRules: Sendable, Hashable {
    /// The number of seconds ahead of UTC before the first transition, `-64_800...64_800`.
    public let firstOffset: Int

    /// The transitions in chronological order.
    public let transitions: [Transition]

    /// A change of the offset.
    public struct Transition: Sendable, Hashable {
        /// The time of the change.
        public let time: Timestamp

        /// The number of seconds ahead of UTC after the change, `-64_800...64_800`.
        public let offset: Int

        /// Creates a change of the offset.
        public init(at time: Timestamp, to offset: Int) {
            self.time = time
            self.offset = offset
        }
    }

    /// Creates a time zone.
    ///
    /// - Parameters:
    ///   - firstOffset: Seconds ahead of UTC before the first transition.
    ///   - transitions: The transitions in chronological order.
    /// - Throws: ``ZoneError`` if transitions are out of order or an offset is larger than 18 hours.
    public init(
        firstOffset: Int,
        transitions: [Transition] = []
    ) throws(ZoneError) {
        let offsets = -64_800...64_800
        guard offsets.contains(firstOffset) else {
            throw ZoneError(code: .offset(firstOffset), transition: nil)
        }
        for (index, transition) in transitions.enumerated() {
            guard offsets.contains(transition.offset) else {
                throw ZoneError(code: .offset(transition.offset), transition: index)
            }
            guard index == 0 || transitions[index - 1].time < transition.time else {
                throw ZoneError(code: .outOfOrder, transition: index)
            }
        }
        self.init(checked: firstOffset, transitions)
    }

    init(checked firstOffset: Int, _ transitions: [Transition]) {
        self.firstOffset = firstOffset
        self.transitions = transitions
    }

    /// UTC itself, without transitions.
    public static let utc = ZoneRules(checked: 0, [])

    /// Returns the number of seconds ahead of UTC at a time.
    ///
    /// - Complexity: O(log *n*) in the number of transitions.
    public func offset(at time: Timestamp) -> Int {
        var low = 0
        var high = transitions.count
        while low < high {
            let middle = (low + high) / 2
            if transitions[middle].time <= time { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? firstOffset : transitions[low - 1].offset
    }
}

// MARK: - Daylight saving

extension ZoneRules {
    /// A time that recurs every year on a Sunday, in local time.
    public struct YearlyChange: Sendable, Hashable {
        /// The month, `1...12`.
        public let month: Int

        /// The Sunday of the month.
        public let sunday: Sunday

        /// The second of the day before the change.
        public let secondOfDay: Int

        /// A Sunday of a month, counted from the start or the last one.
        public enum Sunday: Sendable, Hashable {
            /// The first, second, third or fourth Sunday, `1...4`.
            case nth(Int)
            /// The last Sunday of the month.
            case last
        }

        /// Creates a time that recurs every year.
        public init(month: Int, sunday: Sunday, secondOfDay: Int) {
            self.month = month
            self.sunday = sunday
            self.secondOfDay = secondOfDay
        }

        fileprivate func day(in year: Int) -> Int64? {
            let length = CivilDate.length(ofMonth: month, in: year)
            let first =
                switch sunday {
                case .nth(let number): 1 + 7 * (number - 1)
                case .last: length - 6
                }
            guard let date = CivilDate(year: year, month: month, day: first) else { return nil }
            return date.daysSince1970 + Int64((7 - date.weekday) % 7)
        }
    }

    /// Returns the rules of a time zone whose clocks are one hour ahead for a part of each year.
    ///
    /// - Parameters:
    ///   - standardOffset: The number of seconds ahead of UTC in winter.
    ///   - start: The time at which daylight saving time starts, in standard time.
    ///   - end: The time at which it ends, in daylight saving time.
    ///   - years: The years that have the changes.
    /// - Returns: The rules of the time zone.
    /// - Throws: ``ZoneError`` if a change falls on a day that does not exist.
    public static func daylightSaving(
        standardOffset: Int,
        from start: YearlyChange,
        to end: YearlyChange,
        years: ClosedRange<Int>
    ) throws(ZoneError) -> ZoneRules {
        var transitions: [Transition] = []
        for year in years {
            guard let first = start.day(in: year), let last = end.day(in: year) else {
                throw ZoneError(code: .outOfOrder, transition: transitions.count)
            }
            let summer = standardOffset + 3_600
            let changes = [
                Transition(
                    at: Timestamp(
                        secondsSince1970: first * Timestamp.secondsPerDay
                            + Int64(start.secondOfDay - standardOffset)
                    ),
                    to: summer
                ),
                Transition(
                    at: Timestamp(
                        secondsSince1970: last * Timestamp.secondsPerDay
                            + Int64(end.secondOfDay - summer)
                    ),
                    to: standardOffset
                ),
            ]
            // In the southern hemisphere it ends before it starts within each year.
            transitions += changes.sorted { $0.time < $1.time }
        }
        let isSouthern = start.month > end.month
        return try ZoneRules(
            firstOffset: isSouthern ? standardOffset + 3_600 : standardOffset,
            transitions: transitions
        )
    }
}
