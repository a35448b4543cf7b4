/// What is known of a text of one decision, as rows of bits, one for each place: for hostile files.
///
/// 64 places are followed in one step, and the words of a variable are looked for once, however many
/// rules name it. So the time of a decision is at most that of the file's bytes, and of what its
/// choices cost (``PatternCompiler/choiceLimit``), times the length of the text divided by 64.
final class TextBits {
    /// The number of the text's bytes.
    let count: Int

    /// The words of a row, which has one bit more than the text has bytes.
    let wordCount: Int

    /// A row for each byte that stands in the text.
    private var rows: [[UInt64]?] = Array(repeating: nil, count: 256)

    /// Where characters go on, and do not begin.
    let continuations: [UInt64]

    private var setRows: [ASCIISet: [UInt64]] = [:]
    private var endRows: [Int: [UInt64]] = [:]

    init(_ text: Span<UInt8>, _ range: Range<Int>) {
        count = range.count
        wordCount = range.count / 64 + 1
        var continuations = [UInt64](repeating: 0, count: wordCount)
        for offset in 0..<range.count {
            let byte = text[range.lowerBound + offset]
            let bit = UInt64(1) << UInt64(offset % 64)
            if byte & 0xC0 == 0x80 { continuations[offset / 64] |= bit }
            if rows[Int(byte)] == nil { rows[Int(byte)] = Array(repeating: 0, count: wordCount) }
            rows[Int(byte)]?[offset / 64] |= bit
        }
        self.continuations = continuations
    }

    /// The places at which a byte stands; `nil` where there is none.
    func row(of byte: UInt8) -> [UInt64]? { rows[Int(byte)] }

    /// The places at which a character of a set stands.
    func row(of set: ASCIISet) -> [UInt64] {
        if let known = setRows[set] { return known }
        var row = [UInt64](repeating: 0, count: wordCount)
        for byte in UInt8(0)..<0x80 where set.contains(byte) {
            guard let other = rows[Int(byte)] else { continue }
            for word in 0..<wordCount { row[word] |= other[word] }
        }
        setRows[set] = row
        return row
    }

    /// The places behind the words of a group, wherever they stand.
    func ends(of index: Int, in table: PatternTable) -> [UInt64] {
        if let known = endRows[index] { return known }
        let group = table.groups[index]
        var ends = [UInt64](repeating: 0, count: wordCount)
        for word in 0..<group.count {
            var places = BitPlaces(self, word: .max)
            for offset in 0..<group.length {
                guard places.step(over: table.byte(offset, ofWord: word, in: group)) else { break }
            }
            for index in 0..<wordCount { ends[index] |= places.words[index] }
        }
        endRows[index] = ends
        return ends
    }
}

/// Places in a text of any length, 64 of which are followed in one step.
struct BitPlaces: PlaceSet {
    private let bits: TextBits
    private(set) var words: [UInt64]

    /// A set of none or all of the places.
    init(_ bits: TextBits, word: UInt64 = 0) {
        self.bits = bits
        words = Array(repeating: word, count: bits.wordCount)
    }

    var none: Self { Self(bits) }

    mutating func insert(_ place: Int) { words[place >> 6] |= 1 << UInt64(place & 63) }

    mutating func insert(_ places: ClosedRange<Int>) {
        let (first, last) = (places.lowerBound >> 6, places.upperBound >> 6)
        for index in first...last {
            var word = UInt64.max
            if index == first { word &= UInt64.max << UInt64(places.lowerBound & 63) }
            if index == last { word &= UInt64.max >> UInt64(63 - places.upperBound & 63) }
            words[index] |= word
        }
    }

    mutating func formUnion(_ other: Self) {
        for index in words.indices { words[index] |= other.words[index] }
    }

    func contains(_ place: Int) -> Bool { words[place >> 6] >> UInt64(place & 63) & 1 == 1 }

    func first(from place: Int) -> Int? {
        var index = place >> 6
        guard index < words.count else { return nil }
        var word = words[index] & (UInt64.max << UInt64(place & 63))
        while word == 0 {
            index += 1
            guard index < words.count else { return nil }
            word = words[index]
        }
        return index << 6 + word.trailingZeroBitCount
    }

    /// Goes on from the places at which a byte stands to those behind it, and says whether there are
    /// any.
    mutating func step(over byte: UInt8) -> Bool {
        guard let row = bits.row(of: byte) else {
            for index in words.indices { words[index] = 0 }
            return false
        }
        return step(through: row)
    }

    private mutating func step(through row: [UInt64]) -> Bool {
        var carry: UInt64 = 0
        var any: UInt64 = 0
        let row = row.span
        var own = words.mutableSpan
        for index in 0..<row.count {
            let kept = own[index] & row[index]
            own[index] = kept << 1 | carry
            carry = kept >> 63
            any |= kept
        }
        return any != 0
    }

    func after(
        _ literal: Range<Int>,
        in table: PatternTable,
        _ text: Span<UInt8>,
        _ range: Range<Int>
    ) -> Self {
        var places = self
        for index in literal { guard places.step(over: table.bytes[index]) else { break } }
        return places
    }

    func afterCharacter(_ text: Span<UInt8>, _ range: Range<Int>) -> Self {
        var places = self
        let going = bits.continuations
        for index in words.indices { places.words[index] &= ~going[index] }
        // There is nothing behind the end.
        places.words[bits.count >> 6] &= ~(1 << UInt64(bits.count & 63))
        _ = places.step(through: Array(repeating: .max, count: bits.wordCount))
        // A character has at most three bytes behind its first one.
        for _ in 0..<3 {
            var inside = places
            guard inside.step(through: going) else { break }
            for index in words.indices { places.words[index] &= ~going[index] }
            places.formUnion(inside)
        }
        return places
    }

    func after(_ set: ASCIISet, _ text: Span<UInt8>, _ range: Range<Int>) -> Self {
        var places = self
        _ = places.step(through: bits.row(of: set))
        return places
    }

    func afterWords(
        of choice: PatternTable.Choice,
        _ next: Range<Int>,
        in table: PatternTable,
        _ text: Span<UInt8>,
        _ range: Range<Int>
    ) -> Self {
        var found = none
        for group in choice.groups {
            let length = table.groups[group].length
            found.formUnion(behind: length, bits.ends(of: group, in: table), self)
        }
        var earliest: Int?
        for group in choice.beginnings {
            var ends = none
            let length = table.groups[group].length
            ends.formUnion(behind: length, bits.ends(of: group, in: table), self)
            if let first = ends.first(from: 0) { earliest = min(earliest ?? first, first) }
        }
        if let earliest { found.insert(earliest...range.count) }
        return found
    }

    /// Adds the places that lie so many bytes behind others, where they are among some ends.
    private mutating func formUnion(behind length: Int, _ ends: [UInt64], _ others: Self) {
        let (whole, part) = (length >> 6, UInt64(length & 63))
        guard whole < words.count else { return }
        let count = words.count - whole
        let others = others.words.span.extracting(0..<count)
        let ends = ends.span.extracting(whole..<words.count)
        var own = words.mutableSpan
        var carry: UInt64 = 0
        for index in 0..<count {
            let other = others[index]
            own[whole + index] |= (other << part | carry) & ends[index]
            // A shift by 64 gives 0.
            carry = other >> (64 - part)
        }
    }
}
