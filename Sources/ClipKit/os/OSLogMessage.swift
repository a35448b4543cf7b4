// SPDX-License-Identifier: Apache-2.0

/// Who may read a value in a line of a log: `OSLogPrivacy`.
public struct OSLogPrivacy: Sendable {
    /// How a private value shows.
    public enum Mask: Sendable {
        /// Not at all.
        case none
        /// As a figure that is the same for equal values.
        case hash
    }

    let isHidden: Bool

    /// All.
    public static var `public`: Self { Self(isHidden: false) }
    /// Nobody.
    public static var `private`: Self { Self(isHidden: true) }
    /// Nobody.
    public static var sensitive: Self { Self(isHidden: true) }
    /// All, as with a debugger.
    public static var auto: Self { Self(isHidden: false) }

    /// Nobody, with a mask.
    public static func `private`(mask: Mask) -> Self { Self(isHidden: true) }
}

/// What a line of a log says: `OSLogMessage`.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    /// Words.
    public init(stringLiteral value: String) { text = value }

    /// Words and values.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// Gathers words and values.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""

        /// Begins a line.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds words.
        public mutating func appendLiteral(_ literal: String) { text += literal }

        /// Adds a value.
        public mutating func appendInterpolation<Value>(
            _ value: @autoclosure () -> Value,
            privacy: OSLogPrivacy = .auto
        ) {
            text += privacy.isHidden ? "<private>" : "\(value())"
        }
    }
}
