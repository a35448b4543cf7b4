// SPDX-License-Identifier: Apache-2.0

/// The visibility of a value in a log message: `OSLogPrivacy`.
public struct OSLogPrivacy: Sendable {
    /// The mask of a private value; it has no effect here.
    public enum Mask: Sendable {
        /// The value is not shown.
        case none
        /// A hash that is the same for equal values.
        case hash
    }

    let isHidden: Bool

    /// Visible to everyone.
    public static var `public`: Self { Self(isHidden: false) }
    /// Redacted.
    public static var `private`: Self { Self(isHidden: true) }
    /// Redacted.
    public static var sensitive: Self { Self(isHidden: true) }
    /// Visible to everyone, as with a debugger.
    public static var auto: Self { Self(isHidden: false) }

    /// Redacted; the mask has no effect here.
    public static func `private`(mask: Mask) -> Self { Self(isHidden: true) }
}

/// The text of a log message: `OSLogMessage`.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    /// Creates a message without values.
    public init(stringLiteral value: String) { text = value }

    /// Creates a message with values.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// Collects the text and the values of a message.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""

        /// Creates an empty message.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Appends text.
        public mutating func appendLiteral(_ literal: String) { text += literal }

        /// Appends a value, or `<private>` if it is redacted.
        public mutating func appendInterpolation<Value>(
            _ value: @autoclosure () -> Value,
            privacy: OSLogPrivacy = .auto
        ) {
            text += privacy.isHidden ? "<private>" : "\(value())"
        }
    }
}
