// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader
import AppClipCodes
import Testing

@testable import CodeImages

// A11: the found codes are marked on the image.
struct AnnotationTests {
    private static let square = [(100.0, 80.0), (300, 80), (300, 280), (100, 280)]
        .map { PlanePoint(x: $0.0, y: $0.1) }

    private static func image(
        _ width: Int,
        _ height: Int,
        format: ImageLayout.Format = .rgb,
        value: UInt8 = 200,
        marks: [AnnotatedImage.Mark] = [],
        note: String? = nil
    ) throws -> AnnotatedImage {
        let layout = try #require(ImageLayout(width: width, height: height, format: format))
        let pixels = [UInt8](repeating: value, count: layout.byteCount)
        return AnnotatedImage(pixels: pixels, layout: layout, marks: marks, note: note)
    }

    @Test func theImageStaysWhereNothingIsDrawn() throws {
        let plain = try DecodedPNG(Self.image(700, 500).png())
        #expect((plain.width, plain.height) == (700, 500))
        let color = RGBColor(red: 200, green: 200, blue: 200)
        let mark = AnnotatedImage.Mark(corners: Self.square, title: "https://a.com")
        let marked = try DecodedPNG(Self.image(700, 500, marks: [mark]).png())
        #expect(plain[3, 3] == .opaque(color))
        // Inside of the square, and far from it.
        for (x, y) in [(3, 3), (200, 180), (600, 250)] { #expect(marked[x, y] == .opaque(color)) }
    }

    @Test func theOutlineIsWhereTheCodeIs() throws {
        let mark = AnnotatedImage.Mark(corners: Self.square, title: "https://a.com")
        let marked = try DecodedPNG(Self.image(700, 500, marks: [mark]).png())
        let green = DecodedPNG.Pixel.opaque(RGBColor(0x30D158))
        #expect(marked[100, 80] == green)
        #expect(marked[300, 280] == green)
        // The mark above the upper side, and none below the lower one.
        #expect(marked[200, 72] == green)
        #expect(marked[200, 288] != green)
        // A rotation by 180 degrees: the upper side is at the bottom.
        let turned = AnnotatedImage.Mark(
            corners: Array(Self.square[2...] + Self.square[..<2]),
            title: "https://a.com"
        )
        let other = try DecodedPNG(Self.image(700, 500, marks: [turned]).png())
        #expect(other[200, 288] == green)
        #expect(other[200, 72] != green)
    }

    @Test func aSmallImageIsMagnified() throws {
        let small = try DecodedPNG(Self.image(100, 50).png())
        #expect((small.width, small.height) == (700, 350))
        #expect(try DecodedPNG(Self.image(1, 1).png()).width == 640)
    }

    @Test(arguments: [
        (ImageLayout.Format.gray, [10], RGBColor(0x0A0A0A)),
        (.rgb, [1, 2, 3], RGBColor(0x010203)),
        (.rgba, [1, 2, 3, 255], RGBColor(0x010203)), (.bgra, [1, 2, 3, 255], RGBColor(0x030201)),
        (.rgba, [1, 2, 3, 0], .white), (.rgba, [0, 255, 55, 51], RGBColor(0xCCFFD7)),
    ])
    func everyFormatIsDrawn(
        _ format: ImageLayout.Format,
        pixel: [UInt8],
        color: RGBColor
    ) throws {
        // Rows with padding that must not be visible.
        let layout = try #require(
            ImageLayout(width: 640, height: 2, stride: 640 * pixel.count + 5, format: format)
        )
        let row = [[UInt8]](repeating: pixel, count: 640).joined() + [77, 77, 77, 77, 77]
        let image = AnnotatedImage(pixels: Array(row) + row, layout: layout, marks: [])
        let drawn = try DecodedPNG(image.png())
        #expect(drawn[0, 1] == .opaque(color))
        #expect(drawn[639, 1] == .opaque(color))
    }

    @Test func cornersFarAwayDoNoHarm() throws {
        let far = [(-1e9, 0.0), (1e300, .nan), (.infinity, 5), (0, 0)]
            .map { PlanePoint(x: $0.0, y: $0.1) }
        let mark = AnnotatedImage.Mark(corners: far, title: "https://a.com")
        #expect(try !Self.image(300, 200, marks: [mark], note: "x").png().isEmpty)
    }

    // A plate is inside of the image and covers no code, as long as there is space.
    @Test func platesKeepClear() {
        let image = Box(x: 0, y: 0, width: 1_000, height: 800)
        var layout = PlateLayout(region: image, margin: 10)
        let codes = [
            Box(x: 100, y: 100, width: 200, height: 200),
            Box(x: 150, y: 560, width: 200, height: 200),
            Box(x: 700, y: 300, width: 250, height: 250),
        ]
        layout.taken = codes
        var plates: [Box] = []
        for code in codes { plates.append(layout.place(width: 320, height: 60, at: code)) }
        #expect(layout.region == image)
        for (index, plate) in plates.enumerated() {
            #expect(plate.x >= 10 && plate.y >= 10 && plate.maxX <= 990 && plate.maxY <= 790)
            for other in codes + plates[..<index] { #expect(plate.overlap(with: other) == 0) }
        }
        #expect(plates[0].y == 310)
        #expect(plates[1].maxY == 550)
    }

    @Test func whereThereIsNoRoomPlatesStandBelow() {
        let image = Box(x: 0, y: 0, width: 400, height: 300)
        var layout = PlateLayout(region: image, margin: 10)
        layout.taken = [image]
        let first = layout.place(width: 200, height: 60, at: image)
        #expect(first == Box(x: 100, y: 310, width: 200, height: 60))
        #expect(layout.region.height == 380)
        let second = layout.place(width: 900, height: 60, at: image)
        #expect((second.x, second.y) == (10, 390))
    }

    // A code that fills the image is not covered: its mark and its plate are in a frame.
    @Test func aCodeThatFillsTheImageGetsAFrame() throws {
        let corners = [(0.0, 0.0), (800, 0), (800, 800), (0, 800)]
            .map { PlanePoint(x: $0.0, y: $0.1) }
        let mark = AnnotatedImage.Mark(corners: corners, title: "https://a.com", detail: "x")
        let drawn = try DecodedPNG(Self.image(800, 800, marks: [mark]).png())
        #expect(drawn.width > 800 && drawn.height > 900)
        #expect(drawn[0, 0] == .opaque(RGBColor(0x2B2F36)))
        let gray = DecodedPNG.Pixel.opaque(RGBColor(red: 200, green: 200, blue: 200))
        for (x, y) in [(30, 30), (400, 400), (780, 700)] {
            #expect(drawn[x + (drawn.width - 800) / 2, y + 80] == gray)
        }
    }
}
