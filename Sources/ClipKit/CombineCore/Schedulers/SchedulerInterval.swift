// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
/// A length of time, in whole billionths of a second: the stride of every scheduler here.
///
/// It reaches over 292 years; what is longer is cut off there. Literals are seconds.
public struct SchedulerInterval:
    SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, ExpressibleByFloatLiteral,
    Hashable,
    Codable, Sendable
{
    /// Billionths of a second.
    public private(set) var nanoseconds: Int

    private init(nanoseconds: Int) {
        self.nanoseconds = nanoseconds
    }

    /// A number of seconds, with parts of them; no time at all for what is no number.
    public init(_ seconds: Double) {
        let exact = (seconds * 1e9).rounded()
        self.init(
            nanoseconds: exact.isNaN ? 0 : Int(exactly: exact) ?? (exact < 0 ? -.max : .max)
        )
    }

    /// A number of seconds.
    public init(integerLiteral value: Int) { self = .seconds(value) }

    /// A number of seconds, with parts of them.
    public init(floatLiteral value: Double) { self.init(value) }

    /// A number of seconds; `nil` if it is too large.
    public init?<T: BinaryInteger>(exactly source: T) {
        guard let seconds = Int(exactly: source) else { return nil }
        self = .seconds(seconds)
    }

    /// Seconds, with parts of them.
    public var timeInterval: Double { Double(nanoseconds) / 1e9 }

    /// The interval without its sign.
    public var magnitude: Self { nanoseconds < 0 ? -self : self }

    private static func scaled(_ number: Int, by factor: Int) -> Self {
        let (product, overflow) = number.multipliedReportingOverflow(by: factor)
        return Self(nanoseconds: overflow ? (number < 0 ? -.max : .max) : product)
    }

    /// The sum, cut off at the longest interval.
    public static func + (left: Self, right: Self) -> Self {
        let (sum, overflow) = left.nanoseconds.addingReportingOverflow(right.nanoseconds)
        return Self(nanoseconds: overflow ? (left.nanoseconds < 0 ? -.max : .max) : sum)
    }

    /// The difference, cut off at the longest interval.
    public static func - (left: Self, right: Self) -> Self {
        let (difference, overflow) = left.nanoseconds.subtractingReportingOverflow(
            right.nanoseconds
        )
        return Self(nanoseconds: overflow ? (left.nanoseconds < 0 ? -.max : .max) : difference)
    }

    /// The product of two numbers of seconds.
    public static func * (left: Self, right: Self) -> Self {
        Self(left.timeInterval * right.timeInterval)
    }

    /// Multiplies by a number of seconds.
    public static func *= (left: inout Self, right: Self) { left = left * right }

    /// Whether an interval is shorter than another.
    public static func < (left: Self, right: Self) -> Bool { left.nanoseconds < right.nanoseconds }

    /// A number of seconds.
    public static func seconds(_ s: Int) -> Self { scaled(s, by: 1_000_000_000) }

    /// A number of seconds, with parts of them.
    public static func seconds(_ s: Double) -> Self { Self(s) }

    /// A number of thousandths of a second.
    public static func milliseconds(_ ms: Int) -> Self { scaled(ms, by: 1_000_000) }

    /// A number of millionths of a second.
    public static func microseconds(_ us: Int) -> Self { scaled(us, by: 1000) }

    /// A number of billionths of a second.
    public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }
}
#endif
