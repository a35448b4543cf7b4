// SPDX-License-Identifier: Apache-2.0

/// Steps of sets of positions over parts of a pattern.
///
/// For nearly all texts, each position is processed on its own; for costly files, all positions are
/// processed at once in a ``TextIndex``.
extension PatternTable {
    func advance<let capacity: Int>(
        _ positions: inout PositionSet<capacity>,
        overLiteral literal: Range<Int>,
        _ text: Span<UInt8>,
        _ range: Range<Int>,
        _ index: TextIndex?
    ) {
        if let index { return index.step(&positions, over: bytes[literal]) }
        let starts = positions
        positions = starts.emptied
        starts.visitAll { offset in
            if literal.count <= range.count - offset,
                hasLiteral(literal, text, at: range.lowerBound + offset)
            {
                positions.insert(offset + literal.count)
            }
        }
    }

    func advanceOverCharacter<let capacity: Int>(
        _ positions: inout PositionSet<capacity>,
        _ text: Span<UInt8>,
        _ range: Range<Int>,
        _ index: TextIndex?
    ) {
        if let index {
            positions.step(through: index.starts)
            for _ in 1..<index.longestCharacter { positions.move(in: index.continuations) }
            return
        }
        let starts = positions
        positions = starts.emptied
        starts.visitAll { offset in
            guard offset < range.count else { return }
            let first = text[range.lowerBound + offset]
            guard first & 0xC0 != 0x80 else { return }
            positions.insert(min(offset + first.characterLength, range.count))
        }
    }

    func advance<let capacity: Int>(
        _ positions: inout PositionSet<capacity>,
        overCharacterOf set: ASCIISet,
        _ text: Span<UInt8>,
        _ range: Range<Int>,
        _ index: TextIndex?
    ) {
        if let index {
            positions.step(through: index.row(of: set))
            return
        }
        let starts = positions
        positions = starts.emptied
        starts.visitAll { offset in
            if offset < range.count, set.contains(text[range.lowerBound + offset]) {
                positions.insert(offset + 1)
            }
        }
    }

    /// Advances over the words of a choice in a text without an index.
    ///
    /// If a word is not followed by the bytes `following`, its end is omitted: checking them first
    /// takes less time than looking up the word.
    func advance<let capacity: Int>(
        _ positions: inout PositionSet<capacity>,
        overWordsOf choice: Choice,
        _ following: Range<Int>,
        _ text: Span<UInt8>,
        _ range: Range<Int>
    ) {
        let starts = positions
        positions = starts.emptied
        let groups = self.groups.span
        starts.visitAll { offset in
            let position = range.lowerBound + offset
            for group in choice.groups {
                let group = groups[group]
                // The groups are sorted by their lengths.
                guard group.length + following.count <= range.count - offset else { break }
                if hasLiteral(following, text, at: position + group.length),
                    contains(text, at: position, in: group)
                {
                    positions.insert(offset + group.length)
                }
            }
            for group in choice.prefixes {
                let group = groups[group]
                guard group.length <= range.count - offset else { break }
                if contains(text, at: position, in: group) {
                    positions.insert((offset + group.length)...range.count)
                    break
                }
            }
        }
    }

    /// Advances over the words of a choice in a text with an index.
    func advance<let capacity: Int>(
        _ positions: inout PositionSet<capacity>,
        overWordsOf choice: Choice,
        _ range: Range<Int>,
        _ index: TextIndex
    ) {
        let starts = positions
        positions = starts.emptied
        for group in choice.groups {
            positions.formUnion(
                starts,
                movedBy: groups[group].length,
                in: index.ends(of: group, in: self)
            )
        }
        var first = Int.max
        for group in choice.prefixes {
            var ends = starts.emptied
            ends.formUnion(
                starts,
                movedBy: groups[group].length,
                in: index.ends(of: group, in: self)
            )
            first = min(first, ends.first ?? .max)
        }
        if first <= range.count { positions.insert(first...range.count) }
    }
}

extension UInt8 {
    /// The number of bytes of the UTF-8 character that starts with this byte.
    var characterLength: Int { self < 0x80 ? 1 : (~self).leadingZeroBitCount }
}
