// SPDX-License-Identifier: Apache-2.0

// Conversion from local time to UTC.

extension ZoneRules {
    /// Returns the first time on the next calendar day at which clocks show a second of the day.
    ///
    /// If clocks show it twice on that day, the result is the first of the two; if they skip it,
    /// the time at which they skip it.
    ///
    /// - Parameters:
    ///   - secondOfDay: The second, `0..<86_400`.
    ///   - time: A time on the day before.
    /// - Returns: The time in UTC.
    public func first(secondOfDay: Int, ofDayAfter time: Timestamp) -> Timestamp {
        let today = (time + Int64(offset(at: time))).daysSince1970
        return first(secondOfDay: secondOfDay, ofDay: today + 1)
    }

    /// Returns the first time on a calendar day at which clocks show a second of the day.
    ///
    /// - Parameters:
    ///   - secondOfDay: The second, `0..<86_400`.
    ///   - day: The day, in days since 1 January 1970.
    /// - Returns: The time in UTC; as in ``first(secondOfDay:ofDayAfter:)`` if clocks change.
    public func first(secondOfDay: Int, ofDay day: Int64) -> Timestamp {
        let local = day * Timestamp.secondsPerDay + Int64(secondOfDay)

        // No offset is larger than 18 hours, so the time is within a day of `local`.
        let earliest = Timestamp(secondsSince1970: local - Timestamp.secondsPerDay)
        let latest = Timestamp(secondsSince1970: local + Timestamp.secondsPerDay)
        var offset = offset(at: earliest)
        for transition in transitions
        where earliest < transition.time && transition.time <= latest {
            let candidate = Timestamp(secondsSince1970: local - Int64(offset))
            // Clocks show the second before they change.
            if candidate < transition.time { return candidate }
            // Clocks skip the second.
            if transition.time.secondsSince1970 + Int64(transition.offset) > local {
                return transition.time
            }
            offset = transition.offset
        }
        return Timestamp(secondsSince1970: local - Int64(offset))
    }
}
