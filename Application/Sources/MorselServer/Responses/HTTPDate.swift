// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// A conversion of times to the form of HTTP headers, `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, 5.6.7).
///
/// The two obsolete forms of the RFC are not read: clients send back what they received.
enum HTTPDate {
    private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// Returns the text of a time; one before 1970 or after 9999 is written as the first or the
    /// last time of these years.
    static func text(of time: Timestamp) -> String {
        let range = Timestamp.showable
        let time = min(max(time, range.lowerBound), range.upperBound)
        guard let date = CivilDate(daysSince1970: time.daysSince1970) else {
            preconditionFailure("the range has no other years")
        }
        let day = (date.day < 10 ? "0" : "") + String(date.day)
        return "\(weekdays[date.weekday]), \(day) \(months[date.month - 1]) \(date.year) "
            + "\(time.clock) GMT"
    }

    /// Returns the time of a text, or `nil` if it is not written like ``text(of:)``.
    static func time(of text: String) -> Timestamp? {
        let bytes = Array(text.utf8)
        guard bytes.count == 29 else { return nil }
        func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        guard let month = months.firstIndex(of: part(8..<11)),
            let day = Int(part(5..<7)), let year = Int(part(12..<16)), year >= 1970,
            let date = CivilDate(year: year, month: month + 1, day: day),
            let hour = Int(part(17..<19)), let minute = Int(part(20..<22)),
            let second = Int(part(23..<25))
        else { return nil }
        let time = Timestamp(secondOfDay: hour * 3_600 + minute * 60 + second, of: date)
        // This comparison also checks the weekday, signs, commas, spaces, and that each number is in its range.
        return self.text(of: time) == text ? time : nil
    }
}
