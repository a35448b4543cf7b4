// SPDX-License-Identifier: Apache-2.0

/// An image pyramid: the image, and its repeated halvings by the means of 2 × 2 pixels.
///
/// Level 0 is the image; each further level has half the side. Level -1 is the image enlarged to
/// twice its size, for codes whose middle is only a few pixels wide. Levels that are seldom needed
/// are created on demand.
struct Pyramid {
    /// The maximum longer side of the coarsest level, in pixels: below it there is no further
    /// halving.
    private static let coarsestSide = 160

    /// The maximum longer side, in pixels, of images that are also enlarged.
    private static let enlargedSide = 320

    /// The levels from 1 on.
    private var halves: [ColorRaster] = []
    private var full: ColorRaster?
    private var enlarged: ColorRaster?
    private var rows: PixelRows

    /// Whether some pixels are not opaque.
    ///
    /// This is known as soon as there is a level that covers the image.
    var isTranslucent: Bool { rows.isTranslucent }

    /// The number of pixels of the image.
    var pixelCount: Int { rows.layout.width * rows.layout.height }

    /// The number of the level with the fewest pixels.
    var coarsest: Int { halves.count }

    /// The number of the level with the most pixels.
    var finest: Int {
        max(rows.layout.width, rows.layout.height) <= Self.enlargedSide ? -1 : 0
    }

    /// Creates the levels of an image; pixels that are not opaque are shown over the given
    /// brightness.
    ///
    /// `pixels` must have as many bytes as the layout says.
    init(_ pixels: RawSpan, layout: ImageLayout, ground: UInt32) {
        rows = PixelRows(layout: layout, ground: ground)
        let (width, height) = (layout.width, layout.height)
        guard max(width, height) > Self.coarsestSide, min(width, height) > 1 else { return }
        var last = ColorRaster(halving: pixels, rows: &rows)
        halves.append(last)
        while max(last.width, last.height) > Self.coarsestSide, min(last.width, last.height) > 1 {
            last = last.halved
            halves.append(last)
        }
    }

    /// Returns the number of pixels of a level for one pixel of the image, along a side.
    static func scale(ofLevel level: Int) -> Double {
        level < 0 ? 2 : 1 / Double(1 << level)
    }

    /// Returns the pixels of a level.
    mutating func raster(_ level: Int, of pixels: RawSpan) -> ColorRaster {
        if level > 0 { return halves[level - 1] }
        let original = fullRaster(of: pixels)
        if level == 0 { return original }
        let raster = enlarged ?? original.doubled
        enlarged = raster
        return raster
    }

    private mutating func fullRaster(of pixels: RawSpan) -> ColorRaster {
        if let full { return full }
        let raster = ColorRaster(
            pixels,
            rows: &rows,
            columns: 0..<rows.layout.width,
            lines: 0..<rows.layout.height
        )
        full = raster
        return raster
    }

    /// Returns the width and the height of level 0 or a higher one.
    func size(ofLevel level: Int) -> (width: Int, height: Int) {
        level == 0
            ? (rows.layout.width, rows.layout.height)
            : (halves[level - 1].width, halves[level - 1].height)
    }

    /// Returns a rectangle of level 0 or a higher one, which contains all of it.
    mutating func rectangle(
        ofLevel level: Int,
        columns: Range<Int>,
        lines: Range<Int>,
        of pixels: RawSpan
    ) -> ColorRaster {
        if level > 0 { return halves[level - 1].cropped(columns: columns, lines: lines) }
        if let full { return full.cropped(columns: columns, lines: lines) }
        // A code in a part of the image does not need the rest of the image.
        return ColorRaster(pixels, rows: &rows, columns: columns, lines: lines)
    }
}
