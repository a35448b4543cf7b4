// SPDX-License-Identifier: Apache-2.0

/// The numbers of path components and query items that occur among the registered URLs of a host.
///
/// Several hosts can share a shape, which then contains the numbers of all of them. That costs
/// unnecessary lookups, but never changes a result.
struct PrefixShape: Sendable {
    /// The maximum number of shapes in an index: as many as fit into the L2 cache (256 KB),
    /// and a power of two.
    static let limit = 32_768

    var pathComponents: CountSet
    var queryItems: CountSet

    static let empty = PrefixShape(pathComponents: CountSet(), queryItems: CountSet())

    /// The shape as one number, with the path components in the lower half.
    var number: UInt64 { UInt64(pathComponents.bits) | UInt64(queryItems.bits) << 32 }
}

extension PrefixShape {
    /// Creates the shape of a number.
    @inline(always)
    init(number: UInt64) {
        pathComponents = CountSet(bits: UInt32(truncatingIfNeeded: number))
        queryItems = CountSet(bits: UInt32(truncatingIfNeeded: number >> 32))
    }

    /// Adds the numbers of another shape.
    mutating func formUnion(_ other: Self) {
        pathComponents.bits |= other.pathComponents.bits
        queryItems.bits |= other.queryItems.bits
    }
}

/// A set of numbers in `0...31`.
struct CountSet: Sendable {
    fileprivate var bits: UInt32 = 0

    /// The number of elements.
    var count: Int { bits.nonzeroBitCount }

    /// Whether the set is empty.
    var isEmpty: Bool { bits == 0 }

    mutating func insert(_ count: Int) { bits |= 1 << UInt32(count) }

    /// The largest number, or 0.
    @inline(always)
    var highest: Int { bits == 0 ? 0 : 31 - bits.leadingZeroBitCount }

    /// Returns the numbers that are not larger than another one, which is at most 31.
    @inline(always)
    func upTo(_ count: Int) -> CountSet {
        var set = self
        set.bits &= UInt32.max >> UInt32(31 - count)
        return set
    }

    /// Removes and returns the largest number.
    @inline(always)
    mutating func removeHighest() -> Int? {
        guard bits != 0 else { return nil }
        let count = highest
        bits &= ~(1 << UInt32(count))
        return count
    }
}
