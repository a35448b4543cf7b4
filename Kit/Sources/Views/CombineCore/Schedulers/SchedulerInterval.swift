// SPDX-License-Identifier: Apache-2.0

/// A time interval in whole nanoseconds: the stride of every scheduler here.
///
/// Its maximum is about 292 years; longer intervals are limited to it. Literals are in seconds.
public struct SchedulerInterval:
    SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, ExpressibleByFloatLiteral,
    Hashable,
    Codable, Sendable
{
    /// The length in nanoseconds.
    public private(set) var nanoseconds: Int

    private init(nanoseconds: Int) {
        self.nanoseconds = nanoseconds
    }

    /// Creates an interval from seconds; it is zero for a value that is not a number.
    public init(_ seconds: Double) {
        let exact = (seconds * 1e9).rounded()
        self.init(
            nanoseconds: exact.isNaN ? 0 : Int(exactly: exact) ?? (exact < 0 ? -.max : .max)
        )
    }

    /// Creates an interval from whole seconds.
    public init(integerLiteral value: Int) { self = .seconds(value) }

    /// Creates an interval from seconds.
    public init(floatLiteral value: Double) { self.init(value) }

    /// Creates an interval from whole seconds; `nil` if it is too long.
    public init?<T: BinaryInteger>(exactly source: T) {
        guard let seconds = Int(exactly: source) else { return nil }
        self = .seconds(seconds)
    }

    /// The length in seconds.
    public var timeInterval: Double { Double(nanoseconds) / 1e9 }

    /// The absolute value of the interval.
    public var magnitude: Self { nanoseconds < 0 ? -self : self }

    private static func scaled(_ number: Int, by factor: Int) -> Self {
        let (product, overflow) = number.multipliedReportingOverflow(by: factor)
        return Self(nanoseconds: overflow ? (number < 0 ? -.max : .max) : product)
    }

    /// Returns the sum, limited to the longest interval.
    public static func + (left: Self, right: Self) -> Self {
        let (sum, overflow) = left.nanoseconds.addingReportingOverflow(right.nanoseconds)
        return Self(nanoseconds: overflow ? (left.nanoseconds < 0 ? -.max : .max) : sum)
    }

    /// Returns the difference, limited to the longest interval.
    public static func - (left: Self, right: Self) -> Self {
        let (difference, overflow) = left.nanoseconds.subtractingReportingOverflow(
            right.nanoseconds
        )
        return Self(nanoseconds: overflow ? (left.nanoseconds < 0 ? -.max : .max) : difference)
    }

    /// Returns the product of two numbers of seconds.
    public static func * (left: Self, right: Self) -> Self {
        Self(left.timeInterval * right.timeInterval)
    }

    /// Multiplies by a number of seconds.
    public static func *= (left: inout Self, right: Self) { left = left * right }

    /// Whether the first interval is shorter than the second.
    public static func < (left: Self, right: Self) -> Bool { left.nanoseconds < right.nanoseconds }

    /// Returns an interval in whole seconds.
    public static func seconds(_ s: Int) -> Self { scaled(s, by: 1_000_000_000) }

    /// Returns an interval in seconds.
    public static func seconds(_ s: Double) -> Self { Self(s) }

    /// Returns an interval in milliseconds.
    public static func milliseconds(_ ms: Int) -> Self { scaled(ms, by: 1_000_000) }

    /// Returns an interval in microseconds.
    public static func microseconds(_ us: Int) -> Self { scaled(us, by: 1000) }

    /// Returns an interval in nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }
}
