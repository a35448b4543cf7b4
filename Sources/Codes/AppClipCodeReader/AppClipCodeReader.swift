// SPDX-License-Identifier: Apache-2.0

public import AppClipCodes

/// Reads App Clip Codes from images.
///
/// ```swift
/// let reader = AppClipCodeReader()
/// let layout = ImageLayout(width: 640, height: 480, format: .rgba)
/// if let layout {
///     for code in reader.read(pixels.bytes, layout: layout) { print(code.url) }
/// }
/// ```
///
/// A code may be rotated, tilted, mirrored, slightly cut off by the border, light on dark or dark
/// on light, and in any colours; its disc should be at least 50 pixels wide. A code that cannot be
/// read with certainty is not reported.
///
/// An image is read in these steps, each of which works on the result of the previous one:
///
/// 1. an image pyramid, whose coarsest level is searched first;
/// 2. adaptive thresholding by the local mean, connected-component labelling, contour tracing, and
///    an ellipse with the contour's moments: the disc in the middle of a code;
/// 3. registration: a homography fitted to the radii of the rings by Gauss–Newton steps of
///    iteratively reweighted least squares;
/// 4. sampling along the rings, with a model of the light and a reliability for each sample;
/// 5. the rotation, from the Fourier coefficients of the five rings' slot lattices;
/// 6. soft-decision decoding: Chase decoding of both Reed–Solomon blocks with erasures, which
///    gives a list of words; one of them is accepted by the evidence for it, in bits.
public struct AppClipCodeReader: Sendable {
    private let tables: CodingTables

    /// The brightness of the background below pixels that are not opaque.
    private static let white: UInt32 = 255
    private static let black: UInt32 = 0

    /// The effort with which an image is searched.
    public enum Effort: Sendable, Hashable, CaseIterable {
        /// For a frame of a video: the image is searched at half its size and below, where discs of
        /// 100 pixels and more are found; another frame follows soon.
        case frame
        /// For a photo: it is also searched at its own size, unless a code was found before.
        case photo
        /// For an image with codes of very different sizes: it is always searched at its own size.
        case thorough
    }

    /// Creates a reader of codes that were written with the given tables.
    public init(tables: CodingTables = .standard) {
        self.tables = tables
    }

    /// Finds and reads all codes in an image.
    ///
    /// An image of more than 16 million pixels is searched at half its size; codes of 100 pixels
    /// and more are found in it. An image with pixels that are not opaque is read over white, and
    /// if there is no code, over black. An image of fewer bytes than ``ImageLayout/byteCount`` has
    /// no codes; further bytes are ignored.
    ///
    /// - Parameters:
    ///   - pixels: The image, from the first byte of its upper left pixel on.
    ///   - layout: The layout of the pixels in memory.
    ///   - effort: The effort of the search.
    /// - Returns: The codes, those with the largest discs first; at most 64.
    /// - Complexity: O(pixels): about 5 ms for a photo of 1280 × 960 pixels with a code.
    public func read(
        _ pixels: RawSpan,
        layout: ImageLayout,
        effort: Effort = .photo
    ) -> [FoundCode] {
        guard pixels.byteCount >= layout.byteCount else { return [] }
        var reading = ImageReading(
            pixels,
            layout: layout,
            ground: Self.white,
            effort: effort,
            tables: tables
        )
        reading.search(pixels)
        if reading.found.isEmpty, reading.isTranslucent {
            reading = ImageReading(
                pixels,
                layout: layout,
                ground: Self.black,
                effort: effort,
                tables: tables
            )
            reading.search(pixels)
        }
        return reading.codes
    }
}
