// SPDX-License-Identifier: Apache-2.0

/// A string of at most 128 bits, the first bit on the left.
///
/// Bits beyond 128 are counted but not stored, so that an error can report the number of bits.
struct BitString: Sendable, Hashable {
    /// The maximum number of bits that a code can hold.
    static let capacity = 128

    // The stored bits as one number of 128 binary digits, right-aligned: appending shifts left.
    private(set) var high: UInt64 = 0
    private(set) var low: UInt64 = 0

    /// The number of appended bits, stored or not.
    private(set) var count = 0

    /// Whether every appended bit is stored.
    var fits: Bool { count <= Self.capacity }

    /// Appends the lowest `width` bits of `bits`, the highest of them first.
    ///
    /// - Parameters:
    ///   - bits: A number with no bit set above `width`.
    ///   - width: `0...32`.
    mutating func append(_ bits: UInt32, width: Int) {
        // Masked shifts: `width` is below 64, and a branch on zero costs less than a wide shift.
        guard width > 0 else { return }
        high = high &<< UInt64(width) | low &>> UInt64(64 &- width)
        low = low &<< UInt64(width) | UInt64(bits)
        count &+= width
    }

    /// Appends all bits of another string.
    mutating func append(_ other: BitString) {
        let stored = min(other.count, Self.capacity)
        if stored >= 64 {
            let rest = UInt64(stored &- 64)
            high = rest == 64 ? other.high : low &<< rest | other.high
            low = other.low
        } else if stored > 0 {
            let width = UInt64(stored)
            high = high &<< width | low &>> (64 &- width)
            low = low &<< width | other.low
        }
        count &+= other.count
    }

    /// Counts bits without storing them, because the string is already too long.
    mutating func skip(_ width: Int) { count &+= width }
}
