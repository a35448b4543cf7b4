// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// The memory of a tag that holds a message, from the capability container on.
///
///     page 3      E1 10 SS 00     capability container: version 1.0, size, free to write
///     page 4      03 LL …         message TLV; FF LL LL for 255 bytes and more
///      …          … FE            terminator TLV, then zeros
///
/// Pages 0 to 2 hold the tag's serial number and lock bits, and are not written.
public struct TagMemory: Sendable, Hashable {
    /// The number of the page with the capability container.
    public static let firstPage = 3
    /// The number of bytes in a page, the smallest unit that can be written.
    public static let pageByteCount = 4

    /// The kind of tag.
    public let type: TagType
    /// The capability container and the whole user memory after it.
    public let bytes: [UInt8]

    /// Creates the memory of a tag that holds a message.
    ///
    /// The terminator is omitted if the message ends with the memory.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - type: The kind of tag.
    /// - Throws: `NDEFError` with code `tagTooSmall`, which counts the TLV's type and length too.
    public init(_ message: NDEFMessage, on type: TagType) throws(NDEFError) {
        let content = message.bytes
        // A longer message would not fit the two bytes of the long form; no tag holds it, so it is
        // rejected below.
        let header = content.count < 0xFF ? 2 : 4
        let needed = header + content.count
        guard needed <= type.messageByteCount else {
            throw NDEFError(.tagTooSmall(needed: needed, available: type.messageByteCount))
        }
        var bytes: [UInt8] = [0xE1, 0x10, type.containerSize, 0x00, 0x03]
        if header == 2 {
            bytes.append(UInt8(content.count))
        } else {
            bytes += [0xFF, UInt8(content.count >> 8), UInt8(content.count & 0xFF)]
        }
        bytes += content
        if needed < type.messageByteCount { bytes.append(0xFE) }
        let total = Self.pageByteCount + type.userByteCount
        bytes += [UInt8](repeating: 0, count: total - bytes.count)
        self.type = type
        self.bytes = bytes
    }

    /// The pages with their numbers, from the capability container on.
    public var pages: [Page] {
        stride(from: 0, to: bytes.count, by: Self.pageByteCount).map { start in
            Page(
                number: Self.firstPage + start / Self.pageByteCount,
                bytes: Array(bytes[start..<start + Self.pageByteCount])
            )
        }
    }

    /// The number of the last page that holds data; the pages after it are zeros.
    public var lastUsedPage: Int {
        let last = bytes.lastIndex { $0 != 0 } ?? 0
        return Self.firstPage + last / Self.pageByteCount
    }

    /// A page of a tag.
    public struct Page: Sendable, Hashable {
        /// The number by which a writer addresses the page.
        public let number: Int
        /// The four bytes of the page.
        public let bytes: [UInt8]

        /// The bytes as pairs of uppercase hexadecimal digits, separated by spaces: `E1 10 12 00`.
        public var hexText: String {
            Hexadecimal.text(of: bytes, uppercase: true, separator: " ")
        }
    }
}
