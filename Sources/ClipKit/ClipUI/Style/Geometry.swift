// SPDX-License-Identifier: Apache-2.0

/// The alignment of views in a `VStack`: SwiftUI's `HorizontalAlignment`.
public enum HorizontalAlignment: Int32, Sendable {
    /// At the start of the line.
    case leading = 1
    /// In the center.
    case center
    /// At the end of the line.
    case trailing
}

/// The alignment of views in an `HStack`: SwiftUI's `VerticalAlignment`.
public enum VerticalAlignment: Int32, Sendable {
    /// At the top.
    case top = 1
    /// In the center.
    case center
    /// At the bottom.
    case bottom
    /// With the first lines of text on one baseline.
    case firstTextBaseline
}

/// The alignment of content in a frame: SwiftUI's `Alignment`.
///
/// Only the horizontal part has an effect.
public enum Alignment: Int32, Sendable {
    /// At the start of the line.
    case leading = 1
    /// In the center.
    case center
    /// At the end of the line.
    case trailing
    /// At the top, in the center.
    case top
    /// At the bottom, in the center.
    case bottom
    /// At the top, at the start of the line.
    case topLeading
    /// At the top, at the end of the line.
    case topTrailing
    /// At the bottom, at the start of the line.
    case bottomLeading
    /// At the bottom, at the end of the line.
    case bottomTrailing
}

/// The alignment of lines of text: SwiftUI's `TextAlignment`.
public enum TextAlignment: Int32, Sendable {
    /// At the start of the line.
    case leading = 1
    /// In the center.
    case center
    /// At the end of the line.
    case trailing
}

/// How an image fills its frame: SwiftUI's `ContentMode`.
public enum ContentMode: Int32, Sendable {
    /// The whole image is visible.
    case fit = 1
    /// The image covers the whole frame.
    case fill
}

/// Directions: SwiftUI's `Axis`.
public enum Axis {
    /// A set of axes.
    public struct Set: OptionSet, Sendable {
        /// The axes as bits.
        public let rawValue: Int8

        /// Creates a set from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The horizontal axis.
        public static let horizontal = Set(rawValue: 1)
        /// The vertical axis.
        public static let vertical = Set(rawValue: 2)
    }
}

/// Sides: SwiftUI's `Edge`.
public enum Edge {
    /// A set of sides.
    public struct Set: OptionSet, Sendable {
        /// The sides as bits: top, trailing, bottom, leading from the lowest.
        public let rawValue: Int8

        /// Creates a set from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The upper side.
        public static let top = Set(rawValue: 1)
        /// The side at the end of the line.
        public static let trailing = Set(rawValue: 2)
        /// The lower side.
        public static let bottom = Set(rawValue: 4)
        /// The side at the start of the line.
        public static let leading = Set(rawValue: 8)
        /// Leading and trailing.
        public static let horizontal = Set(rawValue: 10)
        /// Top and bottom.
        public static let vertical = Set(rawValue: 5)
        /// All four.
        public static let all = Set(rawValue: 15)
    }
}

/// The shape of a background or an image: the part of SwiftUI's `Shape` that this library needs.
public protocol Shape {
    /// The radius of the corners in points; -1 for half of the shorter side.
    var cornerRadius: Double { get }
}

/// A rectangle with rounded corners: SwiftUI's `RoundedRectangle`.
public struct RoundedRectangle: Shape {
    /// The radius of the corners in points.
    public let cornerRadius: Double

    /// Creates a rectangle with a corner radius in points.
    public init(cornerRadius: Double) {
        self.cornerRadius = max(0, cornerRadius)
    }
}

/// A rectangle with round ends: SwiftUI's `Capsule`.
public struct Capsule: Shape {
    /// Half of the shorter side.
    public var cornerRadius: Double { -1 }

    /// Creates a capsule.
    public init() {}
}

/// A circle, if the frame is square: SwiftUI's `Circle`.
public struct Circle: Shape {
    /// Half of the shorter side.
    public var cornerRadius: Double { -1 }

    /// Creates a circle.
    public init() {}
}

// A length for a patch, in whole points; -1 for all available space.
@inline(never)
func points(_ length: Double) -> Int32 {
    if length == .infinity { return -1 }
    guard length > -10_000 else { return -10_000 }
    guard length < 10_000 else { return 10_000 }
    // `rounded()` would need a mathematical library.
    return length < 0 ? -Int32(0.5 - length) : Int32(length + 0.5)
}
