// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
import Foundation
import Synchronization

/// Converts names of time zones into rules that are independent of the machine.
public enum Zones {
    /// The rules of the zones used so far; building one takes some milliseconds.
    private static let known = Mutex<[String: ZoneRules]>([:])

    /// The period that is covered: from the start of 1970 to the end of 2099.
    private static let years =
        Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 4_102_444_800)

    /// Returns the rules of a zone.
    ///
    /// - Parameter name: A name of the IANA database such as `Europe/Berlin`, or an offset such as
    ///   `+01:00`.
    /// - Returns: The rules, or `nil` if there is no such zone.
    public static func rules(_ name: String) -> ZoneRules? {
        if let offset = Moments.offset(name) { return try? ZoneRules(firstOffset: offset) }
        // Foundation accepts names such as "CET+3" and invents zones for them.
        guard name.utf8.count <= 64, name.contains("/") || name == "GMT",
            !name.contains("..")
        else { return nil }
        if let rules = known.withLock({ $0[name] }) { return rules }
        guard let zone = TimeZone(identifier: name), let rules = rules(of: zone) else { return nil }
        known.withLock { zones in
            // The database limits the number of names, but not that of their spellings.
            if zones.count > 1_000 { zones.removeAll() }
            zones[name] = rules
        }
        return rules
    }

    private static func rules(of zone: TimeZone) -> ZoneRules? {
        var offset = zone.secondsFromGMT(for: years.lowerBound)
        let first = offset
        var transitions: [ZoneRules.Transition] = []
        var date = years.lowerBound
        while let next = zone.nextDaylightSavingTimeTransition(after: date), next > date,
            next < years.upperBound
        {
            date = next
            let changed = zone.secondsFromGMT(for: next)
            guard changed != offset else { continue }
            offset = changed
            transitions.append(
                ZoneRules.Transition(
                    at: Timestamp(secondsSince1970: Int64(next.timeIntervalSince1970)),
                    to: changed
                )
            )
        }
        return try? ZoneRules(firstOffset: first, transitions: transitions)
    }
}
