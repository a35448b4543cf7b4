// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader
import ImageFiles
import TestImages
import Testing

// A11
struct JPEGTests {
    @Test(arguments: [false, true], [false, true])
    func colorsAreDecoded(progressive: Bool, subsampled: Bool) throws {
        for colors in [TestJPEG.Colors.yCbCr, .rgb] {
            var jpeg = TestJPEG()
            (jpeg.width, jpeg.height, jpeg.colors) = (45, 31, colors)
            (jpeg.isProgressive, jpeg.isSubsampled) = (progressive, subsampled)
            jpeg.restartInterval = progressive ? 0 : 2
            // Smooth, so that the losses are small.
            jpeg.sample = { x, y, channel in [x * 4, y * 6, 200 - x * 2 - y][channel] }
            let image = try DecodedImage(jpeg.bytes)
            #expect(image.kind == .jpeg)
            #expect(image.layout.format == .rgb)
            #expect((image.layout.width, image.layout.height) == (45, 31))
            for (x, y) in [(0, 0), (44, 0), (0, 30), (44, 30), (20, 11)] {
                let expected = (0..<3).map { jpeg.sample(x, y, $0) }
                #expect(isNear(image.pixel(x, y), expected), "\(x), \(y)")
            }
        }
    }

    @Test(arguments: [false, true])
    func grayStaysGray(progressive: Bool) throws {
        var jpeg = TestJPEG()
        (jpeg.colors, jpeg.isProgressive) = (.gray, progressive)
        let image = try DecodedImage(jpeg.bytes)
        #expect(image.layout.format == .gray)
        #expect(isNear(image.pixel(40, 20), [jpeg.sample(40, 20, 0)]))
    }

    // Adobe's programs write 255 for no ink, and leave a marker that says so.
    @Test(arguments: [TestJPEG.Colors.cmyk, .ycck], [false, true])
    func cmykIsConvertedToRGB(colors: TestJPEG.Colors, hasAdobeMark: Bool) throws {
        // Without the mark four channels are taken for plain CMYK.
        guard hasAdobeMark || colors == .cmyk else { return }
        var jpeg = TestJPEG()
        (jpeg.colors, jpeg.hasAdobeMark) = (colors, hasAdobeMark)
        // Four inks, no black on the left, half of it on the right.
        let inks = [(0, 0, 0), (200, 0, 0), (0, 200, 0), (0, 0, 200)]
        jpeg.sample = { x, y, channel in
            let ink = inks[y / 8]
            let amount = [ink.0, ink.1, ink.2, x < 24 ? 0 : 128][channel]
            return hasAdobeMark ? 255 - amount : amount
        }
        let image = try DecodedImage(jpeg.bytes)
        #expect(image.layout.format == .rgb)
        for (row, ink) in inks.enumerated() {
            for (x, light) in [(8, 255), (40, 127)] {
                let expected = [ink.0, ink.1, ink.2].map { (255 - $0) * light / 255 }
                #expect(isNear(image.pixel(x, row * 8 + 4), expected), "\(row), \(x)")
            }
        }
    }

    @Test(arguments: [(3_000, 51, 34, 2), (1_000, 26, 17, 4), (1, 13, 9, 8)])
    func aLargeImageIsDecodedSmaller(
        most: Int,
        width: Int,
        height: Int,
        reduction: Int
    ) throws {
        var jpeg = TestJPEG()
        (jpeg.width, jpeg.height) = (101, 67)
        let image = try DecodedImage(jpeg.bytes, mostFullPixels: most)
        #expect(image.reduction == reduction)
        #expect((image.layout.width, image.layout.height) == (width, height))
        #expect((image.width, image.height) == (101, 67))
        #expect(try DecodedImage(jpeg.bytes).reduction == 1)
    }

    // Twelve bits a channel.
    @Test func unsupportedVariantsAreRefused() throws {
        var file = TestJPEG().bytes
        let start = try #require(TestJPEG.marker(0xC0, in: file))
        file[start + 4] = 12
        let error = #expect(throws: ImageFileError.self) { try DecodedImage(file) }
        #expect(error?.code == .rareForm)
    }
}
