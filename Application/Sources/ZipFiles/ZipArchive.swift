// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// A ZIP archive, whose directory is in memory and whose other parts are read when they are needed.
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

    /// Returns the bytes of an entry, verified with its checksum.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - limit: The maximum number of bytes.
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

    /// Returns a range of an entry's bytes; fewer if it ends earlier.
    ///
    /// The checksum, which is that of all bytes, is not verified. The bytes before the range are
    /// decompressed and discarded.
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

    /// The number of bytes that are read, and decompressed, at a time.
    private static let piece = 1 << 18

    /// Decompresses an entry.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - end: The number of bytes to decompress; with `.max`, the end of the stream is verified.
    ///   - range: The range of bytes to keep.
    /// - Returns: The bytes in the range.
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
        // A size in the archive cannot be trusted: memory is allocated as bytes come.
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
            // Without further input, there are no more bytes.
            if bytes.isEmpty, inflater.needsInput, next == place.upperBound { break }
            let here = range.clamped(to: position..<position + bytes.count)
            if !here.isEmpty {
                kept += bytes[here.lowerBound - position..<here.upperBound - position]
            }
            position += bytes.count
            // The entry is larger than stated.
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
        // The file was truncated after its directory was read.
        guard bytes.count == range.count else { throw .unreadable }
        return bytes
    }
}
