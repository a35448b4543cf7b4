/// Search for long segments with wildcards in them, all of whose beginnings are followed at once
/// (Baeza-Yates and Gonnet 1992).
///
/// A set of bits says for how many characters of the segment the text behind fits. A character of
/// the text moves all of them on by one, and keeps those that its own row allows:
///
///     a?b   row of a: 0 1 1   row of b: 1 1 0   row of any other: 0 1 0     (bit 0 is rightmost)
///
/// The time is the length of the text times that of the segment, divided by 64.
struct LongSegment: Sendable {
    /// The fewest characters of a segment for which this is worth its rows.
    static let shortest = 32

    /// The most characters: more stand in no URL.
    static let longest = 128 * 64

    private let characters: Int
    private let wordCount: Int

    /// A row for each character that the segment names, then one for all others.
    private let rows: [UInt64]

    /// The rows of ASCII characters.
    private let asciiRows: [Int32]

    /// The other characters, sorted, and their rows.
    private let others: [(scalar: UInt32, row: Int32)]

    /// What fits at one place of a segment.
    enum Place {
        case scalar(Unicode.Scalar)
        case anyCharacter
        case character(ASCIISet)
    }

    /// Makes the rows, or gives `nil` where the segment is too short or too long.
    init?(_ places: [Place]) {
        guard (Self.shortest...Self.longest).contains(places.count) else { return nil }
        var rowOfScalar: [UInt32: Int32] = [:]
        for place in places {
            switch place {
            case .scalar(let scalar):
                if rowOfScalar[scalar.value] == nil {
                    rowOfScalar[scalar.value] = Int32(rowOfScalar.count)
                }
            case .character(let set):
                for byte in UInt8(0)..<0x80 where set.contains(byte) {
                    if rowOfScalar[UInt32(byte)] == nil {
                        rowOfScalar[UInt32(byte)] = Int32(rowOfScalar.count)
                    }
                }
            case .anyCharacter: break
            }
        }
        let words = (places.count + 63) / 64
        let otherRow = Int32(rowOfScalar.count)
        var rows = [UInt64](repeating: 0, count: (rowOfScalar.count + 1) * words)
        for (index, place) in places.enumerated() {
            func allow(_ row: Int32) {
                rows[Int(row) * words + index / 64] |= 1 << UInt64(index % 64)
            }
            switch place {
            case .scalar(let scalar): if let row = rowOfScalar[scalar.value] { allow(row) }
            case .character(let set):
                for byte in UInt8(0)..<0x80 where set.contains(byte) {
                    if let row = rowOfScalar[UInt32(byte)] { allow(row) }
                }
            case .anyCharacter: for row in 0...otherRow { allow(row) }
            }
        }
        characters = places.count
        wordCount = words
        self.rows = rows
        asciiRows = (0..<0x80).map { rowOfScalar[$0] ?? otherRow }
        others = rowOfScalar.filter { $0.key >= 0x80 }.map { ($0.key, $0.value) }
            .sorted { $0.scalar < $1.scalar }
    }

    /// The first end of the segment that begins at a place or behind it.
    @inline(never)
    func firstEnd(_ text: Span<UInt8>, _ start: Int, _ limit: Int) -> Int? {
        let rows = self.rows.span
        let last = UInt64(1) << UInt64((characters - 1) % 64)
        var state: [128 of UInt64] = .init(repeating: 0)
        var place = start
        while place < limit {
            let length = min(text.characterLength(at: place), limit - place)
            let row = Int(row(of: text, at: place, length)) * wordCount
            place += length
            // A new beginning is possible everywhere.
            var carry: UInt64 = 1
            for word in 0..<wordCount {
                let old = state[word]
                state[word] = (old << 1 | carry) & rows[row + word]
                carry = old >> 63
            }
            if state[wordCount - 1] & last != 0 { return place }
        }
        return nil
    }

    private func row(of text: Span<UInt8>, at place: Int, _ length: Int) -> Int32 {
        let first = text[place]
        if first < 0x80 { return asciiRows[Int(first)] }
        var value = UInt32(first & (0x7F >> UInt8(length)))
        for index in 1..<max(length, 1) { value = value << 6 | UInt32(text[place + index] & 0x3F) }
        var low = 0
        var high = others.count
        while low < high {
            let middle = (low + high) / 2
            if others[middle].scalar == value { return others[middle].row }
            if others[middle].scalar < value { low = middle + 1 } else { high = middle }
        }
        return Int32(rows.count / wordCount - 1)
    }
}
