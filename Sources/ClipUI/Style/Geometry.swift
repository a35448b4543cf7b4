/// Where views of a `VStack` stand: SwiftUI's `HorizontalAlignment`.
public enum HorizontalAlignment: Int32, Sendable {
    /// At the start of the line.
    case leading = 1
    /// In the middle.
    case center
    /// At the end of the line.
    case trailing
}

/// Where views of an `HStack` stand: SwiftUI's `VerticalAlignment`.
public enum VerticalAlignment: Int32, Sendable {
    /// At the top.
    case top = 1
    /// In the middle.
    case center
    /// At the bottom.
    case bottom
    /// On one line of text.
    case firstTextBaseline
}

/// Where content stands in a frame: SwiftUI's `Alignment`, of which the line's direction counts.
public enum Alignment: Int32, Sendable {
    /// At the start of the line.
    case leading = 1
    /// In the middle.
    case center
    /// At the end of the line.
    case trailing
    /// At the top, in the middle.
    case top
    /// At the bottom, in the middle.
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

/// Where lines of text stand: SwiftUI's `TextAlignment`.
public enum TextAlignment: Int32, Sendable {
    /// At the start of the line.
    case leading = 1
    /// In the middle.
    case center
    /// At the end of the line.
    case trailing
}

/// How a picture fills its frame: SwiftUI's `ContentMode`.
public enum ContentMode: Int32, Sendable {
    /// All of the picture is seen.
    case fit = 1
    /// All of the frame is covered.
    case fill
}

/// Directions: SwiftUI's `Axis`.
public enum Axis {
    /// One direction, or both.
    public struct Set: OptionSet, Sendable {
        /// The directions as bits.
        public let rawValue: Int8

        /// Directions of bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Along the line.
        public static let horizontal = Set(rawValue: 1)
        /// Down the page.
        public static let vertical = Set(rawValue: 2)
    }
}

/// Sides: SwiftUI's `Edge`.
public enum Edge {
    /// Some sides of a box.
    public struct Set: OptionSet, Sendable {
        /// The sides as bits: top, trailing, bottom, leading from the lowest.
        public let rawValue: Int8

        /// Sides of bits.
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

/// A form that a background or a picture takes: what this library knows of SwiftUI's `Shape`.
public protocol Shape {
    /// The radius of the corners in points; -1 for half of the shorter side.
    var cornerRadius: Double { get }
}

/// A box with rounded corners: SwiftUI's `RoundedRectangle`.
public struct RoundedRectangle: Shape {
    /// The radius of the corners in points.
    public let cornerRadius: Double

    /// Rounds the corners of a box; the radius is in points.
    public init(cornerRadius: Double) {
        self.cornerRadius = max(0, cornerRadius)
    }
}

/// A box with round ends: SwiftUI's `Capsule`.
public struct Capsule: Shape {
    /// Half of the shorter side.
    public var cornerRadius: Double { -1 }

    /// Makes the ends of a box round.
    public init() {}
}

/// A circle, if the box is square: SwiftUI's `Circle`.
public struct Circle: Shape {
    /// Half of the shorter side.
    public var cornerRadius: Double { -1 }

    /// Makes a box round.
    public init() {}
}

// Points as they are written in a patch: whole ones, -1 for as much as there is.
@inline(never)
func points(_ length: Double) -> Int32 {
    if length == .infinity { return -1 }
    guard length > -10_000 else { return -10_000 }
    guard length < 10_000 else { return 10_000 }
    // `rounded()` would need a library of mathematics.
    return length < 0 ? -Int32(0.5 - length) : Int32(length + 0.5)
}
