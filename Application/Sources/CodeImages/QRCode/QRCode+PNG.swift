// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

extension QRCode {
    /// The maximum length of a PNG file's side, in pixels.
    public static let maximumPNGSide = 16_384

    /// The resolution that a PNG file states, in pixels per inch: that of a printer.
    static let dotsPerInch = 300.0

    /// Returns the code as a PNG file, black on white, with its quiet zone.
    ///
    /// Each module is a square of whole pixels, so all pixels are either black or white.
    ///
    /// - Parameter moduleSize: The side of a module, in pixels.
    /// - Returns: The bytes of the file; equal input gives equal bytes.
    /// - Throws: `ImageError` with code `pixelSize` or `cairo`.
    public func png(moduleSize: Int = 8) throws(ImageError) -> [UInt8] {
        let modules = size + 2 * Self.quietZone
        let (side, overflows) = modules.multipliedReportingOverflow(by: moduleSize)
        guard !overflows, moduleSize >= 1, side <= Self.maximumPNGSide else {
            throw ImageError(
                .pixelSize(width: side, height: side, allowed: modules...Self.maximumPNGSide)
            )
        }
        let surface = try ImageSurface(width: side, height: side, hasAlpha: false)
        paint(on: surface.canvas, moduleSize: moduleSize)
        return PNGResolution(dotsPerInch: Self.dotsPerInch).added(to: try surface.png())
    }

    private func paint(on canvas: borrowing Canvas, moduleSize: Int) {
        canvas.disableSmoothing()
        canvas.setColor(RGBColor(red: 255, green: 255, blue: 255))
        canvas.paint()
        canvas.setColor(RGBColor(red: 0, green: 0, blue: 0))
        for (y, row) in rows.enumerated() {
            for run in row.darkRuns {
                canvas.rectangle(
                    x: Double((run.lowerBound + Self.quietZone) * moduleSize),
                    y: Double((y + Self.quietZone) * moduleSize),
                    width: Double(run.count * moduleSize),
                    height: Double(moduleSize)
                )
            }
            // Filling row by row keeps the outline short, since cairo's time grows faster than the
            // outline's length.
            canvas.fill()
        }
    }
}
