// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

/// The name of a build setting, and when it applies: `CODE_SIGN_IDENTITY[sdk=iphoneos*][arch=arm64]`.
public struct SettingKey: Sendable, Hashable {
    /// What has to hold for a setting to apply.
    public struct Condition: Sendable, Hashable {
        /// What is looked at: `sdk`, `arch`, `config`, `variant`.
        public let parameter: String

        /// What it has to be, with `*` for any text.
        public let pattern: String

        /// A condition.
        public init(parameter: String, pattern: String) {
            self.parameter = parameter
            self.pattern = pattern
        }
    }

    /// The name, of ASCII letters, digits and `_`.
    public let name: String

    /// What has to hold, all of it; empty for a setting that always applies.
    public let conditions: [Condition]

    /// A name and its conditions.
    public init(name: String, conditions: [Condition] = []) {
        self.name = name
        self.conditions = conditions
    }

    /// Reads a key as projects hold it; `nil` where it is no name with conditions.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        var place = bytes.span.end(from: 0) { !$0.isInSettingName }
        guard place > 0, !bytes[0].isDigit else { return nil }
        name = String(ascii: bytes[..<place])
        var conditions: [Condition] = []
        while place < bytes.count {
            guard bytes[place] == .leftBracket,
                let end = bytes[place...].firstIndex(of: .rightBracket),
                let read = Self.conditions(bytes[(place + 1)..<end])
            else { return nil }
            conditions += read
            place = end + 1
        }
        self.conditions = conditions
    }

    /// The conditions between brackets, of which commas can separate several.
    ///
    /// - Returns: `nil` where there is no `=`.
    static func conditions(_ text: ArraySlice<UInt8>) -> [Condition]? {
        var conditions: [Condition] = []
        for part in text.split(separator: .comma, omittingEmptySubsequences: false) {
            if let sign = part.firstIndex(of: .equals) {
                conditions.append(
                    Condition(
                        parameter: trimmed(part[..<sign]),
                        pattern: trimmed(part[(sign + 1)...])
                    )
                )
            } else if let last = conditions.popLast() {
                // A comma within a pattern.
                let pattern = last.pattern + "," + trimmed(part)
                conditions.append(Condition(parameter: last.parameter, pattern: pattern))
            } else {
                return nil
            }
        }
        return conditions
    }

    private static func trimmed(_ text: ArraySlice<UInt8>) -> String {
        let rest = text.drop { $0.isSpace }
        let end = rest.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? rest.startIndex
        return String(decoding: rest[..<end], as: UTF8.self)
    }
}

extension UInt8 {
    /// Whether the byte can stand in the name of a setting.
    var isInSettingName: Bool { isLetter || isDigit || self == .underscore }
}
