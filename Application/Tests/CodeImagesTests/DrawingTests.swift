// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import CodeImages
import TestPrograms
import Testing

/// A13: a code as PNG and PDF.
@Suite struct DrawingTests {
    @Test(arguments: [(16, 16), (17, 17), (800, 800), (1_024, 1_024)])
    func pngHasTheRequestedWidth(_ width: Int, height: Int) throws {
        let image = try DecodedPNG(sampleDrawing().png(width: width))
        #expect(image.width == width)
        #expect(image.height == height)
    }

    /// A14: the resolution that gives the image its width on paper.
    @Test(arguments: [
        (1_024, 50.0, 20_480), (1_024, 40, 25_600), (600, 25.4, 23_622), (16, 5_080, 3),
    ])
    func pngStatesItsResolution(_ width: Int, _ millimeters: Double, perMeter: Int) throws {
        let drawing = sampleDrawing()
        let png = try drawing.png(width: width, widthInMillimeters: millimeters)
        #expect(try PNGChunk("pHYs", in: png).content == PNGChunk.resolution(perMeter))
        // The chunk comes before the image, and the rest is unchanged.
        #expect(PNGChunk.names(in: png).prefix(2) == ["IHDR", "pHYs"])
        #expect(PNGChunk.names(in: png).suffix(2) == ["IDAT", "IEND"])
        #expect(try DecodedPNG(png).width == width)
    }

    @Test func pngHasAWidthOnPaperWithoutOne() throws {
        let png = try sampleDrawing().png(width: 1_000)
        #expect(try PNGChunk("pHYs", in: png).content == PNGChunk.resolution(20_000))
        let code = try QRCode("https://fruta.example", level: .medium, minimumVersion: nil)
        // 300 pixels per inch.
        #expect(try PNGChunk("pHYs", in: code.png()).content == PNGChunk.resolution(11_811))
    }

