// SPDX-License-Identifier: Apache-2.0

/// A side across: SwiftUI's `HorizontalEdge`.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
    /// The side at the start of the line.
    case leading
    /// The side at the end of the line.
    case trailing

    /// A set of sides.
    public struct Set: OptionSet, Sendable {
        /// The sides as bits.
        public let rawValue: Int8

        /// Creates a set from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Creates a set with one side.
        public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

        /// The side at the start of the line.
        public static let leading = Set(rawValue: 1)
        /// The side at the end of the line.
        public static let trailing = Set(rawValue: 2)
        /// Both.
        public static let all = Set(rawValue: 3)
    }
}

/// A side along: SwiftUI's `VerticalEdge`.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
    /// The upper side.
    case top
    /// The lower side.
    case bottom

    /// A set of sides.
    public struct Set: OptionSet, Sendable {
        /// The sides as bits.
        public let rawValue: Int8

        /// Creates a set from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Creates a set with one side.
        public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

        /// The upper side.
        public static let top = Set(rawValue: 1)
        /// The lower side.
        public static let bottom = Set(rawValue: 2)
        /// Both.
        public static let all = Set(rawValue: 3)
    }
}

/// What covers parts of a screen: SwiftUI's `SafeAreaRegions`.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// The regions as bits.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Bars and the edges of the phone.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// Both.
    public static let all = SafeAreaRegions(rawValue: 3)
}
