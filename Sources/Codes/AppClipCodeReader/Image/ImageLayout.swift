// SPDX-License-Identifier: Apache-2.0

/// The layout of the pixels of an image in memory.
public struct ImageLayout: Sendable, Hashable {
    /// The format of a pixel, with eight bits a channel.
    public enum Format: Sendable, Hashable, CaseIterable {
        /// One channel: brightness.
        case gray
        /// Red, green, blue.
        case rgb
        /// Red, green, blue and alpha; the colours are not premultiplied.
        case rgba
        /// Blue, green, red and alpha; the colours are not premultiplied.
        case bgra

        /// The number of bytes of a pixel.
        public var bytesPerPixel: Int {
            switch self {
            case .gray: 1
            case .rgb: 3
            case .rgba, .bgra: 4
            }
        }
    }

    /// The maximum width and height of an image, in pixels.
    public static let longestSide = 16_384

    /// The maximum number of pixels of an image.
    public static let mostPixels = 1 << 26

    /// The number of pixels in a row.
    public let width: Int

    /// The number of rows.
    public let height: Int

    /// The number of bytes from the start of one row to the start of the next.
    public let stride: Int

    /// The format of a pixel.
    public let format: Format

    /// Creates a layout; `nil` if a side is not in 1...``longestSide``, there are more pixels than
    /// ``mostPixels``, or the stride is shorter than a row.
    ///
    /// The stride is in bytes; without it the rows follow each other directly.
    public init?(width: Int, height: Int, stride: Int? = nil, format: Format) {
        guard
            1...Self.longestSide ~= width, 1...Self.longestSide ~= height,
            width * height <= Self.mostPixels
        else { return nil }
        let row = width * format.bytesPerPixel
        let stride = stride ?? row
        guard row...(1 << 20) ~= stride else { return nil }
        self.width = width
        self.height = height
        self.stride = stride
        self.format = format
    }

    /// The number of bytes of the image; the last row need not be filled up to the stride.
    public var byteCount: Int { stride * (height - 1) + width * format.bytesPerPixel }
}
