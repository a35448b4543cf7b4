// SPDX-License-Identifier: Apache-2.0

/// An image as bytes, row by row from the top, without gaps.
public struct SceneImage: Sendable, Hashable {
    /// The format of a pixel, with one byte for each channel.
    public enum Format: Int, Sendable, Hashable {
        /// Red, green, blue.
        case rgb = 3
        /// Red, green, blue, and opacity; the colours are not premultiplied by it.
        case rgba = 4

        /// The number of bytes of a pixel.
        public var bytesPerPixel: Int { rawValue }
    }

    /// The width in pixels.
    public let width: Int

    /// The height in pixels.
    public let height: Int

    /// The format of the pixels.
    public let format: Format

    /// The pixels: `width * height * format.bytesPerPixel` bytes.
    public let bytes: [UInt8]

    /// Creates an image from its bytes.
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
