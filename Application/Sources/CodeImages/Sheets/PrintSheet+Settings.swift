// SPDX-License-Identifier: Apache-2.0

extension PrintSheet {
    /// A size of paper in portrait orientation, in millimetres.
    public struct Page: Sendable, Hashable {
        /// ISO 216 A4.
        public static let a4 = Page(width: 210, height: 297)
        /// ISO 216 A3.
        public static let a3 = Page(width: 297, height: 420)
        /// ANSI A, 8.5 by 11 inches.
        public static let letter = Page(width: 215.9, height: 279.4)

        /// The width of the paper, in millimetres.
        public let width: Double
        /// The height of the paper, in millimetres.
        public let height: Double

        /// Creates a size of paper, in millimetres.
        public init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }

    /// Cutting marks at the corners of a cell, in millimetres.
    public struct Marks: Sendable, Hashable {
        /// The length of each line.
        public let length: Double
        /// The distance of each line from the cell.
        public let offset: Double

        /// Creates crop marks.
        public init(length: Double = 4, offset: Double = 1.5) {
            self.length = length
            self.offset = offset
        }

        /// The distance of the lines' ends from the cell.
        var reach: Double { offset + length }
    }

    /// The text at the bottom of each page.
    public enum Footer: Sendable, Hashable {
        /// No footer.
        case none
        /// The number of the page and the number of pages: `1 / 3`.
        case pageNumbers
        /// The same text on each page, and the number of the page and the number of pages.
        case text(String)
    }

    /// The settings of a sheet; lengths are in millimetres.
    public struct Settings: Sendable, Hashable {
        /// The paper.
        public var page: Page
        /// The empty space at each edge of the paper.
        public var margin: Double
        /// The diameter or the width of a code.
        public var codeSize: CodeSize
        /// The distance between two cells, in both directions.
        public var gap: Double
        /// The crop marks, or `nil` for none.
        public var marks: Marks?
        /// The height of the band under each code for its URL; 0 leaves the URLs out.
        public var captionHeight: Double
        /// The text at the bottom of each page.
        public var footer: Footer
        /// The height of the band for the footer, above the lower margin.
        public var footerHeight: Double

        /// Creates settings; the defaults give twelve codes of 40 mm on an A4 page.
        public init(
            page: Page = .a4,
            margin: Double = 10,
            codeSize: CodeSize = .diameter(40),
            gap: Double = 12,
            marks: Marks? = Marks(),
            captionHeight: Double = 8,
            footer: Footer = .pageNumbers,
            footerHeight: Double = 6
        ) {
            self.page = page
            self.margin = margin
            self.codeSize = codeSize
            self.gap = gap
            self.marks = marks
            self.captionHeight = captionHeight
            self.footer = footer
            self.footerHeight = footerHeight
        }
    }
}

extension PrintSheet.Settings {
    // The lengths are named so that an error can say which one is invalid.
    func validate() throws(PrintSheet.LayoutError) {
        let pageRange = 10.0...PDFDocument.allowedSides.upperBound
        try check(page.width, .pageWidth, in: pageRange)
        try check(page.height, .pageHeight, in: pageRange)
        try check(margin, .margin)
        try check(codeSize.length, .codeSize, in: 1...pageRange.upperBound)
        try check(gap, .gap)
        try check(captionHeight, .captionHeight)
        try check(footerHeight, .footerHeight)
        if let marks {
            try check(marks.length, .markLength)
            try check(marks.offset, .markOffset)
        }
    }

    private func check(
        _ length: Double,
        _ name: PrintSheet.Length,
        in range: ClosedRange<Double> = 0...PDFDocument.allowedSides.upperBound
    ) throws(PrintSheet.LayoutError) {
        // Comparisons with NaN are false, so NaN is rejected.
        guard range.contains(length) else {
            throw PrintSheet.LayoutError(.length(name, length, allowed: range))
        }
    }
}
