/// Matching of a text with a pattern, without allocation (rules 2, 3, 7 and 10 of matching).
///
/// Between two `*`s the first place that fits is the right one, since the `*` behind it takes
/// whatever follows; so nothing is ever taken back. Where alternatives of different lengths make
/// several ends possible, all of them are followed at once, as a set of places. The time is bounded
/// by the product of the lengths of text and pattern, and a pattern longer than the text is not
/// tried at all.
extension PatternTable {
    /// Whether a pattern fits a whole text.
    ///
    /// - Parameters:
    ///   - index: The pattern.
    ///   - text: The bytes in which the text stands.
    ///   - range: The place of the text.
    ///   - bits: What is known of texts of this decision.
    /// - Returns: Whether it fits.
    @inline(__always)
    func matches(
        _ index: Int,
        _ text: Span<UInt8>,
        _ range: Range<Int>,
        _ bits: inout [Range<Int>: TextBits]
    ) -> Bool {
        let pattern = patterns.span[index]
        guard range.count >= pattern.shortest else { return false }
        switch pattern.kind {
        case .everything: return true
        case .nothing: return false
        case .exactly(let literal):
            return range.count == literal.count && hasLiteral(literal, text, at: range.lowerBound)
        case .prefix(let literal):
            return hasLiteral(literal, text, at: range.lowerBound)
        case .folder(let literal):
            // The slash at the end of the literal is there, or the text ends before it.
            let folder = literal.lowerBound..<(literal.upperBound - 1)
            let end = range.lowerBound + folder.count
            return hasLiteral(folder, text, at: range.lowerBound)
                && (end == range.upperBound || text[end] == 0x2F)
        case .segments(let segments):
            return matches(segments, text, range)
        case .segmentsOrParent(let segments, let parent):
            return matches(segments, text, range) || matches(parent, text, range)
        case .row(let row, let isPath):
            return fits(row, isPath: isPath, text, range, &bits)
        }
    }

    /// Whether bytes stand at a place.
    ///
    /// The caller has seen to it that there are as many.
    @inline(__always)
    func hasLiteral(_ literal: Range<Int>, _ text: Span<UInt8>, at place: Int) -> Bool {
        let bytes = self.bytes.span
        for index in 0..<literal.count
        where bytes[literal.lowerBound + index] != text[place + index] {
            return false
        }
        return true
    }

    // MARK: Rows of segments

    private func matches(_ row: Range<Int>, _ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
        var place = range.lowerBound
        let first = segments[row.lowerBound]
        if row.count == 1 { return ends(first, text, from: place, range, isAnchored: true) }
        guard let end = earliestEnd(of: first, text, from: place, range, isAnchored: true) else {
            return false
        }
        place = end
        for index in (row.lowerBound + 1)..<(row.upperBound - 1) {
            guard
                let end = earliestEnd(
                    of: segments[index],
                    text,
                    from: place,
                    range,
                    isAnchored: false
                )
            else { return false }
            place = end
        }
        return ends(segments[row.upperBound - 1], text, from: place, range, isAnchored: false)
    }

    /// The first end of a segment that begins at a place, or anywhere behind it.
    private func earliestEnd(
        of segment: Segment,
        _ text: Span<UInt8>,
        from start: Int,
        _ range: Range<Int>,
        isAnchored: Bool
    ) -> Int? {
        guard segment.shortest <= range.upperBound - start else { return nil }
        guard let first = segment.elements.first else { return start }
        if isAnchored { return end(of: segment, text, at: start, range.upperBound) }
        if let long = segment.long {
            return longSegments[long].firstEnd(text, start, range.upperBound)
        }
        let last = range.upperBound - segment.shortest
        var place = start
        if case .literal(let literal) = elements[first] {
            if let fallbacks = segment.fallbacks {
                return endOfLong(literal, fallbacks, text, place, range.upperBound)
            }
            // Only where the first byte stands can the rest stand.
            let byte = bytes[literal.lowerBound]
            while let found = text.firstPlace(of: byte, from: place, through: last) {
                if let end = end(of: segment, text, at: found, range.upperBound) { return end }
                place = found + 1
            }
            return nil
        }
        while place <= last {
            if let end = end(of: segment, text, at: place, range.upperBound) { return end }
            place += text.characterLength(at: place)
        }
        return nil
    }

