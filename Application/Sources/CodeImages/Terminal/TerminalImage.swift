// SPDX-License-Identifier: Apache-2.0

public import AppClipCodes

/// A drawing as text, for display in a terminal.
public struct TerminalImage: Sendable, Hashable {
    /// The numbers of columns that an image can have.
    public static let allowedColumns = 8...1_000

    /// The characters and colours that represent an image in a terminal.
    public enum Style: Sendable, Hashable {
        /// Half blocks in 24-bit colours, one pixel per column.
        case colors
        /// Braille characters without colours, two pixels per column.
        case braille
        /// Half blocks without colours, one pixel per column, for fonts without braille.
        case blocks
    }

    /// The lines, each with a line feed at its end and as wide as requested.
    public let text: String

    /// Creates the text of a drawing.
    ///
    /// Without colours, the ink is every pixel whose luma differs from that of the first shape, the
    /// background of a code; so it shows in the terminal's foreground colour on light and on dark
    /// terminals.
    ///
    /// - Complexity: O(columns²).
    /// - Parameters:
    ///   - drawing: The drawing.
    ///   - columns: The width in characters, within `allowedColumns`.
    ///   - style: The characters and colours to use.
    /// - Throws: `ImageError` with code `columns`, `viewBox`, `shape`, `pixelSize` or `cairo`.
    public init(
        of drawing: CodeDrawing,
        columns: Int,
        style: Style = .colors
    ) throws(ImageError) {
        guard Self.allowedColumns.contains(columns) else {
            throw ImageError(.columns(columns, allowed: Self.allowedColumns))
        }
        let surface = try CodePainter(drawing).image(
            width: style == .braille ? columns * 2 : columns,
            allowedWidths: ImageSurface.allowedSides,
            background: nil
        )
        let raster = Raster(
            width: surface.width,
            height: surface.height,
            pixels: try surface.pixels()
        )
        let blocks = HalfBlocks(width: raster.width, height: raster.height)
        switch style {
        case .colors:
            self.text = blocks.colored { raster.color(x: $0, y: $1) }
        case .blocks:
            let isInk = raster.ink(on: drawing.groundColor)
            self.text = blocks.plain(isInk)
        case .braille:
            let isInk = raster.ink(on: drawing.groundColor)
            self.text = Braille(width: raster.width, height: raster.height).text(isInk)
        }
    }
}

extension CodeDrawing {
    /// The colour of the bottommost shape.
    fileprivate var groundColor: RGBColor? {
        switch shapes.first {
        case .disc(let disc): disc.fill
        case .arc(let arc): arc.stroke
        case .path(let path): path.fill
        case nil: nil
        }
    }
}
