// SPDX-License-Identifier: Apache-2.0

// From local time to UTC.

extension ZoneRules {
    /// The first moment of the next calendar day at which clocks show a second of the day.
    ///
    /// If clocks show it twice that day, it is the first of the two; if they skip it, the moment at
    /// which they skip it.
    ///
    /// - Parameters:
    ///   - secondOfDay: The second, `0..<86_400`.
    ///   - time: A moment of the day before.
    /// - Returns: The moment.
    public func first(secondOfDay: Int, ofDayAfter time: Timestamp) -> Timestamp {
        let today = (time + Int64(offset(at: time))).daysSince1970
        return first(secondOfDay: secondOfDay, ofDay: today + 1)
    }

    /// The first moment of a calendar day at which clocks show a second of the day.
    ///
    /// - Parameters:
    ///   - secondOfDay: The second, `0..<86_400`.
    ///   - day: The day, in days since the first of January 1970.
    /// - Returns: The moment; as in ``first(secondOfDay:ofDayAfter:)`` where clocks change.
    public func first(secondOfDay: Int, ofDay day: Int64) -> Timestamp {
        let local = day * Timestamp.secondsPerDay + Int64(secondOfDay)

        // No offset is larger than 18 hours, so the moment lies within a day of `local`.
        let earliest = Timestamp(secondsSince1970: local - Timestamp.secondsPerDay)
        let latest = Timestamp(secondsSince1970: local + Timestamp.secondsPerDay)
        var offset = offset(at: earliest)
        for transition in transitions
        where earliest < transition.time && transition.time <= latest {
            let candidate = Timestamp(secondsSince1970: local - Int64(offset))
            // Clocks show the time before they change.
            if candidate < transition.time { return candidate }
            // They skip it.
            if transition.time.secondsSince1970 + Int64(transition.offset) > local {
                return transition.time
            }
            offset = transition.offset
        }
        return Timestamp(secondsSince1970: local - Int64(offset))
    }
}
