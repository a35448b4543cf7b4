// SPDX-License-Identifier: Apache-2.0

/// A set of positions in a text, from 0 through its length, one bit each.
///
/// Steps move all positions at once, 64 in a machine word (R. D. Cameron et al., *Bitwise data
/// parallelism in regular expression matching*, PACT 2014, where such sets are marker streams).
struct PositionSet<let capacity: Int> {
    private(set) var words: [capacity of UInt64] = .init(repeating: 0)

    private let usedCount: Int

    /// The number of words in use; known to the compiler for short texts.
    @inline(__always)
    private var wordCount: Int { capacity == 1 ? 1 : usedCount }

    /// Creates an empty set for a text of less than 64 × `capacity` bytes.
    init(textLength: Int) { usedCount = textLength / 64 + 1 }

    /// A set for the same text without positions.
    var emptied: Self { Self(usedCount: usedCount) }

    private init(usedCount: Int) { self.usedCount = usedCount }

    // MARK: Positions

    mutating func insert(_ position: Int) {
        words[position >> 6] |= 1 &<< UInt64(position & 63)
    }

    mutating func insert(_ positions: ClosedRange<Int>) {
        let (first, last) = (positions.lowerBound >> 6, positions.upperBound >> 6)
        for index in first...last {
            var word = UInt64.max
            if index == first { word &= .max &<< UInt64(positions.lowerBound & 63) }
            if index == last { word &= .max &>> UInt64(63 - positions.upperBound & 63) }
            words[index] |= word
        }
    }

    mutating func removeAll() {
        for index in 0..<wordCount { words[index] = 0 }
    }

    mutating func formUnion(_ other: Self) {
        for index in 0..<wordCount { words[index] |= other.words[index] }
    }

    func contains(_ position: Int) -> Bool {
        words[position >> 6] &>> UInt64(position & 63) & 1 == 1
    }

    var first: Int? {
        for index in 0..<wordCount where words[index] != 0 {
            return index << 6 + words[index].trailingZeroBitCount
        }
        return nil
    }

    /// Calls a closure with each position, in order.
    @inline(__always)
    func visitAll(_ body: (Int) -> Void) {
        for index in 0..<wordCount {
            var word = words[index]
            while word != 0 {
                body(index << 6 + word.trailingZeroBitCount)
                word &= word &- 1
            }
        }
    }

    // MARK: Steps

    /// Keeps the positions that are in a row of bits, and advances them by one.
    ///
    /// - Parameters:
    ///   - rows: The rows of bits.
    ///   - start: The index of the first word of the row.
    /// - Returns: Whether any positions are left.
    @discardableResult
    mutating func step(through rows: [UInt64], from start: Int = 0) -> Bool {
        var previous: UInt64 = 0
        var any: UInt64 = 0
        let row = rows.span.extracting(start..<(start + wordCount))
        var words = self.words.mutableSpan
        // The lesser of both counts avoids index checks in the loop.
        for index in 0..<min(row.count, words.count) {
            let kept = words[index] & row[index]
            words[index] = kept &<< 1 | previous &>> 63
            previous = kept
            any |= kept
        }
        return any != 0
    }

    /// Advances the positions that are in a row of bits by one, and keeps the others.
    mutating func move(in row: [UInt64]) {
        var previous: UInt64 = 0
        let row = row.span
        var words = self.words.mutableSpan
        for index in 0..<min(row.count, words.count) {
            let moving = words[index] & row[index]
            words[index] = words[index] & ~row[index] | moving &<< 1 | previous &>> 63
            previous = moving
        }
    }

    /// Adds the positions of another set that are in a row of bits, after advancing them by a
    /// length.
    mutating func formUnion(_ other: Self, movedBy length: Int, in row: [UInt64]) {
        let (whole, part) = (length >> 6, UInt64(length & 63))
        guard whole < wordCount else { return }
        let row = row.span.extracting(whole..<wordCount)
        let other = other.words.span
        var previous: UInt64 = 0
        for index in 0..<min(row.count, other.count - whole) {
            let word = other[index]
            // Shifted twice, because a shift by 64 has no effect.
            let moved = word &<< part | (previous &>> 1) &>> (63 - part)
            words[whole + index] |= moved & row[index]
            previous = word
        }
    }
}

/// Positions in a text of less than 64 bytes, like nearly all components of URLs.
typealias ShortPositionSet = PositionSet<1>

/// Positions in a text of any length that a URL can have.
typealias LongPositionSet = PositionSet<129>
