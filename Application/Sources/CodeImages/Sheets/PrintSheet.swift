// SPDX-License-Identifier: Apache-2.0

public import AppClipCodes

/// The layout of codes, captions and crop marks on the pages of a sheet to print and cut.
///
/// A page is a grid of cells, filled row by row. A cell is what is cut out: the artwork (the view
/// box of a code) and the caption under it. Lengths are in millimetres from the upper left corner
/// of the page.
///
///         |          |
///       -  +--------+  -      the marks point at the corners of the cell
///          |artwork |         and stay `offset` away from it
///          |        |
///          +--------+
///          |caption |
///       -  +--------+  -
///         |          |
///
/// The grid is centred in the space that the margins, the marks and the footer leave.
public struct PrintSheet: Sendable, Hashable {
    /// The settings of the sheet.
    public let settings: Settings
    /// The view box of every code on the sheet.
    public let viewBox: CodeDrawing.Rectangle
    /// The number of cells in a row.
    public let columns: Int
    /// The number of cells in a column.
    public let rows: Int
    /// The size of a code's view box on paper, at the origin.
    public let artwork: Rectangle
    /// The position of the footer's text, or `nil` without a footer.
    public let footer: Rectangle?
    private let gridX: Double
    private let gridY: Double

    /// Lays out the pages for codes with a view box.
    ///
    /// - Complexity: O(1).
    /// - Parameters:
    ///   - settings: The sizes and distances.
    ///   - viewBox: The view box of every code to print.
    /// - Throws: `LayoutError` if a length is invalid or not even one code fits.
    public init(
        _ settings: Settings = Settings(),
        viewBox: CodeDrawing.Rectangle
    ) throws(LayoutError) {
        try settings.validate()
        let artwork = try settings.codeSize.artwork(for: viewBox)
        let reach = settings.marks?.reach ?? 0
        let footerHeight = settings.footer == .none ? 0 : settings.footerHeight
        let inset = settings.margin + reach
        let free = Rectangle(
            x: inset,
            y: inset,
            width: settings.page.width - 2 * inset,
            height: settings.page.height - 2 * inset - footerHeight
        )
        let cellHeight = artwork.height + settings.captionHeight
        let columns = Self.fitting(artwork.width, gap: settings.gap, in: free.width)
        let rows = Self.fitting(cellHeight, gap: settings.gap, in: free.height)
        guard columns > 0, rows > 0 else {
            throw LayoutError(
                .noCodeFits(
                    width: artwork.width,
                    height: cellHeight,
                    availableWidth: free.width,
                    availableHeight: free.height
                )
            )
        }
        // Marks between two cells must end before the next cell.
        guard columns == 1 && rows == 1 || settings.gap >= reach else {
            throw LayoutError(.gapTooSmallForMarks(gap: settings.gap, needed: reach))
        }

        self.settings = settings
        self.viewBox = viewBox
        self.columns = columns
        self.rows = rows
        self.artwork = artwork
        self.gridX = free.x + (free.width - Self.extent(columns, artwork.width, settings.gap)) / 2
        self.gridY = free.y + (free.height - Self.extent(rows, cellHeight, settings.gap)) / 2
        self.footer =
            footerHeight == 0
            ? nil
            : Rectangle(
                x: settings.margin,
                y: settings.page.height - settings.margin - footerHeight,
                width: settings.page.width - 2 * settings.margin,
                height: footerHeight
            )
    }

    /// The number of cells on a page.
    public var codesPerPage: Int { columns * rows }

    /// Returns the number of pages for a number of codes; zero for no codes.
    public func pageCount(forCodes count: Int) -> Int {
        (max(0, count) + codesPerPage - 1) / codesPerPage
    }

    /// Returns the cell of a code on its page; `index` counts from 0 over all pages.
    public func cell(forCode index: Int) -> Cell {
        precondition(index >= 0, "A code's index counts from zero.")
        let (row, column) = (index % codesPerPage).quotientAndRemainder(dividingBy: columns)
        let cellHeight = artwork.height + settings.captionHeight
        let x = gridX + Double(column) * (artwork.width + settings.gap)
        let y = gridY + Double(row) * (cellHeight + settings.gap)
        return Cell(
            trim: Rectangle(x: x, y: y, width: artwork.width, height: cellHeight),
            artwork: Rectangle(x: x, y: y, width: artwork.width, height: artwork.height),
            caption: Rectangle(
                x: x,
                y: y + artwork.height,
                width: artwork.width,
                height: settings.captionHeight
            ),
            marks: settings.marks
        )
    }

    private static func fitting(_ length: Double, gap: Double, in available: Double) -> Int {
        // A tolerance of a nanometre, so that an exact fit is not lost to rounding.
        max(0, Int(((available + gap + 1e-6) / (length + gap)).rounded(.down)))
    }

    private static func extent(_ count: Int, _ length: Double, _ gap: Double) -> Double {
        Double(count) * length + Double(count - 1) * gap
    }
}
