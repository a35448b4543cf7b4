// SPDX-License-Identifier: Apache-2.0

/// The header of a PNG file: the chunks before its pixels (*Portable Network Graphics*, sections 5 and 11).
public struct PNGHeader: Sendable, Hashable {
    /// The first eight bytes of every PNG file.
    public static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The width in pixels, more than 0.
    public let width: Int

    /// The height in pixels, more than 0.
    public let height: Int

    /// Whether pixels can be transparent: there is an alpha channel, or a transparent colour.
    public let hasTransparency: Bool

    /// Reads the chunks of a file up to its pixels.
    ///
    /// The result is `nil` if the file is not a PNG, or ends within its first chunk.
    ///
    /// - Complexity: O(number of chunks).
    public init?(_ file: [UInt8]) {
        guard file.starts(with: Self.signature), let size = Self.size(of: file),
            size.width > 0, size.height > 0, file.count > 25
        else { return nil }
        // Colour types 4 and 6 have an alpha channel.
        var hasTransparency = file[25] & 4 != 0
        var offset = Self.signature.count
        while let name = file.chunkName(at: offset), name != "IDAT",
            let length = file.bigEndianNumber(at: offset)
        {
            if name == "tRNS" { hasTransparency = true }
            // Length, name and checksum have four bytes each.
            offset += 12 + length
        }
        width = size.width
        height = size.height
        self.hasTransparency = hasTransparency
    }

    /// Returns the size in pixels that the first chunk states, or `nil` if there is no such chunk.
    ///
    /// Neither the size nor the signature of the file is checked.
    public static func size(of file: [UInt8]) -> (width: Int, height: Int)? {
        guard file.chunkName(at: signature.count) == "IHDR",
            let width = file.bigEndianNumber(at: 16),
            let height = file.bigEndianNumber(at: 20)
        else { return nil }
        return (width, height)
    }
}

extension [UInt8] {
    /// Returns the big-endian number in the four bytes at `offset`.
    fileprivate func bigEndianNumber(at offset: Int) -> Int? {
        guard offset + 4 <= count else { return nil }
        return self[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns the name of the chunk that begins at `offset`.
    fileprivate func chunkName(at offset: Int) -> String? {
        guard offset + 8 <= count else { return nil }
        return String(decoding: self[(offset + 4)..<(offset + 8)], as: UTF8.self)
    }
}
