// SPDX-License-Identifier: Apache-2.0

/// An image and its size in pixels: the part of Core Graphics' `CGImage` that clips use.
///
/// Pixels are not decoded here; the page shows the file. Images that a clip creates, such as the code
/// of a QR filter, have samples.
public final class CGImage: Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The unchanged bytes of the file; empty for an image that the clip created.
    public let file: [UInt8]
    /// Grey samples in rows from the top, 0 for black; empty for a file.
    public let samples: [UInt8]

    /// Creates an image from the bytes of its file.
    public init(width: Int, height: Int, file: [UInt8]) {
        (self.width, self.height, self.file, samples) = (width, height, file, [])
    }

    /// Creates an image from grey samples.
    ///
    /// - Precondition: There is a sample for each pixel.
    public init(width: Int, height: Int, samples: [UInt8]) {
        precondition(samples.count == width * height, "an image has a sample for each pixel")
        (self.width, self.height, file, self.samples) = (width, height, [], samples)
    }
}
