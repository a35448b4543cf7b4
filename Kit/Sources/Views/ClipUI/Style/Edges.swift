// SPDX-License-Identifier: Apache-2.0

/// An axis of the screen: SwiftUI's `Axis`.
public enum Axis: Int8, CaseIterable, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical

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

/// An edge of a rectangle: SwiftUI's `Edge`.
public enum Edge: Int8, CaseIterable, Sendable {
    /// The top edge.
    case top
    /// The leading edge, at which lines start.
    case leading
    /// The bottom edge.
    case bottom
    /// The trailing edge, at which lines end.
    case trailing

    /// A set of edges.
    public struct Set: OptionSet, Sendable {
        /// The edges as bits: top, leading, bottom, trailing from the lowest.
        public let rawValue: Int8

        /// Creates a set from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Creates a set with one edge.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        /// The top edge.
        public static let top = Set(rawValue: 1)
        /// The leading edge.
        public static let leading = Set(rawValue: 2)
        /// The bottom edge.
        public static let bottom = Set(rawValue: 4)
        /// The trailing edge.
        public static let trailing = Set(rawValue: 8)
        /// The leading and trailing edges.
        public static let horizontal = Set(rawValue: 10)
        /// The top and bottom edges.
        public static let vertical = Set(rawValue: 5)
        /// All four edges.
        public static let all = Set(rawValue: 15)
    }
}

/// Distances from the edges, in points: SwiftUI's `EdgeInsets`.
public struct EdgeInsets: Equatable, Sendable {
    /// The distance from the top edge.
    public var top: CGFloat
    /// The distance from the leading edge.
    public var leading: CGFloat
    /// The distance from the bottom edge.
    public var bottom: CGFloat
    /// The distance from the trailing edge.
    public var trailing: CGFloat

    /// Creates insets, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates insets of 0.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    package var value: PropertyValue {
        .list([.length(top), .length(leading), .length(bottom), .length(trailing)])
    }
}
