// SPDX-License-Identifier: Apache-2.0

/// The positions of the bytes of a text, as rows of bits, for costly patterns.
///
/// With it, 64 positions are processed in one step, and the values of a variable are searched for
/// once, regardless of the number of rules that use it. So the time of a decision is at most that
/// of the file's bytes, and of the cost of its choices (``PatternCompiler/choiceLimit``), times the
/// length of the text divided by 64.
final class TextIndex {
    /// The number of words of a row, which has one bit more than the text has bytes.
    let wordCount: Int

    /// The positions at which characters start.
    let starts: [UInt64]

    /// The positions of the second to fourth bytes of characters.
    let continuations: [UInt64]

    /// The maximum number of bytes of a character of the text.
    let longestCharacter: Int

    /// The rows of the bytes that are in the text, one after the other.
    private let rows: [UInt64]

    /// The row number of each byte, if the text contains it.
    private let rowNumbers: [UInt8?]

    private var setRows: [ASCIISet: [UInt64]] = [:]
    private var endRows: [Int: [UInt64]] = [:]

    init(_ text: Span<UInt8>, _ range: Range<Int>) {
        let wordCount = range.count / 64 + 1
        var rowNumbers = [UInt8?](repeating: nil, count: 256)
        var rows: [UInt64] = []
        var starts = [UInt64](repeating: 0, count: wordCount)
        var continuations = starts
        var longestCharacter = 1
        for offset in 0..<range.count {
            let byte = text[range.lowerBound + offset]
            let bit = UInt64(1) &<< UInt64(offset & 63)
            if byte & 0xC0 == 0x80 {
                continuations[offset >> 6] |= bit
            } else {
                starts[offset >> 6] |= bit
                longestCharacter = max(longestCharacter, byte.characterLength)
            }
            let number: UInt8
            if let known = rowNumbers[Int(byte)] {
                number = known
            } else {
                number = UInt8(rows.count / wordCount)
                rowNumbers[Int(byte)] = number
                rows += repeatElement(0, count: wordCount)
            }
            rows[Int(number) * wordCount + offset >> 6] |= bit
        }
        self.wordCount = wordCount
        self.rows = rows
        self.rowNumbers = rowNumbers
        self.starts = starts
        self.continuations = continuations
        self.longestCharacter = longestCharacter
    }

    /// Advances positions over bytes, and removes those at which the bytes are not found.
    func step<let capacity: Int>(
        _ positions: inout PositionSet<capacity>,
        over bytes: some Sequence<UInt8>
    ) {
        for byte in bytes {
            guard let number = rowNumbers[Int(byte)] else { return positions.removeAll() }
            let start = Int(number) * wordCount
            guard positions.step(through: rows, from: start) else { return }
        }
    }

    /// Returns the end of the first occurrence of bytes from a position on; 64 positions are tried
    /// in one step.
    func end(of bytes: ArraySlice<UInt8>, from position: Int) -> Int? {
        for first in (position >> 6)..<wordCount {
            var places = first == position >> 6 ? UInt64.max &<< UInt64(position & 63) : .max
            for (offset, byte) in bytes.enumerated() {
                guard let number = rowNumbers[Int(byte)] else { return nil }
                places &= word(of: Int(number), from: first << 6 + offset)
                if places == 0 { break }
            }
            if places != 0 { return first << 6 + places.trailingZeroBitCount + bytes.count }
        }
        return nil
    }

    /// Returns the bits of a row for 64 positions.
    private func word(of row: Int, from position: Int) -> UInt64 {
        let (word, shift) = (position >> 6, UInt64(position & 63))
        guard word < wordCount else { return 0 }
        let low = rows[row * wordCount + word] &>> shift
        guard shift > 0, word + 1 < wordCount else { return low }
        return low | rows[row * wordCount + word + 1] &<< (64 - shift)
    }

    /// Returns the positions of the characters of a set.
    func row(of set: ASCIISet) -> [UInt64] {
        if let known = setRows[set] { return known }
        var row = [UInt64](repeating: 0, count: wordCount)
        for byte in UInt8(0)..<0x80 where set.contains(byte) {
            guard let number = rowNumbers[Int(byte)] else { continue }
            for word in 0..<wordCount { row[word] |= rows[Int(number) * wordCount + word] }
        }
        setRows[set] = row
        return row
    }

    /// Returns the positions after all occurrences of the words of a group.
    func ends(of index: Int, in table: PatternTable) -> [UInt64] {
        if let known = endRows[index] { return known }
        let group = table.groups[index]
        var all = LongPositionSet(textLength: wordCount * 64 - 1)
        all.insert(0...(wordCount * 64 - 1))
        var ends = all.emptied
        for word in 0..<group.count {
            var positions = all
            step(
                &positions,
                over: (0..<group.length).lazy.map { table.byte($0, ofWord: word, in: group) }
            )
            ends.formUnion(positions)
        }
        let row = (0..<wordCount).map { ends.words[$0] }
        endRows[index] = row
        return row
    }
}

/// The cost of the patterns of one decision so far.
struct MatchingEffort {
    /// The maximum number of steps before texts are indexed, which costs about as much.
    private static let limit = 1 << 17

    private var steps = 0
    private var indexes: [Range<Int>: TextIndex] = [:]

    /// Adds the cost of a pattern.
    ///
    /// - Parameters:
    ///   - cost: The maximum number of steps for a position of the text.
    ///   - text: The bytes that contain the text.
    ///   - range: The range of the text.
    /// - Returns: An index of the text if the file is costly enough to justify one.
    @inline(__always)
    mutating func index(
        forCost cost: Int,
        _ text: Span<UInt8>,
        _ range: Range<Int>
    ) -> TextIndex? {
        steps = min(steps + cost * (range.count + 1), Self.limit + 1)
        return steps > Self.limit ? index(of: text, range) : nil
    }

    @inline(never)
    private mutating func index(of text: Span<UInt8>, _ range: Range<Int>) -> TextIndex {
        if let known = indexes[range] { return known }
        let index = TextIndex(text, range)
        indexes[range] = index
        return index
    }
}
