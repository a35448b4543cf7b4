internal import AppClipDevice

/// A moment as headers spell it: `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, 5.6.7).
///
/// The two older forms of the RFC are not read: clients send back what they were given.
enum HTTPDate {
    private static let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// The text of a moment from 1970 on; moments before are spelled as 1970 begins.
    static func text(of time: Timestamp) -> String {
        let seconds = max(0, time.secondsSince1970)
        let (day, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
        let date = civil(day)
        let weekday = days[Int(day % 7)]
        let clock = [rest / 3_600, rest / 60 % 60, rest % 60].map { two($0) }
            .joined(separator: ":")
        return
            "\(weekday), \(two(date.day)) \(months[Int(date.month) - 1]) \(date.year) \(clock) GMT"
    }

    /// The moment of a text, or `nil` if it is none.
    static func time(of text: String) -> Timestamp? {
        let bytes = Array(text.utf8)
        guard bytes.count == 29 else { return nil }
        func number(_ range: Range<Int>) -> Int64? {
            guard bytes[range].allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
            return bytes[range].reduce(0) { $0 * 10 + Int64($1 - 0x30) }
        }
        let month = String(decoding: bytes[8..<11], as: UTF8.self)
        guard let day = number(5..<7), let index = months.firstIndex(of: month),
            let year = number(12..<16), let hour = number(17..<19), let minute = number(20..<22),
            let second = number(23..<25), (1...31).contains(day), hour < 24, minute < 60,
            second < 61, year >= 1970
        else { return nil }
        let seconds = days(year, Int64(index) + 1, day) * 86_400 + hour * 3_600 + minute * 60
        let time = Timestamp(secondsSince1970: seconds + second)
        // Weekday, commas and blanks have to be those of this moment.
        return self.text(of: time) == text ? time : nil
    }

    private static func two(_ number: Int64) -> String { (number < 10 ? "0" : "") + "\(number)" }

    /// The days from 1970 to a date of the Gregorian calendar, whose years are taken to begin with
    /// March: so the day that some years have more is the last one.
    private static func days(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
        let year = month <= 2 ? year - 1 : year
        let era = year / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    /// The date of a day from 1970 on; the way back of ``days(_:_:_:)``.
    private static func civil(_ day: Int64) -> (year: Int64, month: Int64, day: Int64) {
        let shifted = day + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (
            yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
            dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        )
    }
}
