/// A moment, in whole seconds since the begin of 1970 in UTC.
public struct Timestamp: Sendable, Hashable, Comparable {
    /// The seconds.
    public let secondsSince1970: Int64

    /// A moment.
    public init(secondsSince1970: Int64) { self.secondsSince1970 = secondsSince1970 }

    /// Moments in their order.
    public static func < (one: Self, other: Self) -> Bool {
        one.secondsSince1970 < other.secondsSince1970
    }

    /// The moments that a device's clock can show: from the begin of 1970 to the end of 9999.
    public static let showable =
        Timestamp(secondsSince1970: 0)...Timestamp(secondsSince1970: 253_402_300_799)

    /// A moment some seconds later, or earlier where they are negative.
    ///
    /// Beyond what numbers hold, it is the last or first moment there is.
    public static func + (moment: Self, seconds: Int64) -> Self {
        let (sum, overflow) = moment.secondsSince1970.addingReportingOverflow(seconds)
        if overflow { return Self(secondsSince1970: seconds < 0 ? .min : .max) }
        return Self(secondsSince1970: sum)
    }
}
