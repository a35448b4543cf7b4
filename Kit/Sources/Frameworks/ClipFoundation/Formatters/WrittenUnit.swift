// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A unit of time as English writes it.
enum WrittenUnit: String {
    case year, month, week, day, hour, minute, second

    func full(_ count: UInt) -> String { "\(count) \(rawValue)\(count == 1 ? "" : "s")" }

    func spelled(_ count: UInt) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = Locale(identifier: "en_US")
        let number = formatter.string(from: NSNumber(value: count)) ?? "\(count)"
        return "\(number) \(rawValue)\(count == 1 ? "" : "s")"
    }

    /// Returns a form such as *2 mo.*, for texts about a date.
    func short(_ count: UInt) -> String {
        switch self {
        case .year: "\(count) yr."
        case .month: "\(count) mo."
        case .week: "\(count) wk."
        case .day: count == 1 ? "1 day" : "\(count) days"
        case .hour: "\(count) hr."
        case .minute: "\(count) min."
        case .second: "\(count) sec."
        }
    }

    /// Returns a form such as *2 mths*, for durations.
    func brief(_ count: UInt) -> String {
        let name =
            switch self {
            case .year: "yr"
            case .month: "mth"
            case .week: "wk"
            case .day: "day"
            case .hour: "hr"
            case .minute: "min"
            case .second: "sec"
            }
        // All are plural but the two that English abbreviates without an *s* here.
        let plural = count == 1 || self == .minute || self == .second ? "" : "s"
        return "\(count) \(name)\(plural)"
    }

    func abbreviated(_ count: UInt) -> String {
        "\(count)\(self == .month ? "mo" : String(rawValue.prefix(1)))"
    }

    func word(_ count: Int) -> String? {
        switch (self, count) {
        case (.second, 0): "now"
        case (.day, -1): "yesterday"
        case (.day, 1): "tomorrow"
        case (.year, -1), (.month, -1), (.week, -1): "last \(rawValue)"
        case (.year, 1), (.month, 1), (.week, 1): "next \(rawValue)"
        case (_, 0): "this \(rawValue)"
        default: nil
        }
    }
}
