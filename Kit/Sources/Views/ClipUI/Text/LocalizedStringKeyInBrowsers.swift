// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)
/// A text in a title, which is not translated in a browser: SwiftUI's `LocalizedStringKey`.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable {
    // The text, with its insertions.
    let key: String

    /// Creates a key.
    public init(_ value: String) {
        key = value
    }

    /// Creates a key from a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a key from a literal with insertions.
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.text
    }

    /// A literal with insertions, while it is collected.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""

        /// Creates an empty collection.
        public init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity)
        }

        /// Adds a part of the literal.
        public mutating func appendLiteral(_ literal: String) {
            text += literal
        }

        /// Inserts a string.
        public mutating func appendInterpolation(_ string: String) {
            text += string
        }
    }
}

extension LocalizedStringKey: Equatable {
    /// Returns whether two keys have the same text.
    public static func == (left: LocalizedStringKey, right: LocalizedStringKey) -> Bool {
        hasSameBytes(left.key, right.key)
    }
}

nonisolated extension Text {
    /// Creates a text from a literal.
    public init(_ key: LocalizedStringKey) { self.init(verbatim: key.key) }
}

extension LocalizedStringKey.StringInterpolation {
    /// Inserts the description of a value.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value) {
        text += value.description
    }

    /// Inserts an integer in a format such as `%03d`.
    public mutating func appendInterpolation<Value: BinaryInteger>(
        _ value: Value,
        specifier: String
    ) {
        text += NumberSpecifier(specifier).format(Int64(clamping: value))
    }

    /// Inserts a number in a format such as `%.2f`.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
        _ value: Value,
        specifier: String
    ) {
        text += NumberSpecifier(specifier).format(Double(value))
    }
}
#endif
