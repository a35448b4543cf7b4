// SPDX-License-Identifier: Apache-2.0

/// A text that is translated when it is shown: SwiftUI's `LocalizedStringKey`.
///
/// String literals in titles are keys. Each `\()` becomes a specifier of the key: `"\(name), \(count)"` is looked up as
/// `%@, %lld`.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable {
    // The text to look up, with specifiers for the arguments.
    let key: String
    let arguments: [LocalizedArgument]

    /// Creates a key.
    public init(_ value: String) {
        key = value
        arguments = []
    }

    /// Creates a key from a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a key from a literal with insertions.
    public init(stringInterpolation: StringInterpolation) {
        arguments = stringInterpolation.arguments
        // Without arguments, the key is not a format.
        key =
            arguments.isEmpty
            ? stringInterpolation.text.replacingOccurrences(of: "%%", with: "%")
            : stringInterpolation.text
    }

    /// A literal with insertions, while it is collected.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""
        var arguments: [LocalizedArgument] = []

        /// Creates an empty collection.
        public init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity)
        }

        /// Adds a part of the literal.
        public mutating func appendLiteral(_ literal: String) {
            text +=
                literal.contains("%") ? literal.replacingOccurrences(of: "%", with: "%%") : literal
        }

        /// Inserts a string.
        public mutating func appendInterpolation(_ string: String) {
            append("%@", .text(Text(verbatim: string)))
        }
    }
}

extension LocalizedStringKey: Equatable {
    /// Returns whether two keys have the same text and arguments.
    public static func == (left: LocalizedStringKey, right: LocalizedStringKey) -> Bool {
        hasSameBytes(left.key, right.key) && left.arguments == right.arguments
    }
}
