public import AppClipCodes

/// Reads App Clip Codes from pictures.
///
/// ```swift
/// let reader = AppClipCodeReader()
/// let layout = PictureLayout(width: 640, height: 480, format: .rgba)
/// if let layout {
///     for code in reader.read(pixels.bytes, layout: layout) { print(code.url) }
/// }
/// ```
///
/// A code may be turned, tilted, mirrored, cut a little by the border, light on dark or dark on
/// light, and in any colours; its disc should be 50 pixels wide at least. What cannot be read for
/// certain is not reported.
public struct AppClipCodeReader: Sendable {
    private let tables: CodingTables

    /// How much is done for a picture.
    public enum Effort: Sendable, Hashable, CaseIterable {
        /// For a frame of a video: the picture is searched at half its size and below, where discs
        /// of 100 pixels and more are found; another frame follows soon.
        case frame
        /// For a photo: it is searched at its own size as well, unless a code was found before.
        case photo
        /// For a picture with codes of very different sizes: it is searched at its own size in any
        /// case.
        case thorough
    }

    /// Makes a reader of codes that were written with the given tables.
    public init(tables: CodingTables = .standard) {
        self.tables = tables
    }

    /// Finds and reads all codes of a picture.
    ///
    /// A picture of more than 16 million pixels is searched at half its size; codes of 100 pixels
    /// and more are found in it. Where a pixel is not opaque, the picture is read over white, and if there is no code, over
    /// black. A picture of fewer bytes than ``PictureLayout/byteCount`` has no codes; what goes
    /// beyond them is not looked at.
    ///
    /// - Parameters:
    ///   - pixels: The picture, from the first byte of its upper left pixel on.
    ///   - layout: How the pixels lie in it.
    ///   - effort: How much is done.
    /// - Returns: The codes, those with the largest discs first; at most 64.
    /// - Complexity: O(pixels): about 5 ms for a photo of 1280 × 960 pixels with a code.
    public func read(
        _ pixels: RawSpan,
        layout: PictureLayout,
        effort: Effort = .photo
    ) -> [FoundCode] {
        guard pixels.byteCount >= layout.byteCount else { return [] }
        var reading = PictureReading(
            pixels,
            layout: layout,
            ground: 255,
            effort: effort,
            tables: tables
        )
        reading.search(pixels)
        if reading.found.isEmpty, reading.isTranslucent {
            reading = PictureReading(
                pixels,
                layout: layout,
                ground: 0,
                effort: effort,
                tables: tables
            )
            reading.search(pixels)
        }
        return reading.codes
    }
}
