// SPDX-License-Identifier: Apache-2.0

/// Reads durations such as `8h`, `1 h 30 min` and `30 days`.
enum Durations {
    private static let units: [(names: [String], seconds: Int64)] = [
        (["s", "sec", "second", "seconds"], 1),
        (["min", "minute", "minutes"], 60),
        (["h", "hour", "hours"], 3_600),
        (["d", "day", "days"], 86_400),
        (["week", "weeks"], 604_800),
    ]

    /// Returns the seconds, or `nil` if the text is not a duration or exceeds 10,000 years.
    static func seconds(_ text: String) -> Int64? {
        var rest = text[...]
        var total: Int64 = 0
        var isEmpty = true
        while true {
            rest = rest.drop { $0 == " " }
            if rest.isEmpty { return isEmpty ? nil : total }
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            guard !digits.isEmpty, digits.utf8.count <= 12, let number = Int64(digits) else {
                return nil
            }
            rest = rest.dropFirst(digits.count).drop { $0 == " " }
            let name = rest.prefix { $0.isASCII && $0.isLetter }
            rest = rest.dropFirst(name.count)
            guard let unit = units.first(where: { $0.names.contains(String(name)) }) else {
                return nil
            }
            let (product, overflow) = number.multipliedReportingOverflow(by: unit.seconds)
            guard !overflow, product <= 315_360_000_000 else { return nil }
            total += product
            guard total <= 315_360_000_000 else { return nil }
            isEmpty = false
        }
    }
}
