// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import CodeImages
import TestPrograms
import Testing

/// A13: the PDF file of a sheet.
@Suite struct SheetDocumentTests {
    @Test(.enabled(if: Peers.areWanted), arguments: [(1, 1), (12, 1), (13, 2), (30, 3)])
    func hasThePagesOfTheLayout(_ count: Int, pages: Int) throws {
        let sheet = try PrintSheet(viewBox: plainBox)
        let pdf = try sheet.pdf(of: codes(count))
        #expect(pdf.starts(with: Array("%PDF-".utf8)))
        let (facts, text) = try Peers.withFile(pdf, extension: "pdf") { file in
            (try Peers.run("pdfinfo", file), try Peers.run("pdftotext", "-layout", file, "-"))
        }
        #expect(facts.contains("Pages:           \(pages)\n"))
        #expect(facts.contains("Page size:       595.276 x 841.89 pts (A4)"))
        // pdftotext omits thin spaces.
        let dense = text.filter { !$0.isWhitespace }
        for page in 1...pages { #expect(dense.contains("\(page)/\(pages)")) }
        for index in 0..<count { #expect(text.contains("https://shop.example/\(index)")) }
    }

    @Test(
        .enabled(if: Peers.areWanted),
        arguments: [
            "https://shop.example/smoothie?size=large&milk=oat",
            "https://shop.example/a-very-long-path/that-goes-on/and-on?with=values&and=more",
            "https://aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.example",
        ]
    )
    func captionsAreWhole(_ caption: String) throws {
        let sheet = try PrintSheet(viewBox: plainBox)
        let pdf = try sheet.pdf(of: [CaptionedCode(drawing: sampleDrawing(), caption: caption)])
        let text = try Peers.withFile(pdf, extension: "pdf") {
            try Peers.run("pdftotext", $0, "-")
        }
        let joined = text.filter { !$0.isWhitespace }
        #expect(joined.contains(caption))
    }

    @Test func refusesACaptionThatWouldBeCut() throws {
        let sheet = try PrintSheet(viewBox: plainBox)
        let long = "https://shop.example/" + String(repeating: "x", count: 500)
        let error = #expect(throws: ImageError.self) {
            try sheet.pdf(of: [
                CaptionedCode(drawing: sampleDrawing(), caption: "short"),
                CaptionedCode(drawing: sampleDrawing(), caption: long),
            ])
        }
        #expect(error?.code == .captionTooLong(item: 1))
    }

    @Test(arguments: ["a\u{0}b", "a\nb", "\u{7F}"])
    func refusesControlCharacters(_ caption: String) throws {
        let sheet = try PrintSheet(viewBox: plainBox)
        let error = #expect(throws: ImageError.self) {
            try sheet.pdf(of: [CaptionedCode(drawing: sampleDrawing(), caption: caption)])
        }
        #expect(error?.code == .captionNotPrintable(item: 0))
    }

    @Test func refusesAFooterThatWouldBeCut() throws {
        let code = CaptionedCode(drawing: sampleDrawing(), caption: "")
        let long = PrintSheet.Settings(footer: .text(String(repeating: "word ", count: 200)))
        let error = #expect(throws: ImageError.self) {
            try PrintSheet(long, viewBox: plainBox).pdf(of: [code])
        }
        #expect(error?.code == .footerTooLong)
        let control = PrintSheet.Settings(footer: .text("\u{0}"))
        let other = #expect(throws: ImageError.self) {
            try PrintSheet(control, viewBox: plainBox).pdf(of: [code])
        }
        #expect(other?.code == .footerNotPrintable)
    }

    @Test func refusesAnotherViewBox() throws {
        let sheet = try PrintSheet(viewBox: plainBox)
        let code = CaptionedCode(drawing: sampleDrawing(viewBox: badgeBox), caption: "")
        let error = #expect(throws: ImageError.self) { try sheet.pdf(of: [code]) }
        #expect(error?.code == .viewBoxDiffers(item: 0))
    }

    @Test func countsItsCodes() throws {
        let sheet = try PrintSheet(viewBox: plainBox)
        let short = #expect(throws: ImageError.self) {
            let document = try SheetDocument(sheet, codeCount: 1)
            _ = try document.bytes()
        }
        #expect(short?.code == .itemCount(announced: 1, given: 0))
        let long = #expect(throws: ImageError.self) {
            var document = try SheetDocument(sheet, codeCount: 0)
            try document.append(CaptionedCode(drawing: sampleDrawing(), caption: ""))
        }
        #expect(long?.code == .itemCount(announced: 0, given: 1))
    }

    @Test func equalInputGivesEqualFiles() throws {
        let sheet = try PrintSheet(.init(footer: .text("Menu")), viewBox: badgeBox)
        let codes = (0..<15).map { index in
            CaptionedCode(drawing: sampleDrawing(viewBox: badgeBox), caption: "code \(index)")
        }
        #expect(try sheet.pdf(of: codes) == sheet.pdf(of: codes))
    }

    @Test func drawsAThousandCodesOneByOne() throws {
        let sheet = try PrintSheet(viewBox: plainBox)
        let pdf = try sheet.pdf(of: codes(1_000))
        #expect(pdf.count > 100_000)
    }

    // A lazy collection: a code exists only while it is drawn.
    private func codes(_ count: Int) -> some Collection<CaptionedCode> {
        (0..<count).lazy.map { index in
            CaptionedCode(drawing: sampleDrawing(), caption: "https://shop.example/\(index)")
        }
    }
}
