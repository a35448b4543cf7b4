// SPDX-License-Identifier: Apache-2.0

/// Experiences by the bytes of their registered URLs: an ordered hash table with linear probing
/// (Amble and Knuth, "Ordered hash tables", 1974), with records of variable length.
///
///     | header | experience | host and path, padded | query, padded | 0 | header | …
///
/// The unit is a cell of eight bytes. The upper bits of a hash give the *home* of its record, the
/// cell where it starts unless preceding records extend beyond it. So a search starts at the home
/// and continues, cell by cell, until it finds the record, a record with a larger hash, or an empty
/// cell.
///
/// Each cell shows what it is: an empty one is 0; a header has its highest bit set; all others do
/// not, since URLs are ASCII. So a search does not have to jump from record to record, which would
/// wait for memory at each jump: the processor can prefetch the cells.
struct PrefixTable: Sendable {
    /// The records, and at least one empty cell after the last one.
    private let cells: SharedBytes

    /// The number of cells.
    let cellCount: Int

    /// The number of cells that can be a home.
    let homeCount: Int

    /// Creates a table from its bytes.
    ///
    /// - Returns: `nil` if the bytes cannot be a table.
    init?(_ cells: SharedBytes, homeCount: Int) {
        self.cells = cells
        self.homeCount = homeCount
        cellCount = cells.count / 8
        guard cells.count % 8 == 0, homeCount > 0, homeCount <= cellCount, cell(cellCount - 1) == 0
        else { return nil }
    }

    /// Returns the cell at an index.
    @inline(always)
    func cell(_ place: Int) -> UInt64 { cells.number(at: 8 * place) }

    /// The parts that are compared between a registered URL and a prefix of an invocation URL: two
    /// ranges of the canonical form, and the hash of both.
    struct Key {
        /// The range of the host and path.
        var path: Range<Int>

        /// The range of the query with its question mark; empty without a query.
        var query: Range<Int>

        /// The hash of both ranges.
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

// MARK: - Search

extension PrefixTable {
    /// Returns the experience with a key.
    ///
    /// - Parameters:
    ///   - key: The ranges of a URL.
    ///   - text: The bytes of the URL, with at least eight bytes before the end of each range.
    /// - Returns: The experience, or `nil` if no record has the key.
    @inline(__always)
    func experience(with key: Key, of text: Span<UInt8>) -> AdvancedExperience.ID? {
        let header = key.header
        let lastHeader = key.lastHeader
        var place = key.hash.position(among: homeCount)
        while true {
            let cell = cell(place)
            if cell == header, hasKey(key, at: place + 2, of: text) {
                return AdvancedExperience.ID(cell: self.cell(place + 1))
            }
            // The last cell is empty, so a search ends there at the latest.
            if cell == 0 || cell > lastHeader { return nil }
            place += 1
        }
    }

    private func hasKey(_ key: Key, at place: Int, of text: Span<UInt8>) -> Bool {
        let pathCells = key.path.cellCount
        let queryCells = key.query.cellCount
        // A table from a file can have a record that extends beyond its end.
        guard place + pathCells + queryCells <= cellCount else { return false }
        for cell in 0..<pathCells {
            guard self.cell(place + cell) == text.cell(cell, of: key.path) else { return false }
        }
        for cell in 0..<queryCells {
            guard self.cell(place + pathCells + cell) == text.cell(cell, of: key.query) else {
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
}

extension UInt64 {
    /// >P
    var recordCellCount: Int {
        2 + (0..<Int(self >> 15 & 0x7FFF)).cellCount + (0..<Int(self & 0x7FFF)).cellCount
    }
}

extension AdvancedExperience.ID {
    /// The number in a cell, which is neither 0 nor has its highest bit set.
    fileprivate var cell: UInt64 { UInt64(rawValue) + 1 }

    /// Creates an identifier from a cell, or `nil` if the cell cannot be one.
    init?(cell: UInt64) {
        guard cell > 0, cell < 1 << 63 else { return nil }
        self.init(rawValue: Int64(cell - 1))
    }
}

extension Range<Int> {
    fileprivate var cellCount: Int { (count + 7) / 8 }
}

extension Span<UInt8> {
    /// Returns eight bytes of a range in little-endian order; the last cell is padded with zeros.
    ///
    /// The last cell is loaded so that it ends with the range, whatever the range's length.
    func cell(_ cell: Int, of range: Range<Int>) -> UInt64 {
        let rest = range.count - 8 * cell
        guard rest < 8 else { return word(at: range.lowerBound + 8 * cell) }
        return word(at: range.upperBound - 8) >> UInt64(64 - 8 * rest)
    }

    @inline(always)
    private func word(at offset: Int) -> UInt64 {
        // The call checks the bounds, and every bit pattern is a valid number.
        UInt64(
            littleEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
        )
    }
}
