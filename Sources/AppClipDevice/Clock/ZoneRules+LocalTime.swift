// Clocks on the wall, and back.

extension ZoneRules {
    /// The first moment of the next calendar day at which clocks show a second of the day.
    ///
    /// Where clocks show it twice that day, it is the first of the two; where they skip it, the
    /// moment at which they skip.
    ///
    /// - Parameters:
    ///   - secondOfDay: The second, `0..<86_400`.
    ///   - time: A moment of the day before.
    /// - Returns: The moment.
    public func first(secondOfDay: Int, ofDayAfter time: Timestamp) -> Timestamp {
        let local = time.secondsSince1970 + Int64(offset(at: time))
        let day = local >= 0 ? local / 86_400 : (local - 86_399) / 86_400
        let wanted = (day + 1) * 86_400 + Int64(secondOfDay)

        // No offset is larger than 18 hours, so that the moment lies within a day of `wanted`.
        let early = Timestamp(secondsSince1970: wanted - 86_400)
        let before = offset(at: early)
        let candidate = Timestamp(secondsSince1970: wanted - Int64(before))
        let nearby = transitions.filter { change in
            early < change.time && change.time <= Timestamp(secondsSince1970: wanted + 86_400)
        }
        var offset = before
        var best = candidate
        for change in nearby {
            // Clocks show the wanted time before they change.
            best = Timestamp(secondsSince1970: wanted - Int64(offset))
            if best < change.time { return best }
            // They skip it.
            if change.time.secondsSince1970 + Int64(change.offset) > wanted { return change.time }
            offset = change.offset
            best = Timestamp(secondsSince1970: wanted - Int64(offset))
        }
        return best
    }
}
