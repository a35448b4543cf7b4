// SPDX-License-Identifier: Apache-2.0

/// The end of central directory record of an archive, with ZIP64.
struct ZipEndRecord {
    /// The number of entries in the directory.
    let entryCount: Int

    /// The range of the directory in the file.
    let directory: Range<Int>

    /// The number of bytes in the file before the archive begins; all offsets in the archive are relative to its
    /// beginning.
    let shift: Int

    private static let size = 22
    private static let longestComment = 65_535

    /// Finds and reads the record at the end of an archive.
    ///
    /// - Throws: ``ZipError``.
    init(of source: some ByteSource) throws(ZipError) {
        let start = max(0, source.count - Self.size - Self.longestComment)
        let tail = try ZipDirectory.read(start..<source.count, of: source)
        var place = tail.count - Self.size
        while place >= 0, !Self.isRecord(tail, at: place) { place -= 1 }
        guard place >= 0 else {
            let head = try ZipDirectory.read(0..<min(4, source.count), of: source)
            throw head.number(at: 0, width: 4, .little) == 0x0403_4B50 ? .truncated : .notAnArchive
        }
        let record = Array(tail[place..<place + Self.size])
        guard let disk = record.number(at: 4, width: 2, .little),
            let count = record.number(at: 10, width: 2, .little),
            let countHere = record.number(at: 8, width: 2, .little),
            let size = record.number(at: 12, width: 4, .little),
            let offset = record.number(at: 16, width: 4, .little)
        else { throw .damagedDirectory }
        let isLarge = count == 0xFFFF || size == 0xFFFF_FFFF || offset == 0xFFFF_FFFF
        if isLarge, let large = try Self.largeRecord(before: start + place, of: source) {
            try self.init(
                count: large.count,
                size: large.size,
                offset: large.offset,
                end: large.place
            )
            return
        }
        guard disk == 0 || disk == 0xFFFF, countHere == count else { throw .severalVolumes }
        try self.init(count: count, size: size, offset: offset, end: start + place)
    }

    private init(count: Int, size: Int, offset: Int, end: Int) throws(ZipError) {
        // An entry in the directory has at least 46 bytes.
        guard size <= end, offset <= end - size, count <= size / 46 else {
            throw .damagedDirectory
        }
        entryCount = count
        directory = end - size..<end
        shift = end - size - offset
    }

    private static func isRecord(_ bytes: [UInt8], at place: Int) -> Bool {
        guard bytes.number(at: place, width: 4, .little) == 0x0605_4B50,
            let comment = bytes.number(at: place + 20, width: 2, .little)
        else { return false }
        return place + size + comment == bytes.count
    }

    /// Returns the ZIP64 record, which precedes its locator, which precedes the end record.
    private static func largeRecord(
        before end: Int,
        of source: some ByteSource
    ) throws(ZipError) -> (count: Int, size: Int, offset: Int, place: Int)? {
        guard end >= 20 else { return nil }
        let locator = try ZipDirectory.read(end - 20..<end, of: source)
        guard locator.number(at: 0, width: 4, .little) == 0x0706_4B50 else { return nil }
        guard let stated = locator.number(at: 8, width: 8, .little) else {
            throw .damagedDirectory
        }
        // The locator also states the record's offset; if bytes precede the archive, the record is searched for.
        for place in [stated, end - 20 - 56] where place >= 0 && place <= end - 20 - 56 {
            let record = try ZipDirectory.read(place..<place + 56, of: source)
            guard record.number(at: 0, width: 4, .little) == 0x0606_4B50 else { continue }
            guard record.number(at: 16, width: 4, .little) == 0 else { throw .severalVolumes }
            guard let count = record.number(at: 32, width: 8, .little),
                let size = record.number(at: 40, width: 8, .little),
                let offset = record.number(at: 48, width: 8, .little)
            else { throw .damagedDirectory }
            return (count, size, offset, place)
        }
        throw .damagedDirectory
    }
}
