import AppClipTypes

/// Experiences by the bytes of their registered URLs: a hash table without slots, whose records lie
/// in the order of their hashes.
///
///     | header | experience | host and path, padded | query, padded | 0 | header | …
///
/// Everything is counted in cells of eight bytes. The upper bits of a hash give the cell where its
/// record would like to begin, its *home*; it begins there, or behind the records before it that
/// reach beyond. So a search begins at the home and goes on, cell by cell, until it finds the
/// record, a record of a larger hash, or an empty cell.
///
/// The cells tell by themselves what they are: an empty one is 0; headers have their uppermost bit
/// set; and all others have it not, for URLs are ASCII. That is why a search need not jump from
/// record to record, where each jump would wait for memory: the processor can fetch the cells ahead.
struct PrefixTable: Sendable {
    /// The records, and at least one empty cell behind the last.
    let cells: [UInt64]

    /// The number of cells that can be a home.
    let homeCount: Int

    /// What a registered URL and the prefixes of an invocation URL have in common when they match:
    /// two pieces of the canonical form, and the hash of both.
    struct Key {
        /// Host and path.
        var path: Range<Int>

        /// The query from its question mark on, perhaps empty.
        var query: Range<Int>

        /// The hash.
        var hash: UInt64

        /// The first cell of the record.
        ///
        ///     | 1 | hash, 33 bits | length of host and path, 15 | length of the query, 15 |
        ///
        /// Headers are in the order of the hashes, as numbers.
        var header: UInt64 {
            Self.mark | ((hash >> 31) << 30) | (UInt64(path.count) << 15) | UInt64(query.count)
        }

        /// The largest header of a record with the same hash.
        var lastHeader: UInt64 { header | 0x3FFF_FFFF }

        private static let mark: UInt64 = 1 << 63
    }
}

// MARK: - Searching

extension PrefixTable {
    /// The experience with a key.
    ///
    /// - Parameters:
    ///   - key: The pieces of a URL.
    ///   - text: Where the pieces lie, with at least eight bytes in front of the end of each.
    /// - Returns: The experience, or `nil` where no record has the key.
    func experience(with key: Key, of text: Span<UInt8>) -> AdvancedExperience.ID? {
        let cells = cells.span
        let header = key.header
        let lastHeader = key.lastHeader
        var place = key.hash.position(among: homeCount)
        while true {
            let cell = cells[place]
            if cell == header, cells.hasKey(key, at: place + 2, of: text) {
                return AdvancedExperience.ID(cell: cells[place + 1])
            }
            if cell == 0 || cell > lastHeader { return nil }
            place += 1
        }
    }
}

extension Span<UInt64> {
    fileprivate func hasKey(_ key: PrefixTable.Key, at place: Int, of text: Span<UInt8>) -> Bool {
        let pathCells = key.path.cellCount
        for cell in 0..<pathCells {
            guard self[place + cell] == text.cell(cell, of: key.path) else { return false }
        }
        for cell in 0..<key.query.cellCount {
            guard self[place + pathCells + cell] == text.cell(cell, of: key.query) else {
                return false
            }
        }
        return true
    }
}

// MARK: - Cells

extension [UInt64] {
    /// Appends the record of an experience.
    mutating func append(
        _ experience: AdvancedExperience.ID,
        with key: PrefixTable.Key,
        of text: Span<UInt8>
    ) {
        append(key.header)
        append(experience.cell)
        for cell in 0..<key.path.cellCount { append(text.cell(cell, of: key.path)) }
        for cell in 0..<key.query.cellCount { append(text.cell(cell, of: key.query)) }
    }

    /// The cells of the record that begins at a place.
    func record(at place: Int) -> ArraySlice<UInt64> {
        let pathLength = Int(self[place] >> 15 & 0x7FFF)
        let queryLength = Int(self[place] & 0x7FFF)
        return self[place..<(place + 2 + (0..<pathLength).cellCount + (0..<queryLength).cellCount)]
    }
}

extension AdvancedExperience.ID {
    /// The number in a cell, neither 0 nor with its uppermost bit.
    fileprivate var cell: UInt64 { UInt64(rawValue) + 1 }

    init(cell: UInt64) { self.init(rawValue: Int64(cell - 1)) }
}

extension Range<Int> {
    fileprivate var cellCount: Int { (count + 7) / 8 }
}

extension Span<UInt8> {
    /// Eight bytes of a range, the first one lowest; the last cell has zeros above its bytes.
    ///
    /// The last cell is loaded so that it ends with the range, whatever the range's length.
    func cell(_ cell: Int, of range: Range<Int>) -> UInt64 {
        let rest = range.count - 8 * cell
        guard rest < 8 else { return word(at: range.lowerBound + 8 * cell) }
        return word(at: range.upperBound - 8) >> UInt64(64 - 8 * rest)
    }

    @inline(always)
    private func word(at offset: Int) -> UInt64 {
        // The bounds are checked by the call, and every pattern of bits is a number.
        UInt64(
            littleEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
        )
    }
}
