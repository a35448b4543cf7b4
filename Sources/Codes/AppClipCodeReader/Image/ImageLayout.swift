// SPDX-License-Identifier: Apache-2.0

/// How the pixels of an image lie in memory.
public struct ImageLayout: Sendable, Hashable {
    /// What a pixel is made of, eight bits a channel.
    public enum Format: Sendable, Hashable, CaseIterable {
        /// One channel: brightness.
        case gray
        /// Red, green, blue.
        case rgb
        /// Red, green, blue, and how opaque the pixel is; the colours are not multiplied by it.
        case rgba
        /// Blue, green, red, and how opaque the pixel is; the colours are not multiplied by it.
        case bgra

        /// The bytes of a pixel.
        public var bytesPerPixel: Int {
            switch self {
            case .gray: 1
            case .rgb: 3
            case .rgba, .bgra: 4
            }
        }
    }

    /// The largest width and height that are read, in pixels.
    public static let longestSide = 16_384

    /// The most pixels that are read.
    public static let mostPixels = 1 << 26

    /// The pixels of a row.
    public let width: Int

    /// The rows.
    public let height: Int

    /// The bytes from the start of a row to that of the next.
    public let stride: Int

    /// What a pixel is made of.
    public let format: Format

    /// Describes an image; `nil` where a side is not in 1...``longestSide``, there are more pixels
    /// than ``mostPixels``, or the stride is shorter than a row.
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

    /// The bytes that the image takes; the last row need not be filled up to the stride.
    public var byteCount: Int { stride * (height - 1) + width * format.bytesPerPixel }
}
