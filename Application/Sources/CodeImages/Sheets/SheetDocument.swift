// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// The PDF file of a sheet, written code by code.
///
/// A code is released once it is drawn, and a page once it is full, so a sheet of
/// any number of codes takes the memory of one page and of the file.
///
/// ```swift
/// var document = try SheetDocument(sheet, codeCount: urls.count)
/// for url in urls {
///     try document.append(CaptionedCode(drawing: try code(for: url), caption: url))
/// }
/// let pdf = try document.bytes()
/// ```
public struct SheetDocument: ~Copyable {
    private let sheet: PrintSheet
    private let codeCount: Int
    private let document: PDFDocument
    private var given = 0

    /// Begins a file; its footers need to know the number of codes.
    ///
    /// - Parameters:
    ///   - sheet: The layout.
    ///   - codeCount: The number of codes that will be appended.
    ///   - created: The creation date of the document.
    /// - Throws: `ImageError` with code `cairo`.
    public init(
        _ sheet: PrintSheet,
        codeCount: Int,
        created: DocumentDate = .fixed
    ) throws(ImageError) {
        self.sheet = sheet
        self.codeCount = codeCount
        self.document = try PDFDocument(
            width: sheet.settings.page.width,
            height: sheet.settings.page.height,
            created: created
        )
    }

    /// Draws the next code, its caption and its crop marks.
    ///
    /// - Parameter code: The code, with the view box that the sheet was laid out for.
    /// - Throws: `ImageError` with code `viewBoxDiffers`, `captionTooLong`,
    ///   `captionNotPrintable`, `footerTooLong`, `footerNotPrintable`, `itemCount`, `shape` or
    ///   `cairo`. The document should not be used after that.
    public mutating func append(_ code: CaptionedCode) throws(ImageError) {
        guard given < codeCount else {
            throw ImageError(.itemCount(announced: codeCount, given: given + 1))
        }
        guard code.drawing.viewBox == sheet.viewBox else {
            throw ImageError(.viewBoxDiffers(item: given))
        }
        if given > 0 && given % sheet.codesPerPage == 0 { document.canvas.showPage() }
        if given % sheet.codesPerPage == 0 { try paintFooter() }

        let cell = sheet.cell(forCode: given)
        paintMarks(cell.marks)
        let painter = try CodePainter(code.drawing)
        let artwork = cell.artwork
        painter.paint(on: document.canvas, x: artwork.x, y: artwork.y, width: artwork.width)
        if cell.caption.height > 0 && !code.caption.isEmpty {
            try paint(
                code.caption,
                largestPoints: 8,
                in: cell.caption,
                orThrow: .captionTooLong(item: given),
                .captionNotPrintable(item: given)
            )
        }
        try document.canvas.check()
        given += 1
    }

    /// Ends the file.
    ///
    /// - Returns: The bytes of the file; without codes, one empty page.
    /// - Throws: `ImageError` with code `itemCount` if codes are missing, or `cairo`.
    public consuming func bytes() throws(ImageError) -> [UInt8] {
        guard given == codeCount else {
            throw ImageError(.itemCount(announced: codeCount, given: given))
        }
        document.canvas.showPage()
        return try document.bytes()
    }
}

// MARK: Ink

extension SheetDocument {
    private static let black = RGBColor(red: 0, green: 0, blue: 0)
    private static let millimetersPerPoint = 1 / PDFDocument.pointsPerMillimeter

    private func paintMarks(_ marks: [PrintSheet.Mark]) {
        for mark in marks {
            document.canvas.move(x: mark.startX, y: mark.startY)
            document.canvas.line(x: mark.endX, y: mark.endY)
        }
        document.canvas.setColor(Self.black)
        document.canvas.stroke(width: 0.25 * Self.millimetersPerPoint, roundCaps: false)
    }

    private func paintFooter() throws(ImageError) {
        guard let box = sheet.footer else { return }
        let page = given / sheet.codesPerPage + 1
        let pages = sheet.pageCount(forCodes: codeCount)
        let numbers = "\(page) / \(pages)"
        let text =
            switch sheet.settings.footer {
            case .none, .pageNumbers: numbers
            case .text(let text): "\(text)  ·  \(numbers)"
            }
        try paint(
            text,
            largestPoints: 7,
            in: box,
            orThrow: .footerTooLong,
            .footerNotPrintable
        )
    }

    private func paint(
        _ text: String,
        largestPoints: Double,
        in box: PrintSheet.Rectangle,
        orThrow tooLong: ImageError.Code,
        _ notPrintable: ImageError.Code
    ) throws(ImageError) {
        // A font shows control characters as boxes, and cairo would end the text at a zero.
        guard text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) else {
            throw ImageError(notPrintable)
        }
        document.canvas.setFont(size: 1)
        let layout = CaptionLayout(
            text,
            largestPoints: largestPoints,
            width: box.width * PDFDocument.pointsPerMillimeter,
            height: box.height * PDFDocument.pointsPerMillimeter,
            unitWidth: { document.canvas.width(of: $0) }
        )
        guard let layout else { throw ImageError(tooLong) }
        paint(layout.lines, points: layout.points, in: box)
    }

    // Lines are centred in a box, in both directions.
    private func paint(_ lines: [String], points: Double, in box: PrintSheet.Rectangle) {
        let size = points * Self.millimetersPerPoint
        let spacing = size * CaptionLayout.lineSpacing
        // Capitals of a sans-serif font are about 0.72 of its size high; centring these looks
        // right for one line and for three.
        let block = size * 0.72 + spacing * Double(lines.count - 1)
        var baseline = box.y + (box.height - block) / 2 + size * 0.72
        document.canvas.setFont(size: size)
        document.canvas.setColor(Self.black)
        for line in lines {
            let x = box.x + (box.width - document.canvas.width(of: line)) / 2
            document.canvas.show(line, x: x, y: baseline)
            baseline += spacing
        }
    }
}
