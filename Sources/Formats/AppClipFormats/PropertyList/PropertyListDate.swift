// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

/// Dates in property lists: seconds since the beginning of 2001 in binary ones, text in XML.
enum PropertyListDate {
    // The days from 1970 to 2001.
    private static let daysBefore2001: Int64 = 11_323

    /// Returns a date in UTC, such as `2026-01-31T12:00:00Z`; `nil` outside the years 1 to 9999.
    static func text(secondsSince2001: Double) -> String? {
        guard secondsSince2001.magnitude < 1e12 else { return nil }
        let seconds = Int64(secondsSince2001.rounded(.down))
        let day = seconds >= 0 ? seconds / 86_400 : -((86_399 - seconds) / 86_400)
        guard let date = CivilDate(daysSince1970: day + daysBefore2001) else { return nil }
        let second = Int(seconds - day * 86_400)
        return digits(date.year, 4) + "-" + digits(date.month, 2) + "-" + digits(date.day, 2) + "T"
            + digits(second / 3_600, 2) + ":" + digits(second / 60 % 60, 2) + ":"
            + digits(second % 60, 2) + "Z"
    }

    private static func digits(_ number: Int, _ count: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }
}
