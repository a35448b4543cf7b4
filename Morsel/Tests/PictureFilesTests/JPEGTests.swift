import AppClipCodeReader
import MadePictures
import PictureFiles
import Testing

// A11
struct JPEGTests {
    @Test(arguments: [false, true], [false, true])
    func colorsAreDecoded(progressive: Bool, subsampled: Bool) throws {
        for colors in [MadeJPEG.Colors.yCbCr, .rgb] {
            var jpeg = MadeJPEG()
            (jpeg.width, jpeg.height, jpeg.colors) = (45, 31, colors)
            (jpeg.isProgressive, jpeg.isSubsampled) = (progressive, subsampled)
            jpeg.restartInterval = progressive ? 0 : 2
            // Smooth, so that the losses are small.
            jpeg.sample = { x, y, channel in [x * 4, y * 6, 200 - x * 2 - y][channel] }
            let picture = try DecodedPicture(jpeg.bytes)
            #expect(picture.kind == .jpeg)
            #expect(picture.layout.format == .rgb)
            #expect((picture.layout.width, picture.layout.height) == (45, 31))
            for (x, y) in [(0, 0), (44, 0), (0, 30), (44, 30), (20, 11)] {
                let expected = (0..<3).map { jpeg.sample(x, y, $0) }
                #expect(isNear(picture.pixel(x, y), expected), "\(x), \(y)")
            }
        }
    }

    @Test(arguments: [false, true])
    func grayStaysGray(progressive: Bool) throws {
        var jpeg = MadeJPEG()
        (jpeg.colors, jpeg.isProgressive) = (.gray, progressive)
        let picture = try DecodedPicture(jpeg.bytes)
        #expect(picture.layout.format == .gray)
        #expect(isNear(picture.pixel(40, 20), [jpeg.sample(40, 20, 0)]))
    }

    // Adobe's programs write 255 for no ink, and leave a mark by which that is known.
    @Test(arguments: [MadeJPEG.Colors.cmyk, .ycck], [false, true])
    func inksBecomeLight(colors: MadeJPEG.Colors, hasAdobeMark: Bool) throws {
        // Without the mark four channels are taken for plain CMYK.
        guard hasAdobeMark || colors == .cmyk else { return }
        var jpeg = MadeJPEG()
        (jpeg.colors, jpeg.hasAdobeMark) = (colors, hasAdobeMark)
        // Four inks, no black on the left, half of it on the right.
        let inks = [(0, 0, 0), (200, 0, 0), (0, 200, 0), (0, 0, 200)]
        jpeg.sample = { x, y, channel in
            let ink = inks[y / 8]
            let amount = [ink.0, ink.1, ink.2, x < 24 ? 0 : 128][channel]
            return hasAdobeMark ? 255 - amount : amount
        }
        let picture = try DecodedPicture(jpeg.bytes)
        #expect(picture.layout.format == .rgb)
        for (row, ink) in inks.enumerated() {
            for (x, light) in [(8, 255), (40, 127)] {
                let expected = [ink.0, ink.1, ink.2].map { (255 - $0) * light / 255 }
                #expect(isNear(picture.pixel(x, row * 8 + 4), expected), "\(row), \(x)")
            }
        }
    }

    @Test(arguments: [(3_000, 51, 34, 2), (1_000, 26, 17, 4), (1, 13, 9, 8)])
    func aLargePictureIsDecodedSmaller(
        most: Int,
        width: Int,
        height: Int,
        reduction: Int
    ) throws {
        var jpeg = MadeJPEG()
        (jpeg.width, jpeg.height) = (101, 67)
        let picture = try DecodedPicture(jpeg.bytes, mostFullPixels: most)
        #expect(picture.reduction == reduction)
        #expect((picture.layout.width, picture.layout.height) == (width, height))
        #expect((picture.width, picture.height) == (101, 67))
        #expect(try DecodedPicture(jpeg.bytes).reduction == 1)
    }

    // Twelve bits a channel.
    @Test func rareFormsAreRefused() throws {
        var file = MadeJPEG().bytes
        let start = try #require(MadeJPEG.marker(0xC0, in: file))
        file[start + 4] = 12
        let error = #expect(throws: PictureFileError.self) { try DecodedPicture(file) }
        #expect(error?.code == .rareForm)
    }
}
