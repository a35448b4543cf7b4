// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
import DeviceScenarios

/// Reads ISO 8601 times with an offset, such as `2026-03-20T10:00:00+01:00`, and durations after a
/// plus sign.
public enum Moments {
    /// Parses a time; returns `nil` if the text is not a time.
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
        return Timestamp(secondOfDay: hour * 3_600 + minute * 60 + second - offset, of: date)
    }

    /// Parses a local time, such as `2026-03-20T10:00:00`.
    ///
    /// If daylight saving time repeats the local time, it is the first of the two; if it skips it,
    /// the time of the change.
    ///
    /// - Parameters:
    ///   - text: The local time, without an offset.
    ///   - zone: The time zone.
    /// - Returns: The time, or `nil` if the text is not a local time.
    public static func time(_ text: String, in zone: ZoneRules) -> Timestamp? {
        guard let local = time(text + "Z") else { return nil }
        return zone.first(secondOfDay: local.secondOfDay, ofDay: local.daysSince1970)
    }

    /// Parses a time, or a duration after a plus sign; returns `nil` for anything else.
    static func moment(_ text: String) -> Moment? {
        if text.hasPrefix("+") {
            return Durations.seconds(String(text.dropFirst())).map { .after(seconds: $0) }
        }
        return time(text).map { .at($0) }
    }

    /// Returns the seconds ahead of UTC of `Z`, `+01:00` or `-0330`; `nil` for anything else, and
    /// beyond 18 hours.
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
            // Decimal digits are the hexadecimal ones below 10.
            guard let byte = rest.popFirst(), let digit = Hexadecimal.value(of: byte), digit < 10
            else { return nil }
            value = value * 10 + Int(digit)
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
