// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// The name of a build setting with its conditions: `CODE_SIGN_IDENTITY[sdk=iphoneos*][arch=arm64]`.
public struct SettingKey: Sendable, Hashable {
    /// A condition under which a setting applies.
    public struct Condition: Sendable, Hashable {
        /// The parameter of the build: `sdk`, `arch`, `config`, `variant`.
        public let parameter: String

        /// The pattern that the parameter must match, with `*` for any text.
        public let pattern: String

        /// Creates a condition.
        public init(parameter: String, pattern: String) {
            self.parameter = parameter
            self.pattern = pattern
        }
    }

    /// The name, of ASCII letters, digits and `_`.
    public let name: String

    /// The conditions, which must all hold; empty for a setting that always applies.
    public let conditions: [Condition]

    /// Creates a key from a name and conditions.
    public init(name: String, conditions: [Condition] = []) {
        self.name = name
        self.conditions = conditions
    }

    /// Parses a key as it is written in projects; `nil` if it is not a name with conditions.
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

    /// Parses the conditions between brackets, which commas can separate.
    ///
    /// - Returns: `nil` if there is no `=`.
    static func conditions(_ text: ArraySlice<UInt8>) -> [Condition]? {
        var conditions: [Condition] = []
        for part in text.split(separator: .comma, omittingEmptySubsequences: false) {
            if let sign = part.firstIndex(of: .equals) {
                conditions.append(
                    Condition(
                        parameter: string(part[..<sign]),
                        pattern: string(part[(sign + 1)...])
                    )
                )
            } else if let last = conditions.popLast() {
                // The comma is part of a pattern.
                let pattern = last.pattern + "," + string(part)
                conditions.append(Condition(parameter: last.parameter, pattern: pattern))
            } else {
                return nil
            }
        }
        return conditions
    }

    private static func string(_ part: ArraySlice<UInt8>) -> String {
        String(decoding: part.trimmed, as: UTF8.self)
    }
}

extension UInt8 {
    /// Whether the byte is allowed in the name of a setting.
    var isInSettingName: Bool { isLetter || isDigit || self == .underscore }
}
