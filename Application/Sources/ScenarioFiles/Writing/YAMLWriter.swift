// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// Writes mappings as YAML: lists and small mappings on one line, texts in double quotes.
package struct YAMLWriter {
    package private(set) var text = ""

    package init() {}

    /// A value on one line.
    package indirect enum Inline: ExpressibleByStringLiteral {
        case text(String)
        case number(Int64)
        case flag(Bool)
        case null
        case list([Inline])
        case map([(String, Inline?)])

        package init(stringLiteral value: String) { self = .text(value) }

        package var text: String {
            switch self {
            case .text(let text): Self.quoted(text)
            case .number(let number): "\(number)"
            case .flag(let flag): flag ? "true" : "false"
            case .null: "null"
            case .list(let values): "[\(values.map(\.text).joined(separator: ", "))]"
            case .map(let pairs):
                "{ "
                    + pairs.compactMap { key, value in
                        value.map { "\(Self.key(key)): \($0.text)" }
                    }
                    .joined(separator: ", ") + " }"
            }
        }

        // Returns a key of the format unchanged, and one of a project in quotes.
        static func key(_ key: String) -> String {
            let isPlain =
                !key.isEmpty
                && key.utf8.allSatisfy { (97...122).contains($0) || $0 == UInt8(ascii: "-") }
            return isPlain ? key : quoted(key)
        }

        // Quotes a text as in JSON, which YAML understands in the same way.
        private static func quoted(_ text: String) -> String {
            var quoted = "\""
            for scalar in text.unicodeScalars {
                switch scalar {
                case "\"": quoted += "\\\""
                case "\\": quoted += "\\\\"
                case "\n": quoted += "\\n"
                case "\t": quoted += "\\t"
                case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
                    quoted += "\\u" + Hexadecimal.text(of: UInt64(scalar.value), digits: 4)
                default: quoted.unicodeScalars.append(scalar)
                }
            }
            return quoted + "\""
        }
    }

    /// Writes a line with a key and a value.
    package mutating func add(_ indent: Int, _ key: String, _ value: Inline?) {
        guard let value else { return }
        line(indent, "\(Inline.key(key)): \(value.text)")
    }

    /// Writes a line unchanged.
    package mutating func line(_ indent: Int, _ content: String) {
        text += String(repeating: "  ", count: indent) + content + "\n"
    }
}
