public import AppClipDevice
import DeviceScenarios

/// Reads moments of ISO 8601 with a zone, such as `2026-03-20T10:00:00+01:00`, and lengths of time
/// behind a plus sign.
public enum Moments {
    /// A moment by the clock, or `nil` where the text is none.
    public static func time(_ text: String) -> Timestamp? {
        var rest = text.utf8[...]
        guard let year = number(&rest, 4), take("-", &rest), let month = number(&rest, 2),
            take("-", &rest), let day = number(&rest, 2), take("T", &rest),
            let hour = number(&rest, 2), take(":", &rest), let minute = number(&rest, 2),
            hour < 24, minute < 60, let date = CivilDate(year: year, month: month, day: day)
        else { return nil }
        var second = 0
        if take(":", &rest) {
            guard let found = number(&rest, 2), found < 60 else { return nil }
            second = found
        }
        guard let offset = offset(String(Substring(rest))) else { return nil }
        let seconds = Int64(hour * 3_600 + minute * 60 + second - offset)
        return Timestamp(secondsSince1970: date.daysSince1970 * 86_400 + seconds)
    }

    /// A moment by the clock on a wall, such as `2026-03-20T10:00:00`.
    ///
    /// Where clocks show it twice, it is the first of the two; where they skip it, the moment at
    /// which they skip.
    ///
    /// - Parameters:
    ///   - text: The moment, without a zone.
    ///   - zone: The zone of the clock.
    /// - Returns: The moment, or `nil` where the text is none.
    public static func time(_ text: String, in zone: ZoneRules) -> Timestamp? {
        guard let local = time(text + "Z") else { return nil }
        let day =
            local.secondsSince1970 >= 0
            ? local.secondsSince1970 / 86_400 : (local.secondsSince1970 - 86_399) / 86_400
        let second = Int(local.secondsSince1970 - day * 86_400)
        // Noon of the day before, by this clock as far as it matters.
        let noon = Timestamp(secondsSince1970: (day - 1) * 86_400 + 43_200)
        let before = Timestamp(
            secondsSince1970: noon.secondsSince1970 - Int64(zone.offset(at: noon))
        )
        return zone.first(secondOfDay: second, ofDayAfter: before)
    }

    /// A moment by the clock, or behind a plus sign a length of time; `nil` for anything else.
    static func moment(_ text: String) -> Moment? {
        if text.hasPrefix("+") {
            return Durations.seconds(String(text.dropFirst())).map { .after(seconds: $0) }
        }
        return time(text).map { .at($0) }
    }

    /// The seconds ahead of UTC of `Z`, `+01:00` or `-0330`; `nil` for anything else, and beyond 18
    /// hours.
    static func offset(_ text: String) -> Int? {
        if text == "Z" || text == "UTC" { return 0 }
        var rest = text.utf8[...]
        let isBehind = rest.first == UInt8(ascii: "-")
        guard isBehind || rest.first == UInt8(ascii: "+") else { return nil }
        rest = rest.dropFirst()
        guard let hours = number(&rest, 2) else { return nil }
        _ = take(":", &rest)
        guard let minutes = number(&rest, 2), rest.isEmpty, minutes < 60 else { return nil }
        let offset = hours * 3_600 + minutes * 60
        guard offset <= 64_800 else { return nil }
        return isBehind ? -offset : offset
    }

    private static func number(_ rest: inout Substring.UTF8View, _ count: Int) -> Int? {
        var value = 0
        for _ in 0..<count {
            guard let byte = rest.popFirst(), (0x30...0x39).contains(byte) else { return nil }
            value = value * 10 + Int(byte - 0x30)
        }
        return value
    }

    private static func take(_ character: Unicode.Scalar, _ rest: inout Substring.UTF8View) -> Bool
    {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest = rest.dropFirst()
        return true
    }
}
