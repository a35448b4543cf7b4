// SPDX-License-Identifier: Apache-2.0

/// The files of a ZIP archive, as far as a print package needs them: stored or deflated, no
/// encryption, no ZIP64.
public struct ZipArchive: Sendable {
    /// A file by its place in the archive.
    public struct File: Sendable, Hashable {
        /// The name with its folders.
        public let name: String
        /// The size when unpacked, in bytes.
        public let size: Int
        let compressedSize: Int
        let checksum: UInt32
        let method: UInt16
        let offset: Int
    }

    /// Why an archive, or a file in it, cannot be read.
    public enum ReadingError: Error, Sendable, Hashable {
        /// There is no central directory, or it is damaged.
        case notAnArchive
        /// A file says that it is larger than the limit.
        case fileTooLarge(name: String)
        /// A file is compressed or encrypted in another way.
        case unsupported(name: String)
        /// A file is damaged: its bytes are not those of its size and checksum.
        case damaged(name: String)
    }

    /// The most bytes that a file may unpack to.
    public static let largestFile = 16 << 20

    private let bytes: [UInt8]

    /// The files in the order of the directory.
    public let files: [File]

    /// Reads the directory of an archive.
    ///
    /// - Throws: ``ReadingError``.
    public init(_ bytes: [UInt8]) throws(ReadingError) {
        self.bytes = bytes
        files = try Self.directory(bytes.span)
    }

    private static func directory(_ bytes: Span<UInt8>) throws(ReadingError) -> [File] {
        // The end record has 22 bytes and a comment of at most 65,535, which reaches to the end.
        var end = bytes.count - 22
        let first = max(0, end - 65_535)
        while end >= first, !isEndRecord(bytes, at: end) { end -= 1 }
        guard end >= first else { throw .notAnArchive }
        let count = bytes.number(at: end + 10, width: 2)
        var offset = bytes.number(at: end + 16, width: 4)
        var files: [File] = []
        var space = 0
        for _ in 0..<count {
            guard offset >= 0, offset + 46 <= end,
                bytes.number(at: offset, width: 4) == 0x0201_4B50
            else { throw .notAnArchive }
            let nameLength = bytes.number(at: offset + 28, width: 2)
            let extraLength = bytes.number(at: offset + 30, width: 2)
            let commentLength = bytes.number(at: offset + 32, width: 2)
            guard offset + 46 + nameLength <= end else { throw .notAnArchive }
            let name = (0..<nameLength).map { bytes[offset + 46 + $0] }
            let file = File(
                name: String(decoding: name, as: UTF8.self),
                size: bytes.number(at: offset + 24, width: 4),
                compressedSize: bytes.number(at: offset + 20, width: 4),
                checksum: UInt32(bytes.number(at: offset + 16, width: 4)),
                method: UInt16(bytes.number(at: offset + 10, width: 2)),
                offset: bytes.number(at: offset + 42, width: 4)
            )
            guard bytes.number(at: offset + 8, width: 2) & 1 == 0 else {
                throw .unsupported(name: file.name)
            }
            // Overlapping files could unpack to any size, so the sum of the sizes is bounded.
            space += 30 + nameLength + file.compressedSize
            guard space <= bytes.count else { throw .notAnArchive }
            files.append(file)
            offset += 46 + nameLength + extraLength + commentLength
        }
        return files
    }

    private static func isEndRecord(_ bytes: Span<UInt8>, at end: Int) -> Bool {
        bytes.number(at: end, width: 4) == 0x0605_4B50
            && end + 22 + bytes.number(at: end + 20, width: 2) == bytes.count
    }

    /// The bytes of a file, verified with its checksum.
    ///
    /// - Throws: ``ReadingError``.
    public func contents(of file: File) throws(ReadingError) -> [UInt8] {
        guard file.size <= Self.largestFile else { throw .fileTooLarge(name: file.name) }
        let span = bytes.span
        guard file.offset + 30 <= bytes.count,
            span.number(at: file.offset, width: 4) == 0x0403_4B50
        else { throw .damaged(name: file.name) }
        let nameEnd = file.offset + 30 + span.number(at: file.offset + 26, width: 2)
        let start = nameEnd + span.number(at: file.offset + 28, width: 2)
        // Some programs use the name in the local header, so it must be the same.
        guard start + file.compressedSize <= bytes.count,
            String(decoding: bytes[file.offset + 30..<nameEnd], as: UTF8.self) == file.name
        else { throw .damaged(name: file.name) }
        let compressed = bytes[start..<start + file.compressedSize]
        let contents: [UInt8]?
        switch file.method {
        case 0: contents = file.size == file.compressedSize ? Array(compressed) : nil
        case 8: contents = Inflater.inflate(compressed, size: file.size)
        default: throw .unsupported(name: file.name)
        }
        guard let contents, CRC32.checksum(contents) == file.checksum else {
            throw .damaged(name: file.name)
        }
        return contents
    }
}

extension Span<UInt8> {
    /// A little-endian number of two or four bytes.
    fileprivate func number(at offset: Int, width: Int) -> Int {
        var number = 0
        for index in 0..<width { number |= Int(self[offset + index]) << (8 * index) }
        return number
    }
}
