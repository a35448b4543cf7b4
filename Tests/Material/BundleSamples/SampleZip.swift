// SPDX-License-Identifier: Apache-2.0

/// An archive of stored files, each part of which can be made invalid.
public struct SampleZip: Sendable {
    /// A file in the archive.
    public struct Entry: Sendable {
        /// The name of the file, as bytes.
        public var name: [UInt8]
        /// The content of the file.
        public var content: [UInt8]
        /// The flags: bit 0: encrypted; bit 3: sizes after the file; bit 11: UTF-8.
        public var flags = 1 << 11
        /// The number of the compression method.
        public var method = 0
        /// The size in the directory; `nil` for the actual one.
        public var size: Int?
        /// The compressed size in the directory; `nil` for the actual one.
        public var compressedSize: Int?
        /// The offset in the directory; `nil` for the actual one.
        public var offset: Int?
        /// The checksum in the directory.
        public var checksum: UInt32 = 0
        /// The Unix mode, for links; 0 leaves it out.
        public var mode = 0
        /// A Boolean value that indicates whether the sizes are in an extra field of ZIP64.
        public var isLarge = false

        /// Creates a stored file.
        public init(_ name: String, _ content: String = "") {
            self.name = Array(name.utf8)
            self.content = Array(content.utf8)
        }
    }

    /// The files in the archive.
    public var entries: [Entry]

    /// The bytes before the archive.
    public var prefix: [UInt8] = []

    /// The comment at the end of the archive.
    public var comment: [UInt8] = []

    /// A Boolean value that indicates whether the end is that of ZIP64.
    public var isLarge = false

    /// Creates an archive.
    public init(_ entries: [Entry]) { self.entries = entries }

    /// The bytes of the archive.
    public var bytes: [UInt8] {
        var body: [UInt8] = []
        var directory: [UInt8] = []
        for entry in entries {
            let offset = entry.offset ?? body.count
            let size = entry.size ?? entry.content.count
            let compressed = entry.compressedSize ?? entry.content.count
            body += number(0x0403_4B50, 4) + number(20, 2) + number(entry.flags, 2)
            body += number(entry.method, 2) + number(0, 4) + number(Int(entry.checksum), 4)
            body += number(compressed, 4) + number(size, 4) + number(entry.name.count, 2)
            body += number(0, 2) + entry.name + entry.content
            let extra =
                entry.isLarge
                ? number(1, 2) + number(24, 2) + number(size, 8) + number(compressed, 8)
                    + number(offset, 8) : []
            directory += number(0x0201_4B50, 4) + number(entry.mode == 0 ? 20 : 3 << 8 | 20, 2)
            directory += number(20, 2) + number(entry.flags, 2) + number(entry.method, 2)
            directory += number(0, 4) + number(Int(entry.checksum), 4)
            directory += number(entry.isLarge ? 0xFFFF_FFFF : compressed, 4)
            directory += number(entry.isLarge ? 0xFFFF_FFFF : size, 4)
            directory += number(entry.name.count, 2) + number(extra.count, 2) + number(0, 2)
            directory += number(0, 2) + number(0, 2) + number(entry.mode << 16, 4)
            directory += number(entry.isLarge ? 0xFFFF_FFFF : offset, 4) + entry.name + extra
        }
        var end: [UInt8] = []
        if isLarge {
            let place = prefix.count + body.count + directory.count
            end += number(0x0606_4B50, 4) + number(44, 8) + number(45, 2) + number(45, 2)
            end += number(0, 4) + number(0, 4) + number(entries.count, 8)
            end += number(entries.count, 8) + number(directory.count, 8) + number(body.count, 8)
            end += number(0x0706_4B50, 4) + number(0, 4) + number(place, 8) + number(1, 4)
        }
        let count = isLarge ? 0xFFFF : entries.count
        end += number(0x0605_4B50, 4) + number(0, 4) + number(count, 2) + number(count, 2)
        end += number(isLarge ? 0xFFFF_FFFF : directory.count, 4)
        end += number(isLarge ? 0xFFFF_FFFF : body.count, 4)
        end += number(comment.count, 2) + comment
        return prefix + body + directory + end
    }

    private func number(_ value: Int, _ width: Int) -> [UInt8] {
        (0..<width).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