    /// The fewest bytes of a literal for whose search no byte of the text is looked at twice.
    static let longLiteral = 32

    /// The first end of a long literal that begins at a place or behind it.
    private func endOfLong(
        _ literal: Range<Int>,
        _ fallbacks: Int,
        _ text: Span<UInt8>,
        _ start: Int,
        _ limit: Int
    ) -> Int? {
        let bytes = self.bytes.span
        let lengths = self.fallbacks.span
        var length = 0
        for place in start..<limit {
            while length > 0, text[place] != bytes[literal.lowerBound + length] {
                length = Int(lengths[fallbacks + length - 1])
            }
            if text[place] == bytes[literal.lowerBound + length] { length += 1 }
            if length == literal.count { return place + 1 }
        }
        return nil
    }

    /// Whether a segment that begins at a place, or anywhere behind it, reaches to the end.
    private func ends(
        _ segment: Segment,
        _ text: Span<UInt8>,
        from start: Int,
        _ range: Range<Int>,
        isAnchored: Bool
    ) -> Bool {
        guard segment.shortest <= range.upperBound - start else { return false }
        var place = start
        if !isAnchored, segment.elements.count == 1,
            case .literal = elements[segment.elements.lowerBound]
        {
            // The first byte of a character is no other character's second one.
            place = range.upperBound - segment.shortest
        } else if !isAnchored {
            // As many characters as the segment has, counted from the end.
            place = range.upperBound
            for _ in 0..<segment.characters {
                guard place > start else { return false }
                repeat { place -= 1 } while place > start && text[place] & 0xC0 == 0x80
            }
        }
        return end(of: segment, text, at: place, range.upperBound) == range.upperBound
    }

    /// The end of a segment without choices that begins at a place, if it fits there.
    private func end(
        of segment: Segment,
        _ text: Span<UInt8>,
        at start: Int,
        _ limit: Int
    ) -> Int? {
        var place = start
        for index in segment.elements {
            switch elements[index] {
            case .literal(let literal):
                guard literal.count <= limit - place, hasLiteral(literal, text, at: place) else {
                    return nil
                }
                place += literal.count
            case .anyCharacter:
                guard place < limit else { return nil }
                place = min(place + text.characterLength(at: place), limit)
            case .character(let set):
                guard place < limit, set.contains(text[place]) else { return nil }
                place += 1
            case .choice, .anyRun:
                return nil
            }
        }
        return place
    }
}

extension Span<UInt8> {
    /// How many bytes the character has that begins at a place; 1 where none begins.
    @inline(__always)
    func characterLength(at place: Int) -> Int {
        switch self[place] {
        case ..<0xC0: 1
        case ..<0xE0: 2
        case ..<0xF0: 3
        default: 4
        }
    }

    /// The first place of a byte from one place through another.
    ///
    /// Eight bytes are looked at in one step: subtracting 1 from each byte of a word borrows into
    /// the highest bit of those that are zero, as the byte looked for is after exclusive or.
    @inline(__always)
    func firstPlace(of byte: UInt8, from start: Int, through last: Int) -> Int? {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let wanted = UInt64(byte) &* ones
        var place = start
        let bytes = unsafe self.bytes
        while place + 7 <= last {
            // `last` is in the text, and so are the eight bytes up to it.
            let word = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self)
            let difference = UInt64(littleEndian: word) ^ wanted
            let zeros = (difference &- ones) & ~difference & (ones &* 0x80)
            if zeros != 0 { return place + zeros.trailingZeroBitCount / 8 }
            place += 8
        }
        while place <= last {
            if self[place] == byte { return place }
            place += 1
        }
        return nil
    }
}
