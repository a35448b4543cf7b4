// SPDX-License-Identifier: Apache-2.0

extension ExperienceIndex {
    /// Creates an index from its bytes, or `nil` if they cannot be an index.
    ///
    ///     | count | homes | start of the hash | shapes | numbers of the filter |
    ///     | shape | … | cell | … | number of the filter | … |
    ///
    /// Each part has eight bytes. They are not read before a search needs them. With bytes that
    /// were not made by a builder, a search finds nothing, or a wrong experience, but it never ends
    /// the program.
    ///
    /// - Parameter bytes: The ``bytes`` of an index.
    public init?(_ bytes: SharedBytes) { self.init(bytes, duplicates: []) }

    init?(_ bytes: SharedBytes, duplicates: [Duplicate]) {
        guard bytes.count >= 8 * Self.headerCount,
            let count = Int(exactly: bytes.number(at: 0)),
            let homeCount = Int(exactly: bytes.number(at: 8)),
            let shapeCount = Int(exactly: bytes.number(at: 24)),
            (1...PrefixShape.limit).contains(shapeCount),
            let filterCount = Int(exactly: bytes.number(at: 32)),
            (1...bytes.count).contains(filterCount),
            bytes.count >= 8 * (Self.headerCount + shapeCount + filterCount)
        else { return nil }
        let shapesStart = 8 * Self.headerCount
        let cellsStart = shapesStart + 8 * shapeCount
        let filterStart = bytes.count - 8 * filterCount
        guard
            let table = PrefixTable(
                bytes.part(cellsStart..<filterStart),
                homeCount: homeCount
            ), count <= table.cellCount
        else { return nil }
        self.bytes = bytes
        self.count = count
        self.duplicates = duplicates
        self.shapeCount = shapeCount
        self.table = table
        hash = PrefixHash(start: bytes.number(at: 16))
        filter = PrefixFilter(bytes.part(filterStart..<bytes.count))
        shapes = bytes.part(shapesStart..<cellsStart)
    }

    static let headerCount = 5
}
