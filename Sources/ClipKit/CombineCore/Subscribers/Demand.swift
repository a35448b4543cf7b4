// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
/// What subscribers are made of.
public enum Subscribers {}

extension Subscribers {
    /// How many values a subscriber is ready for: Combine's `Subscribers.Demand`.
    ///
    /// Demands saturate: what is unlimited stays so, and a difference is never below none.
    public struct Demand: Equatable, Hashable, Comparable, Sendable, CustomStringConvertible {
        private let number: Int

        private init(number: Int) {
            self.number = number
        }

        /// All values.
        public static let unlimited = Self(number: .max)
        /// No further value.
        public static let none = Self(number: 0)

        /// A number of values.
        ///
        /// - Precondition: The number is not below 0.
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

        /// Whether a demand is below another.
        public static func < (left: Self, right: Self) -> Bool { left.number < right.number }

        /// Both demands together.
        public static func + (left: Self, right: Self) -> Self {
            let (sum, overflow) = left.number.addingReportingOverflow(right.number)
            return overflow ? .unlimited : Self(number: sum)
        }

        /// Adds a demand.
        public static func += (left: inout Self, right: Self) { left = left + right }

        /// Adds a number of values.
        public static func + (left: Self, right: Int) -> Self { left + .max(right) }

        /// Adds a number of values.
        public static func += (left: inout Self, right: Int) { left = left + right }

        /// A demand for each of a number of subscribers.
        public static func * (left: Self, right: Int) -> Self {
            guard left != .unlimited else { return right == 0 ? .none : .unlimited }
            let (product, overflow) = left.number.multipliedReportingOverflow(by: right)
            return overflow ? .unlimited : .max(product)
        }

        /// What is left of a demand; unlimited less a number stays unlimited.
        public static func - (left: Self, right: Self) -> Self {
            if left == .unlimited { return .unlimited }
            return Self(number: Swift.max(0, left.number - right.number))
        }

        /// Takes a demand away.
        public static func -= (left: inout Self, right: Self) { left = left - right }

        /// Takes a number of values away.
        public static func - (left: Self, right: Int) -> Self { left - .max(right) }

        /// Takes a number of values away.
        public static func -= (left: inout Self, right: Int) { left = left - right }

        /// Whether a demand is a number of values.
        public static func == (left: Self, right: Int) -> Bool {
            left != .unlimited && left.number == right
        }

        /// Whether a demand is above a number of values.
        public static func > (left: Self, right: Int) -> Bool { left.number > right }

        /// Whether a demand is below a number of values.
        public static func < (left: Self, right: Int) -> Bool { left.number < right }
    }
}
#endif
