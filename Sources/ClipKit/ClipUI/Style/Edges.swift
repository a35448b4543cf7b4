// SPDX-License-Identifier: Apache-2.0

/// A direction: SwiftUI's `Axis`.
public enum Axis: Int8, CaseIterable, Sendable {
    /// From side to side.
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

/// A side: SwiftUI's `Edge`.
public enum Edge: Int8, CaseIterable, Sendable {
    /// The upper side.
    case top
    /// The side at the start of the line.
    case leading
    /// The lower side.
    case bottom
    /// The side at the end of the line.
    case trailing

    /// A set of sides.
    public struct Set: OptionSet, Sendable {
        /// The sides as bits: top, leading, bottom, trailing from the lowest.
        public let rawValue: Int8

        /// Creates a set from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Creates a set with one side.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        /// The upper side.
        public static let top = Set(rawValue: 1)
        /// The side at the start of the line.
        public static let leading = Set(rawValue: 2)
        /// The lower side.
        public static let bottom = Set(rawValue: 4)
        /// The side at the end of the line.
        public static let trailing = Set(rawValue: 8)
        /// Leading and trailing.
        public static let horizontal = Set(rawValue: 10)
        /// Top and bottom.
        public static let vertical = Set(rawValue: 5)
        /// All four.
        public static let all = Set(rawValue: 15)
    }
}

/// Distances from the sides: SwiftUI's `EdgeInsets`.
public struct EdgeInsets: Equatable, Sendable {
    /// The distance from the upper side.
    public var top: CGFloat
    /// The distance from the start of the line.
    public var leading: CGFloat
    /// The distance from the lower side.
    public var bottom: CGFloat
    /// The distance from the end of the line.
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
