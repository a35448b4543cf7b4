// SPDX-License-Identifier: Apache-2.0

/// A text that is translated when it is shown: SwiftUI's `LocalizedStringKey`.
///
/// String literals in titles are keys. Each `\()` becomes a specifier of the key: `"\(name), \(count)"` is looked up as
/// `%@, %lld`.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable {
    // The text to look up: with specifiers for the arguments, or in a browser with the arguments themselves.
    let key: String
    #if !hasFeature(Embedded)
    let arguments: [LocalizedArgument]
    #endif

    /// Creates a key.
    public init(_ value: String) {
        key = value
        #if !hasFeature(Embedded)
        arguments = []
        #endif
    }

    /// Creates a key from a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a key from a literal with insertions.
    public init(stringInterpolation: StringInterpolation) {
        #if hasFeature(Embedded)
        key = stringInterpolation.text
        #else
        arguments = stringInterpolation.arguments
        // Without arguments, the key is not a format.
        key =
            arguments.isEmpty
            ? stringInterpolation.text.replacingOccurrences(of: "%%", with: "%")
            : stringInterpolation.text
        #endif
    }

    /// A literal with insertions, while it is collected.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""
        #if !hasFeature(Embedded)
        var arguments: [LocalizedArgument] = []
        #endif

        /// Creates an empty collection.
        public init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity)
        }

        /// Adds a part of the literal.
        public mutating func appendLiteral(_ literal: String) {
            #if hasFeature(Embedded)
            text += literal
            #else
            text +=
                literal.contains("%") ? literal.replacingOccurrences(of: "%", with: "%%") : literal
            #endif
        }

        /// Inserts a string.
        public mutating func appendInterpolation(_ string: String) {
            #if hasFeature(Embedded)
            text += string
            #else
            append("%@", .text(Text(verbatim: string)))
            #endif
        }
    }
}

extension LocalizedStringKey: Equatable {
    /// Returns whether two keys have the same text and arguments.
    public static func == (left: LocalizedStringKey, right: LocalizedStringKey) -> Bool {
        #if hasFeature(Embedded)
        hasSameBytes(left.key, right.key)
        #else
        hasSameBytes(left.key, right.key) && left.arguments == right.arguments
        #endif
    }
}

#if hasFeature(Embedded)
nonisolated extension Text {
    /// Creates a text from a literal.
    public init(_ key: LocalizedStringKey) { self.init(verbatim: key.key) }
}
#endif
