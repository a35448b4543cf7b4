// SPDX-License-Identifier: Apache-2.0

/// The directory of a ZIP archive (APPNOTE 6.3.10), with ZIP64.
///
/// Only the directory is read, and the headers of entries whose bytes are requested; the archive itself is never held
/// in memory. Entries are refused that could be written outside the archive's folder, that share bytes, or that claim
/// to unpack to more than their compression can hold. There may be bytes before the archive begins. Inflating is left
/// to the caller.
public struct ZipDirectory: Sendable {
    /// The limits for an archive.
    public struct Limits: Sendable, Hashable {
        /// The maximum number of entries.
        public var entries = 1 << 18
        /// The maximum size of the directory, in bytes.
        public var directory = 64 << 20
        /// The maximum size of all entries when unpacked, in bytes.
        public var unpacked = 16 << 30

        /// Creates the limits for an archive of an app.
        public init() {}
    }

    /// The entries in the order of the directory.
    public let entries: [ZipEntry]

    // The offset at which the directory begins, and by which every entry has ended.
    private let end: Int

    /// The maximum ratio of unpacked to deflated bytes, which the format itself sets.
    private static let largestRatio = 1_032

    /// Reads the directory of an archive.
    ///
    /// - Complexity: O(*n* log *n*) for *n* entries.
    /// - Throws: ``ZipError``.
    public init(of source: some ByteSource, limits: Limits = Limits()) throws(ZipError) {
        let record = try ZipEndRecord(of: source)
        guard record.entryCount <= limits.entries else {
            throw .tooManyEntries(limit: limits.entries)
        }
        guard record.directory.count <= limits.directory else {
            throw .directoryTooLarge(limit: limits.directory)
        }
        let bytes = try Self.read(record.directory, of: source)
        var entries: [ZipEntry] = []
        var offset = 0
        var total = 0
        for _ in 0..<record.entryCount {
            guard let raw = RawZipEntry(bytes, at: offset) else { throw .damagedDirectory }
            offset = raw.end
            let entry = try raw.entry(shift: record.shift)
            guard entry.offset <= record.directory.lowerBound else {
                throw .entry(name: entry.name, .overlap)
            }
            try Self.checkSize(of: entry)
            // Each size is below 2⁶³, but the sum of a total within the limit and one more size can overflow.
            guard entry.size <= limits.unpacked, total <= limits.unpacked - entry.size else {
                throw .tooLarge(limit: limits.unpacked)
            }
            total += entry.size
            entries.append(entry)
        }
        try Self.checkNames(of: entries)
        end = record.directory.lowerBound
        try Self.checkOverlaps(of: entries, end: end)
        self.entries = entries
    }

    /// Returns the range of an entry's compressed bytes in the file.
    ///
    /// Some programs use the header in front of an entry, so its name and compression must match the directory.
    ///
    /// - Throws: ``ZipError``.
    public func range(
        of entry: ZipEntry,
        in source: some ByteSource
    ) throws(ZipError) -> Range<Int> {
        if entry.isEncrypted { throw .entry(name: entry.name, .encrypted) }
        let nameStart = entry.offset + 30
        let header = try Self.read(
            entry.offset..<nameStart + entry.nameBytes.count,
            of: source
        )
        guard header.number(at: 0, width: 4, .little) == 0x0403_4B50,
            header.number(at: 8, width: 2, .little) == entry.compression.number,
            header.number(at: 26, width: 2, .little) == entry.nameBytes.count,
            header.dropFirst(30).elementsEqual(entry.nameBytes),
            let extra = header.number(at: 28, width: 2, .little)
        else { throw .entry(name: entry.name, .damaged) }
        let start = nameStart + entry.nameBytes.count + extra
        guard start <= end, entry.compressedSize <= end - start else {
            throw .entry(name: entry.name, .damaged)
        }
        return start..<start + entry.compressedSize
    }

    // MARK: Checks

    private static func checkSize(of entry: ZipEntry) throws(ZipError) {
        let isPossible =
            switch entry.compression {
            case .stored: entry.size == entry.compressedSize
            case .deflated: entry.size / largestRatio <= entry.compressedSize
            case .other: true
            }
        guard isPossible || entry.isEncrypted else {
            throw .entry(name: entry.name, .impossibleSize)
        }
    }

    /// Checks that no two entries have the same name, unless both are folders, and that none is below a file.
    private static func checkNames(of entries: [ZipEntry]) throws(ZipError) {
        var kinds: [String: ZipEntry.Kind] = [:]
        for entry in entries {
            let other = kinds.updateValue(entry.kind, forKey: entry.name)
            guard other == nil || other == .folder && entry.kind == .folder else {
                throw .entry(name: entry.name, .duplicate)
            }
        }
        // Each folder is checked only once, so that the time stays linear.
        var parents: Set<String> = []
        for entry in entries {
            var name = entry.name[...]
            while let slash = name.utf8.lastIndex(of: 0x2F) {
                name = name[..<slash]
                guard parents.insert(String(name)).inserted else { break }
                guard kinds[String(name)] ?? .folder == .folder else {
                    throw .entry(name: entry.name, .duplicate)
                }
            }
        }
    }

    /// Checks that no entries share bytes, since such entries could unpack to any size.
    private static func checkOverlaps(of entries: [ZipEntry], end: Int) throws(ZipError) {
        var last = 0
        for entry in entries.sorted(by: { $0.offset < $1.offset }) {
            let start = entry.offset + 30 + entry.nameBytes.count
            guard entry.offset >= last, start <= end, entry.compressedSize <= end - start else {
                throw .entry(name: entry.name, .overlap)
            }
            last = start + entry.compressedSize
        }
    }

    static func read(
        _ range: Range<Int>,
        of source: some ByteSource
    ) throws(ZipError) -> [UInt8] {
        let bytes: [UInt8]
        do throws(FileTreeError) {
            bytes = try source.bytes(in: range)
        } catch {
            throw .unreadable
        }
        return bytes
    }
}

extension ZipEntry.Compression {
    init(number: Int) {
        self =
            switch number {
            case 0: .stored
            case 8: .deflated
            default: .other(number)
            }
    }

    var number: Int {
        switch self {
        case .stored: 0
        case .deflated: 8
        case .other(let number): number
        }
    }
}
