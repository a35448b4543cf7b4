// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import CodeImages
import Testing

/// A13: the layout of codes on pages to print and cut.
@Suite struct PrintSheetTests {
    @Test(arguments: [
        (PrintSheet.Page.a4, 40.0, 3, 4),
        (.a4, 30, 4, 5),
        (.a4, 179, 1, 1),
        (.a3, 40, 5, 6),
        (.letter, 40, 3, 4),
        (PrintSheet.Page(width: 71, height: 85), 40, 1, 1),
    ])
    func fillsThePage(_ page: PrintSheet.Page, diameter: Double, columns: Int, rows: Int) throws {
        let settings = PrintSheet.Settings(page: page, codeSize: .diameter(diameter))
        let sheet = try PrintSheet(settings, viewBox: plainBox)
        #expect(sheet.columns == columns)
        #expect(sheet.rows == rows)
        #expect(sheet.codesPerPage == columns * rows)
    }

    @Test(arguments: [(0, 0), (1, 1), (12, 1), (13, 2), (24, 2), (25, 3), (1_000, 84)])
    func countsPages(_ codes: Int, pages: Int) throws {
        #expect(try PrintSheet(viewBox: plainBox).pageCount(forCodes: codes) == pages)
    }

    @Test func putsCellsWhereTheyBelong() throws {
        let settings = PrintSheet.Settings(
            page: .init(width: 100, height: 160),
            margin: 5,
            codeSize: .diameter(30),
            gap: 10,
            marks: .init(length: 4, offset: 1),
            captionHeight: 8,
            footer: .none
        )
        let sheet = try PrintSheet(settings, viewBox: plainBox)
        #expect(sheet.columns == 2)
        #expect(sheet.rows == 3)
        #expect(sheet.footer == nil)
        // (100 - 70) / 2 and (160 - 134) / 2.
        let places = (0..<7).map { sheet.cell(forCode: $0).artwork }.map { [$0.x, $0.y] }
        #expect(
            places == [
                [15, 13], [55, 13], [15, 61], [55, 61], [15, 109], [55, 109], [15, 13],
            ]
        )
        let cell = sheet.cell(forCode: 0)
        #expect(cell.artwork.width == 30)
        #expect(cell.artwork.height == 30)
        #expect(cell.caption.y == 43)
        #expect(cell.trim.height == 38)
        let mark = try #require(cell.marks.first)
        #expect([mark.startX, mark.startY, mark.endX, mark.endY] == [14, 13, 10, 13])
    }

    @Test func diameterIsThatOfTheDiscAndWidthThatOfTheBadge() throws {
        var settings = PrintSheet.Settings(codeSize: .diameter(40))
        let disc = try PrintSheet(settings, viewBox: badgeBox).artwork
        #expect(disc.width == 45)
        #expect(disc.height == 55)
        settings.codeSize = .width(36)
        let whole = try PrintSheet(settings, viewBox: badgeBox).artwork
        #expect(whole.width == 36)
        #expect(whole.height == 44)
    }

    @Test(arguments: [PrintSheet.Page.a4, .a3, .letter], [8.0, 19, 40, 77.7])
    func marksStayOnThePageAndOutsideOfEveryCell(_ page: PrintSheet.Page, size: Double) throws {
        for viewBox in [plainBox, badgeBox] {
            let settings = PrintSheet.Settings(
                page: page,
                codeSize: .diameter(size),
                gap: 5.5
            )
            let sheet = try PrintSheet(settings, viewBox: viewBox)
            let cells = (0..<sheet.codesPerPage).map { sheet.cell(forCode: $0) }
            let footer = try #require(sheet.footer)
            for cell in cells {
                #expect(cell.marks.count == 8)
                #expect(cell.trim.maxY <= footer.y)
                for mark in cell.marks {
                    #expect(mark.spanX.lowerBound >= settings.margin - 1e-9)
                    #expect(mark.spanX.upperBound <= page.width - settings.margin + 1e-9)
                    #expect(mark.spanY.lowerBound >= settings.margin - 1e-9)
                    #expect(mark.spanY.upperBound <= footer.y + 1e-9)
                    #expect(!cells.contains { mark.runsInto($0.trim) })
                }
            }
        }
    }

    @Test func reportsTheAvailableSpace() {
        let settings = PrintSheet.Settings(codeSize: .diameter(200))
        let error = #expect(throws: PrintSheet.LayoutError.self) {
            try PrintSheet(settings, viewBox: plainBox)
        }
        #expect(
            error?.code
                == .noCodeFits(
                    width: 200,
                    height: 208,
                    availableWidth: 179,
                    availableHeight: 260
                )
        )
    }

    @Test func marksNeedAGap() throws {
        var settings = PrintSheet.Settings(gap: 3)
        let error = #expect(throws: PrintSheet.LayoutError.self) {
            try PrintSheet(settings, viewBox: plainBox)
        }
        #expect(error?.code == .gapTooSmallForMarks(gap: 3, needed: 5.5))
        settings.marks = nil
        #expect(try PrintSheet(settings, viewBox: plainBox).cell(forCode: 0).marks.isEmpty)
    }

    @Test(arguments: [
        (PrintSheet.Settings(margin: -1), PrintSheet.Length.margin),
        (PrintSheet.Settings(gap: .nan), .gap),
        (PrintSheet.Settings(marks: .init(length: -1)), .markLength),
        (PrintSheet.Settings(marks: .init(offset: .infinity)), .markOffset),
        (PrintSheet.Settings(captionHeight: .infinity), .captionHeight),
        (PrintSheet.Settings(footerHeight: -0.1), .footerHeight),
    ])
    func refusesSenselessLengths(_ settings: PrintSheet.Settings, name: PrintSheet.Length) {
        let error = #expect(throws: PrintSheet.LayoutError.self) {
            try PrintSheet(settings, viewBox: plainBox)
        }
        guard case .length(name, _, _) = error?.code else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test(arguments: [0.0, -5, .nan, .infinity])
    func refusesSenselessSizes(_ size: Double) {
        #expect(throws: PrintSheet.LayoutError.self) {
            try PrintSheet(.init(codeSize: .width(size)), viewBox: plainBox)
        }
        #expect(throws: PrintSheet.LayoutError.self) {
            try PrintSheet(.init(page: .init(width: size, height: 100)), viewBox: plainBox)
        }
    }
}

extension PrintSheet.Mark {
    fileprivate var spanX: ClosedRange<Double> { min(startX, endX)...max(startX, endX) }
    fileprivate var spanY: ClosedRange<Double> { min(startY, endY)...max(startY, endY) }

    // Touching the edge counts; a hundredth of a micrometre is tolerated for rounding.
    fileprivate func runsInto(_ box: PrintSheet.Rectangle) -> Bool {
        let overlapX = min(spanX.upperBound, box.maxX) - max(spanX.lowerBound, box.x)
        let overlapY = min(spanY.upperBound, box.maxY) - max(spanY.lowerBound, box.y)
        return max(overlapX, overlapY) > 1e-5 && min(overlapX, overlapY) > -1e-5
    }
}
