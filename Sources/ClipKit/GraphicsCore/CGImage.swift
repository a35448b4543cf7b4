// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
/// The size of an image in pixels, and the picture: the part of Core Graphics' `CGImage` that clips
/// use.
///
/// Pixels are not decoded here; the page shows the file. Pictures that a clip makes, as the code of a
/// QR filter, have samples.
public final class CGImage: Sendable {
    /// Pixels from left to right.
    public let width: Int
    /// Pixels from top to bottom.
    public let height: Int
    /// The bytes of the file, as they came; empty for a picture that the clip made.
    public let file: [UInt8]
    /// Grey samples in rows from the top, 0 for black; empty for a file.
    public let samples: [UInt8]

    /// A picture in a file.
    public init(width: Int, height: Int, file: [UInt8]) {
        (self.width, self.height, self.file, samples) = (width, height, file, [])
    }

    /// A picture of grey samples.
    ///
    /// - Precondition: There is a sample for each pixel.
    public init(width: Int, height: Int, samples: [UInt8]) {
        precondition(samples.count == width * height, "an image has a sample for each pixel")
        (self.width, self.height, file, self.samples) = (width, height, [], samples)
    }
}
#endif
