// SPDX-License-Identifier: Apache-2.0

/// A Mach-O program or library, for one processor or for several.
///
/// Only headers and the code signature are read, never the code.
public struct Binary: Sendable, Hashable {
    /// The slices for the processors, in the order of the file; at least one.
    public let slices: [BinarySlice]

    /// The maximum number of slices in a file.
    static let mostSlices = 64

    /// Reads a binary.
    ///
    /// - Throws: ``BinaryError``.
    /// - Complexity: O(size of the headers and signatures), at most 17 MiB for each processor.
    public init(reading source: some ByteSource) throws(BinaryError) {
        let start = try source.piece(0..<8)
        guard let magic = start.number(at: 0, width: 4, .big) else { throw .notABinary }
        guard let fat = Self.fatHeader(magic) else {
            slices = [try BinarySlice(reading: source, in: 0..<source.count)]
            return
        }
        guard let count = start.number(at: 4, width: 4, fat.order) else { throw .truncated }
        // Java class files begin with the same number, followed by a version instead of the count.
        guard (1...Self.mostSlices).contains(count) else { throw .notABinary }
        let width = fat.isWide ? 32 : 20
        let table = try source.piece(8..<8 + count * width)
        var slices: [BinarySlice] = []
        for index in 0..<count {
            let place = index * width
            let offset: Int?
            let size: Int?
            if fat.isWide {
                offset = table.number(at: place + 8, width: 8, fat.order)
                size = table.number(at: place + 16, width: 8, fat.order)
            } else {
                offset = table.number(at: place + 8, width: 4, fat.order)
                size = table.number(at: place + 12, width: 4, fat.order)
            }
            guard let offset, let size else { throw .damagedHeader }
            guard offset <= source.count, size <= source.count - offset else { throw .truncated }
            slices.append(try BinarySlice(reading: source, in: offset..<offset + size))
        }
        self.slices = slices
    }

    private static func fatHeader(_ magic: Int) -> (order: ByteOrder, isWide: Bool)? {
        switch magic {
        case 0xCAFE_BABE: (.big, false)
        case 0xCAFE_BABF: (.big, true)
        case 0xBEBA_FECA: (.little, false)
        case 0xBFBA_FECA: (.little, true)
        default: nil
        }
    }
}

extension ByteSource {
    /// Reads exactly the bytes of a range.
    func piece(_ range: Range<Int>) throws(BinaryError) -> [UInt8] {
        guard range.upperBound <= count else { throw .truncated }
        let bytes: [UInt8]
        do throws(FileTreeError) {
            bytes = try self.bytes(in: range)
        } catch {
            if case .archiveTooLarge(let limit) = error { throw .archiveTooLarge(limit: limit) }
            throw .unreadable
        }
        guard bytes.count == range.count else { throw .truncated }
        return bytes
    }
}
