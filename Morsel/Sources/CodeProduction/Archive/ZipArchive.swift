/// The files of a ZIP archive, as far as a print hand-over needs them: stored or deflated, no
/// encryption, no ZIP64.
public struct ZipArchive: Sendable {
    /// A file by its place in the archive.
    public struct File: Sendable, Hashable {
        /// The name with its folders.
        public let name: String
        /// The size when unpacked, in bytes.
        public let size: Int
        let compressedSize: Int
        let method: UInt16
        let offset: Int
    }

    /// Why an archive, or a file in it, cannot be read.
    public enum Failure: Error, Sendable, Hashable {
        /// There is no central directory, or it is damaged.
        case notAnArchive
        /// There are more files than the limit.
        case tooManyFiles(limit: Int)
        /// A file is larger than the limit, or grows to more than it says.
        case fileTooLarge(name: String)
        /// A file is compressed or encrypted in another way.
        case unsupported(name: String)
        /// A file is damaged.
        case damaged(name: String)
    }

    /// The most files that are listed.
    public static let mostFiles = 65_535

    /// The most bytes that a file may unpack to.
    public static let largestFile = 16 << 20

    private let bytes: [UInt8]

    /// The files in the order of the directory.
    public let files: [File]

    /// Reads the directory of an archive.
    ///
    /// - Throws: ``Failure``.
    public init(_ bytes: [UInt8]) throws(Failure) {
        self.bytes = bytes
        files = try Self.directory(bytes.span)
    }

    private static func directory(_ bytes: Span<UInt8>) throws(Failure) -> [File] {
        // The end record has 22 bytes and a comment of at most 65,535.
        var end = bytes.count - 22
        let first = max(0, end - 65_535)
        while end >= first, bytes.number(at: end, width: 4) != 0x0605_4B50 { end -= 1 }
        guard end >= first else { throw .notAnArchive }
        let count = bytes.number(at: end + 10, width: 2)
        var offset = bytes.number(at: end + 16, width: 4)
        guard count <= mostFiles else { throw .tooManyFiles(limit: mostFiles) }
        var files: [File] = []
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
                method: UInt16(bytes.number(at: offset + 10, width: 2)),
                offset: bytes.number(at: offset + 42, width: 4)
            )
            guard bytes.number(at: offset + 8, width: 2) & 1 == 0 else {
                throw .unsupported(name: file.name)
            }
            files.append(file)
            offset += 46 + nameLength + extraLength + commentLength
        }
        return files
    }

    /// The bytes of a file.
    ///
    /// - Throws: ``Failure``.
    public func contents(of file: File) throws(Failure) -> [UInt8] {
        guard file.size <= Self.largestFile else { throw .fileTooLarge(name: file.name) }
        let span = bytes.span
        guard file.offset + 30 <= bytes.count,
            span.number(at: file.offset, width: 4) == 0x0403_4B50
        else { throw .damaged(name: file.name) }
        let start =
            file.offset + 30 + span.number(at: file.offset + 26, width: 2)
            + span.number(at: file.offset + 28, width: 2)
        guard start + file.compressedSize <= bytes.count else {
            throw .damaged(name: file.name)
        }
        let compressed = bytes[start..<start + file.compressedSize]
        switch file.method {
        case 0 where file.size == file.compressedSize:
            return Array(compressed)
        case 8:
            guard let contents = Inflater.inflate(compressed, size: file.size) else {
                throw .damaged(name: file.name)
            }
            return contents
        case 0:
            throw .damaged(name: file.name)
        default:
            throw .unsupported(name: file.name)
        }
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
