// SPDX-License-Identifier: Apache-2.0

public import AppClipCodes

extension CodeDrawing {
    /// Returns the drawing as a PDF file of one page without margins; equal input gives equal bytes.
    ///
    /// - Parameters:
    ///   - widthInMillimeters: The width of the view box on paper; the height follows from its
    ///     proportions.
    ///   - created: The creation date of the document.
    /// - Returns: The bytes of the file.
    /// - Throws: `ImageError` with code `pageSize`, `viewBox`, `shape` or `cairo`.
    public func pdf(
        widthInMillimeters: Double = CodeDrawing.standardMillimeters,
        created: DocumentDate = .fixed
    ) throws(ImageError) -> [UInt8] {
        let painter = try CodePainter(self)
        let document = try PDFDocument(
            width: widthInMillimeters,
            height: widthInMillimeters * painter.ratio,
            created: created
        )
        painter.paint(on: document.canvas, x: 0, y: 0, width: widthInMillimeters)
        document.canvas.showPage()
        return try document.bytes()
    }
}
