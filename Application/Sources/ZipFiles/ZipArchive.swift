// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// A ZIP archive, of which the directory is in memory and everything else is read when it is wanted.
public struct ZipArchive: Sendable {
    private let source: any ByteSource
    private let directory: ZipDirectory

    /// The entries in the order of the directory.
    public var entries: [ZipEntry] { directory.entries }

    /// Reads the directory of an archive.
    ///
    /// - Throws: ``ZipError``.
    public init(
        _ source: any ByteSource,
        limits: ZipDirectory.Limits = ZipDirectory.Limits()
    ) throws(ZipError) {
        directory = try ZipDirectory(of: source, limits: limits)
        self.source = source
    }

    /// The bytes of an entry, verified with its checksum.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - limit: The most bytes.
    /// - Returns: The bytes.
    /// - Throws: ``ZipError``.
    public func contents(of entry: ZipEntry, limit: Int) throws(ZipError) -> [UInt8] {
        guard entry.size <= limit else { throw .entry(name: entry.name, .tooLarge(limit: limit)) }
        let bytes = try unpack(entry, upTo: .max, keeping: 0..<entry.size)
        guard bytes.count == entry.size, CRC32.checksum(bytes) == entry.checksum else {
            throw .entry(name: entry.name, .damaged)
        }
        return bytes
    }

    /// Some bytes of an entry; fewer where it ends earlier.
    ///
    /// The checksum, which is that of all bytes, is not verified. What stands before is decompressed
    /// and dropped.
    ///
    /// - Throws: ``ZipError``.
    public func contents(
        of entry: ZipEntry,
        in range: Range<Int>
    ) throws(ZipError) -> [UInt8] {
        let range = range.clamped(to: 0..<entry.size)
        if range.isEmpty { return [] }
        if entry.compression == .stored {
            let place = try directory.range(of: entry, in: source).lowerBound
            return try read(place + range.lowerBound..<place + range.upperBound)
        }
        let bytes = try unpack(entry, upTo: range.upperBound, keeping: range)
        guard bytes.count == range.count else { throw .entry(name: entry.name, .damaged) }
        return bytes
    }

    /// How many bytes are read, and decompressed, at a time.
    private static let piece = 1 << 18

    /// Decompresses an entry.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - end: How many bytes are wanted; where it is all, the stream's own end is looked for.
    ///   - range: Those of them that are kept.
    /// - Returns: What is kept.
    /// - Throws: ``ZipError``.
    private func unpack(
        _ entry: ZipEntry,
        upTo end: Int,
        keeping range: Range<Int>
    ) throws(ZipError) -> [UInt8] {
        let place = try directory.range(of: entry, in: source)
        switch entry.compression {
        case .stored: return try read(place)
        case .other(let method): throw .entry(name: entry.name, .compression(method: method))
        case .deflated: break
        }
        guard var inflater = Inflater() else { throw .unreadable }
        var kept: [UInt8] = []
        // A size is stated by whoever wrote the archive: memory is taken as bytes come.
        kept.reserveCapacity(min(range.count, 1 << 20))
        var position = 0
        var next = place.lowerBound
        while !inflater.isAtEnd, position < end {
            if inflater.needsInput, next < place.upperBound {
                let piece = next..<min(next + Self.piece, place.upperBound)
                inflater.feed(try read(piece))
                next = piece.upperBound
            }
            guard let bytes = inflater.next(limit: Self.piece) else {
                throw .entry(name: entry.name, .damaged)
            }
            // Without input there is no more to come.
            if bytes.isEmpty, inflater.needsInput, next == place.upperBound { break }
            let here = range.clamped(to: position..<position + bytes.count)
            if !here.isEmpty {
                kept += bytes[here.lowerBound - position..<here.upperBound - position]
            }
            position += bytes.count
            // More than was stated.
            guard position <= entry.size else { throw .entry(name: entry.name, .damaged) }
        }
        guard end < .max || inflater.isAtEnd else { throw .entry(name: entry.name, .damaged) }
        return kept
    }

    private func read(_ range: Range<Int>) throws(ZipError) -> [UInt8] {
        let bytes: [UInt8]
        do throws(FileTreeError) {
            bytes = try source.bytes(in: range)
        } catch {
            throw .unreadable
        }
        // The file was cut off after its directory was read.
        guard bytes.count == range.count else { throw .unreadable }
        return bytes
    }
}
