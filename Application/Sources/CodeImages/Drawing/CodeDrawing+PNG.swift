// SPDX-License-Identifier: Apache-2.0

public import AppClipCodes

extension CodeDrawing {
    /// The widths that `png(width:widthInMillimeters:background:)` supports, in pixels.
    public static let allowedPNGWidths = 16...16_384

    /// The widths on paper that `png(width:widthInMillimeters:background:)` and
    /// `pdf(widthInMillimeters:created:)` support, in millimetres.
    public static let allowedMillimeters = PDFDocument.allowedSides

    /// The default width of a code on paper, in millimetres.
    public static let standardMillimeters = 50.0

    /// Returns the drawing as a PNG file with its resolution; the same drawing gives the same bytes.
    ///
    /// The height follows from the proportions of the view box, rounded to a whole pixel.
    ///
    /// - Complexity: O(width × height); drawing takes four bytes of memory per pixel.
    /// - Parameters:
    ///   - width: The width in pixels, within `allowedPNGWidths`.
    ///   - widthInMillimeters: The width on paper, within `allowedMillimeters`.
    ///   - background: The colour around the disc, or `nil` for a transparent one.
    /// - Returns: The bytes of the file.
    /// - Throws: `ImageError` with code `pixelSize`, `pageSize`, `viewBox`, `shape` or `cairo`.
    public func png(
        width: Int,
        widthInMillimeters: Double = CodeDrawing.standardMillimeters,
        background: RGBColor? = nil
    ) throws(ImageError) -> [UInt8] {
        guard Self.allowedMillimeters.contains(widthInMillimeters) else {
            throw ImageError(
                .pageSize(
                    width: widthInMillimeters,
                    height: widthInMillimeters,
                    allowed: Self.allowedMillimeters
                )
            )
        }
        let painter = try CodePainter(self)
        let surface = try painter.image(
            width: width,
            allowedWidths: Self.allowedPNGWidths,
            background: background
        )
        return PNGResolution(width: width, inMillimeters: widthInMillimeters)
            .added(to: try surface.png())
    }
}

extension CodePainter {
    /// Draws into a new image whose height follows from the proportions of the view box.
    func image(
        width: Int,
        allowedWidths: ClosedRange<Int>,
        background: RGBColor?
    ) throws(ImageError) -> ImageSurface {
        let exactHeight = (Double(width) * ratio).rounded()
        // The bound keeps the conversion from trapping; the surface rejects a height that is too
        // large.
        let height = max(1, Int(min(exactHeight, 1e9)))
        guard allowedWidths.contains(width) else {
            throw ImageError(.pixelSize(width: width, height: height, allowed: allowedWidths))
        }
        let surface = try ImageSurface(width: width, height: height, hasAlpha: background == nil)
        if let background {
            surface.canvas.setColor(background)
            surface.canvas.paint()
        }
        surface.canvas.useFinestSmoothing()
        paint(on: surface.canvas, x: 0, y: 0, width: Double(width))
        return surface
    }
}
