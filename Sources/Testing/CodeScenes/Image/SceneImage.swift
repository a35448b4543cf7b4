// SPDX-License-Identifier: Apache-2.0

/// An image as bytes, row by row from the top, without gaps.
public struct SceneImage: Sendable, Hashable {
    /// What a pixel is made of, a byte for each channel.
    public enum Format: Int, Sendable, Hashable {
        /// Red, green, blue.
        case rgb = 3
        /// Red, green, blue, and how opaque the pixel is; the colours are not multiplied by it.
        case rgba = 4

        /// The bytes of a pixel.
        public var bytesPerPixel: Int { rawValue }
    }

    /// The pixels of a row.
    public let width: Int

    /// The rows.
    public let height: Int

    /// What a pixel is made of.
    public let format: Format

    /// The pixels: `width * height * format.bytesPerPixel` bytes.
    public let bytes: [UInt8]

    /// Makes an image of its bytes.
    public init(width: Int, height: Int, format: Format, bytes: [UInt8]) {
        precondition(
            width > 0 && height > 0 && bytes.count == width * height * format.bytesPerPixel,
            "the bytes have to fill the image"
        )
        self.width = width
        self.height = height
        self.format = format
        self.bytes = bytes
    }

    /// The channels of a pixel.
    public subscript(x: Int, y: Int) -> [UInt8] {
        let start = (y * width + x) * format.bytesPerPixel
        return Array(bytes[start..<start + format.bytesPerPixel])
    }
}
