// SPDX-License-Identifier: Apache-2.0

/// The arcs of a code: 128 ring bits, and a colour for each arc.
///
/// A ring bit stands for one slot: 0 breaks the ring and starts an arc, 1 continues the arc before
/// it. Bits are numbered ring by ring from the innermost, as in ``RingLayout``.
public struct RingPattern: Sendable, Hashable {
    // Bit i of `low` is ring bit i, bit i of `high` ring bit 64 + i.
    package let low: UInt64
    package let high: UInt64

    // The colour stream, its beginning in the highest bit.
    private let colorsHigh: UInt64
    private let colorsLow: UInt64

    /// One of the two colours that an arc can have.
    public enum ArcColor: UInt8, Sendable, Hashable {
        /// The foreground colour of the pair.
        case foreground = 0
        /// The third colour, which is derived from the pair.
        case third = 1
    }

    /// An arc, described by its place in the pattern.
    public struct Arc: Sendable, Hashable {
        /// The index of its ring in ``RingLayout/rings``.
        public let ring: Int

        /// The slot in which it starts.
        public let slot: Int

        /// The number of slots that it covers.
        public let length: Int

        /// Its colour.
        public let color: ArcColor
    }

    package init(low: UInt64, high: UInt64, colorsHigh: UInt64, colorsLow: UInt64) {
        self.low = low
        self.high = high
        self.colorsHigh = colorsHigh
        self.colorsLow = colorsLow
    }

    /// Whether the ring bit of the given number, `0..<128`, continues the arc before it.
    public func runsOn(_ bit: Int) -> Bool {
        (bit < 64 ? low >> UInt64(bit) : high >> UInt64(bit - 64)) & 1 == 1
    }

    /// The number of arcs: 68 to 125.
    public var arcCount: Int { 128 - low.nonzeroBitCount - high.nonzeroBitCount }

    /// Returns the colour of the arc with the given number, `0..<arcCount`.
    public func color(ofArc arc: Int) -> ArcColor {
        let bit = arc < 64 ? colorsHigh >> UInt64(63 - arc) : colorsLow >> UInt64(127 - arc)
        return bit & 1 == 1 ? .third : .foreground
    }

    /// The arcs, ring by ring from the innermost, and by slot within a ring.
    public var arcs: [Arc] {
        var arcs: [Arc] = []
        arcs.reserveCapacity(arcCount)
        forEachArc { arcs.append($0) }
        return arcs
    }

    /// Calls `body` with each arc, in the order of ``arcs``.
    package func forEachArc(_ body: (Arc) -> Void) {
        var number = 0
        for (index, ring) in RingLayout.rings.enumerated() {
            // Bit s is set where an arc starts in slot s.
            let starts = startBits(from: ring.firstBit, count: ring.slotCount)
            var left = starts
            while left != 0 {
                let slot = left.trailingZeroBitCount
                left &= left &- 1
                let next =
                    left != 0
                    ? left.trailingZeroBitCount
                    : starts.trailingZeroBitCount + ring.slotCount
                body(
                    Arc(
                        ring: index,
                        slot: slot,
                        length: next - slot,
                        color: color(ofArc: number)
                    )
                )
                number += 1
            }
        }
    }

    /// Returns the inverted ring bits from `first` on, the first in the lowest bit.
    private func startBits(from first: Int, count: Int) -> UInt64 {
        var bits: UInt64
        if first >= 64 {
            bits = high >> UInt64(first - 64)
        } else {
            bits = low >> UInt64(first)
            if first > 0 { bits |= high << UInt64(64 - first) }
        }
        return ~bits & (1 << UInt64(count) - 1)
    }
}
