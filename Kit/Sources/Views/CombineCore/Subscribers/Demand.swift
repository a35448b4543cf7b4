// SPDX-License-Identifier: Apache-2.0

/// A namespace for subscribers and related types.
public enum Subscribers {}

extension Subscribers {
    /// The number of values that a subscriber requests: Combine's `Subscribers.Demand`.
    ///
    /// Demands saturate: an unlimited demand stays unlimited, and a difference is never negative.
    public struct Demand: Equatable, Hashable, Comparable, Sendable, CustomStringConvertible {
        private let number: Int

        private init(number: Int) {
            self.number = number
        }

        /// An unlimited number of values.
        public static let unlimited = Self(number: .max)
        /// No further values.
        public static let none = Self(number: 0)

        /// Returns a demand for a number of values.
        ///
        /// - Precondition: The number is not negative.
        public static func max(_ value: Int) -> Self {
            precondition(value >= 0, "a demand is not below 0")
            return Self(number: value)
        }

        /// The number of values; `nil` if unlimited.
        public var max: Int? { self == .unlimited ? nil : number }

        /// `unlimited`, or the number of values.
        public var description: String {
            max.map { "max: (\($0))" } ?? "unlimited"
        }

        /// Whether the first demand is smaller than the second.
        public static func < (left: Self, right: Self) -> Bool { left.number < right.number }

        /// Returns the sum of two demands.
        public static func + (left: Self, right: Self) -> Self {
            let (sum, overflow) = left.number.addingReportingOverflow(right.number)
            return overflow ? .unlimited : Self(number: sum)
        }

        /// Adds a demand.
        public static func += (left: inout Self, right: Self) { left = left + right }

        /// Returns a demand with a number of values added.
        public static func + (left: Self, right: Int) -> Self { left + .max(right) }

        /// Adds a number of values.
        public static func += (left: inout Self, right: Int) { left = left + right }

        /// Returns a demand multiplied by a number.
        public static func * (left: Self, right: Int) -> Self {
            guard left != .unlimited else { return right == 0 ? .none : .unlimited }
            let (product, overflow) = left.number.multipliedReportingOverflow(by: right)
            return overflow ? .unlimited : .max(product)
        }

        /// Returns the difference of two demands; unlimited minus a number stays unlimited.
        public static func - (left: Self, right: Self) -> Self {
            if left == .unlimited { return .unlimited }
            return Self(number: Swift.max(0, left.number - right.number))
        }

        /// Subtracts a demand.
        public static func -= (left: inout Self, right: Self) { left = left - right }

        /// Returns a demand with a number of values subtracted.
        public static func - (left: Self, right: Int) -> Self { left - .max(right) }

        /// Subtracts a number of values.
        public static func -= (left: inout Self, right: Int) { left = left - right }

        /// Whether a demand equals a number of values.
        public static func == (left: Self, right: Int) -> Bool {
            left != .unlimited && left.number == right
        }

        /// Whether a demand is larger than a number of values.
        public static func > (left: Self, right: Int) -> Bool { left.number > right }

        /// Whether a demand is smaller than a number of values.
        public static func < (left: Self, right: Int) -> Bool { left.number < right }
    }
}