    @Test(arguments: [0, -1, 0.5, 5_081, .nan, .infinity])
    func pngRefusesOtherWidthsOnPaper(_ millimeters: Double) {
        #expect(throws: ImageError.self) {
            try sampleDrawing().png(width: 100, widthInMillimeters: millimeters)
        }
    }

    @Test func pngFollowsTheRatioOfTheBadge() throws {
        let image = try DecodedPNG(sampleDrawing(viewBox: badgeBox).png(width: 450))
        #expect(image.width == 450)
        #expect(image.height == 550)
        // The disc begins 50 units inside.
        #expect(image[24, 225] == .clear)
        #expect(image[27, 225] == .opaque(blue))
    }

    @Test(arguments: [400, 800, 1_600])
    func pngPaintsShapesWhereTheyAre(_ width: Int) throws {
        let image = try DecodedPNG(sampleDrawing().png(width: width))
        func pixel(_ x: Double, _ y: Double) -> DecodedPNG.Pixel {
            image[Int(x * Double(width) / 800), Int(y * Double(width) / 800)]
        }
        #expect(pixel(5, 5) == .clear)
        #expect(pixel(795, 795) == .clear)
        #expect(pixel(400, 10) == .opaque(blue))
        #expect(pixel(400, 700) == .opaque(white))
        #expect(pixel(400, 100) == .opaque(blue))
        // Clockwise from +x goes through the lower half, with round caps above the middle.
        #expect(pixel(700, 390) == .opaque(white))
        #expect(pixel(700, 376) == .opaque(blue))
        #expect(pixel(400, 683) == .opaque(white))
        #expect(pixel(400, 676) == .opaque(blue))
        #expect(pixel(400, 400) == .opaque(black))
        #expect(pixel(353, 447) == .opaque(black))
        #expect(pixel(346, 400) == .opaque(blue))
    }

    @Test func pngTakesABackground() throws {
        let image = try DecodedPNG(sampleDrawing().png(width: 64, background: gray))
        #expect(image[0, 0] == .opaque(gray))
        #expect(image[32, 2] == .opaque(blue))
    }

    @Test func equalInputGivesEqualFiles() throws {
        let drawing = sampleDrawing()
        #expect(try drawing.png(width: 300) == drawing.png(width: 300))
        #expect(try drawing.pdf(widthInMillimeters: 30) == drawing.pdf(widthInMillimeters: 30))
        let date = try #require(DocumentDate(secondsSince1970: 1_709_210_096))
        let dated = try drawing.pdf(widthInMillimeters: 30, created: date)
        #expect(dated != (try drawing.pdf(widthInMillimeters: 30)))
    }

    @Test(arguments: [0, -1, 15, 16_385, Int.max])
    func pngRefusesOtherWidths(_ width: Int) {
        let error = #expect(throws: ImageError.self) { try sampleDrawing().png(width: width) }
        guard case .pixelSize(width, _, CodeDrawing.allowedPNGWidths) = error?.code else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test(arguments: [(0.0, 1.0), (1, -1), (.nan, 1), (1, .infinity)])
    func rejectsAnEmptyViewBox(_ width: Double, height: Double) {
        let drawing = CodeDrawing(
            viewBox: .init(x: 0, y: 0, width: width, height: height),
            shapes: []
        )
        #expect(throws: ImageError.self) { try drawing.png(width: 64) }
        #expect(throws: ImageError.self) { try drawing.pdf(widthInMillimeters: 64) }
    }

    @Test func refusesAnImageThatIsTooHigh() {
        let drawing = CodeDrawing(
            viewBox: .init(x: 0, y: 0, width: 1, height: 1e300),
            shapes: []
        )
        #expect(throws: ImageError.self) { try drawing.png(width: 64) }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func rejectsNumbersThatAreNotFinite(_ number: Double) {
        let shape = CodeDrawing.Shape.disc(
            .init(centerX: 0, centerY: number, radius: 1, fill: black)
        )
        let drawing = CodeDrawing(viewBox: plainBox, shapes: [shape])
        let error = #expect(throws: ImageError.self) { try drawing.png(width: 64) }
        #expect(error?.code == .shape(0))
    }

    @Test(arguments: [
        CodeDrawing.PathSegment.move(to: .init(x: .nan, y: 0)),
        .line(to: .init(x: 0, y: .infinity)),
        .curve(.init(x: 0, y: 0), .init(x: .nan, y: 0), to: .init(x: 1, y: 1)),
        .arc(center: .init(x: 0, y: 0), radius: .nan, isClockwise: true, to: .init(x: 1, y: 1)),
    ])
    func reportsTheShapeWithANumberThatIsNotFinite(_ segment: CodeDrawing.PathSegment) throws {
        let drawing = sampleDrawing(path: square + [segment])
        let error = #expect(throws: ImageError.self) { try drawing.png(width: 64) }
        #expect(error?.code == .shape(2))
    }

    @Test func paintsArcsEitherWayRound() throws {
        func halfDisc(isClockwise: Bool) throws -> DecodedPNG {
            let path: [CodeDrawing.PathSegment] = [
                .move(to: .init(x: -10, y: 0)),
                .arc(
                    center: .init(x: 0, y: 0),
                    radius: 10,
                    isClockwise: isClockwise,
                    to: .init(x: 10, y: 0)
                ),
                .close,
            ]
            return try DecodedPNG(sampleDrawing(path: path).png(width: 800))
        }
        let above = try halfDisc(isClockwise: true)
        #expect(above[400, 352] == .opaque(black))
        #expect(above[400, 348] == .opaque(blue))
        #expect(above[433, 367] == .opaque(black))
        #expect(above[400, 402] == .opaque(blue))
        let below = try halfDisc(isClockwise: false)
        #expect(below[400, 448] == .opaque(black))
        #expect(below[400, 452] == .opaque(blue))
        #expect(below[400, 398] == .opaque(blue))
    }

    @Test(arguments: [0.5, -1, .nan, .infinity, 6_000])
    func pdfRefusesOtherWidths(_ width: Double) {
        #expect(throws: ImageError.self) {
            try sampleDrawing().pdf(widthInMillimeters: width)
        }
    }

    @Test(
        .enabled(if: Peers.areWanted),
        arguments: [
            (0, "1970-01-01T00:00:00Z"), (951_827_696, "2000-02-29T12:34:56Z"),
            (1_709_210_096, "2024-02-29T12:34:56Z"), (4_107_542_400, "2100-03-01T00:00:00Z"),
            (253_402_300_799, "9999-12-31T23:59:59Z"),
        ]
    )
    func pdfHasItsSizeAndDate(_ seconds: Int, iso8601: String) throws {
        let date = try #require(DocumentDate(secondsSince1970: seconds))
        let pdf = try sampleDrawing(viewBox: badgeBox).pdf(widthInMillimeters: 90, created: date)
        #expect(pdf.starts(with: Array("%PDF-".utf8)))
        let facts = try Peers.withFile(pdf, extension: "pdf") {
            try Peers.run("env", "TZ=UTC", "pdfinfo", "-isodates", $0)
        }
        #expect(facts.contains("CreationDate:    \(iso8601.dropLast())"))
        #expect(facts.contains("Page size:       255.118 x 311.811 pts"))
        #expect(facts.contains("Pages:           1\n"))
    }

    @Test(arguments: [-1, 253_402_300_800, .min, .max])
    func datesAreOfFourDigitYears(_ seconds: Int) {
        #expect(DocumentDate(secondsSince1970: seconds) == nil)
    }
}
