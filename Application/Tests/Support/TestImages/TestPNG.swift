// SPDX-License-Identifier: Apache-2.0

/// A PNG file that follows the specification (third edition), without compression.
public struct TestPNG {
    /// The width, in pixels.
    public var width = 13
    /// The height, in pixels.
    public var height = 9
    /// The number of bits per channel.
    public var depth = 8
    /// The colour type: 0 gray, 2 RGB, 3 palette, 4 gray and opacity, 6 RGB and opacity.
    public var colorType = 2
    /// A Boolean value that indicates whether it is encoded in the seven passes of Adam7.
    public var isInterlaced = false
    /// The palette, with three bytes per colour.
    public var palette: [UInt8] = []
    /// The content of tRNS.
    public var transparency: [UInt8] = []
    /// The chunks before the image.
    public var chunks: [(type: String, content: [UInt8])] = []
    /// Returns a sample of the image, from 0 to (1 << depth) - 1.
    public var sample: (_ x: Int, _ y: Int, _ channel: Int) -> Int = { x, y, channel in
        x * 37 + y * 101 + channel * 59
    }

    /// Creates an image with every kind of sample.
    public init() {}

    /// The number of samples in a pixel.
    public var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1 }

    /// Returns the sample as it is stored in the file.
    public func value(_ x: Int, _ y: Int, _ channel: Int) -> Int {
        sample(x, y, channel) & (1 << depth - 1)
    }

    /// The bytes of the file.
    public var bytes: [UInt8] {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let kinds = [UInt8(depth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0]
        file += Self.chunk("IHDR", bigEndian(width) + bigEndian(height) + kinds)
        for chunk in chunks { file += Self.chunk(chunk.type, chunk.content) }
        if !palette.isEmpty { file += Self.chunk("PLTE", palette) }
        if !transparency.isEmpty { file += Self.chunk("tRNS", transparency) }
        file += Self.chunk("IDAT", Self.stored(rows))
        return file + Self.chunk("IEND", [])
    }

    // Rows without filters, pass by pass.
    private var rows: [UInt8] {
        guard isInterlaced else { return rows(x: 0, y: 0, stepX: 1, stepY: 1) }
        let passes = [
            (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
            (0, 1, 1, 2),
        ]
        return passes.flatMap { rows(x: $0.0, y: $0.1, stepX: $0.2, stepY: $0.3) }
    }

    private func rows(x firstX: Int, y firstY: Int, stepX: Int, stepY: Int) -> [UInt8] {
        guard firstX < width else { return [] }
        var bytes: [UInt8] = []
        for y in stride(from: firstY, to: height, by: stepY) {
            bytes.append(0)
            var bits = 0
            var buffer = 0
            for x in stride(from: firstX, to: width, by: stepX) {
                for channel in 0..<channels {
                    buffer = buffer << depth | value(x, y, channel)
                    bits += depth
                    while bits >= 8 {
                        bits -= 8
                        bytes.append(UInt8(buffer >> bits & 0xFF))
                    }
                    buffer &= 0xFF
                }
            }
            if bits > 0 { bytes.append(UInt8(buffer << (8 - bits) & 0xFF)) }
        }
        return bytes
    }

    /// Returns a chunk with its checksum.
    public static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        let checked = Array(type.utf8) + content
        var sum: UInt32 = ~0
        for byte in checked {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
        return bigEndian(content.count) + checked + bigEndian(Int(~sum))
    }

    // Returns a zlib stream of uncompressed blocks.
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var rest = bytes[...]
        repeat {
            let block = rest.prefix(0xFFFF)
            rest = rest.dropFirst(0xFFFF)
            let count = [UInt8(block.count & 0xFF), UInt8(block.count >> 8)]
            stream += [rest.isEmpty ? 1 : 0] + count + count.map { ~$0 } + block
        } while !rest.isEmpty
        var (a, b) = (1, 0)
        for byte in bytes {
            a = (a + Int(byte)) % 65_521
            b = (b + a) % 65_521
        }
        return stream + bigEndian(b << 16 | a)
    }
}

/// Returns a number in four bytes, the most significant one first.
public func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) }
}
