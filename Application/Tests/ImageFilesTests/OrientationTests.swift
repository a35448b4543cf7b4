// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader
import ImageFiles
import TestImages
import Testing

// A11: the orientation of the camera does not matter.
struct OrientationTests {
    // The scene upright: dark above, light on the right.
    private static let width = 40
    private static let height = 24
    private static func scene(_ x: Int, _ y: Int) -> Int { x * 3 + y * 5 }

    /// Returns the scene as a camera stores it, by EXIF's definition of the sides that the first row
    /// and the first column of the file show (CIPA DC-008, 4.6.4): written here without the decoder's
    /// rules.
    private static func stored(_ orientation: Int) -> TestJPEG {
        var jpeg = TestJPEG()
        let swaps = orientation >= 5
        (jpeg.width, jpeg.height) = swaps ? (height, width) : (width, height)
        let (w, h) = (width, height)
        jpeg.sample = { column, row, _ in
            switch orientation {
            // Row 0 is the top, column 0 the left side.
            case 1: scene(column, row)
            // Top, right.
            case 2: scene(w - 1 - column, row)
            // Bottom, right.
            case 3: scene(w - 1 - column, h - 1 - row)
            // Bottom, left.
            case 4: scene(column, h - 1 - row)
            // Left, top.
            case 5: scene(row, column)
            // Right, top.
            case 6: scene(w - 1 - row, column)
            // Right, bottom.
            case 7: scene(w - 1 - row, h - 1 - column)
            // Left, bottom.
            default: scene(row, h - 1 - column)
            }
        }
        jpeg.app1 = exif(orientation: orientation)
        return jpeg
    }

    @Test(arguments: 1...8)
    func everyOrientationGivesTheSameImage(_ orientation: Int) throws {
        for littleEndian in [false, true] {
            for colors in [TestJPEG.Colors.yCbCr, .gray] {
                var jpeg = Self.stored(orientation)
                jpeg.app1 = exif(orientation: orientation, littleEndian: littleEndian)
                jpeg.colors = colors
                let image = try DecodedImage(jpeg.bytes)
                #expect(image.layout.width == Self.width)
                #expect(image.layout.height == Self.height)
                #expect((image.width, image.height) == (Self.width, Self.height))
                for y in 0..<Self.height {
                    for x in 0..<Self.width {
                        #expect(abs(image.pixel(x, y)[0] - Self.scene(x, y)) <= 6)
                    }
                }
            }
        }
    }

    // The corners of a code are in pixels of the file, whatever size was decoded.
    @Test(arguments: 1...8)
    func pointsOfASmallerImageAreThoseOfTheFile(_ orientation: Int) throws {
        let image = try DecodedImage(Self.stored(orientation).bytes, mostFullPixels: 100)
        #expect(image.reduction == 4)
        for (x, y) in [(2, 2), (4, 3), (7, 2)] {
            let point = image.pointInFile(PlanePoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
            // The centre of the pixel at (x, y) is half a pixel further.
            let expected = (point.x - 0.5) * 3 + (point.y - 0.5) * 5
            #expect(abs(Double(image.pixel(x, y)[0]) - expected) <= 6)
        }
    }

    @Test func anImageOfOneRowOrOneColumnCanBeRotated() throws {
        for (width, height) in [(1, 9), (9, 1), (1, 1)] {
            var jpeg = TestJPEG()
            (jpeg.width, jpeg.height) = (width, height)
            for turn in 1...8 {
                jpeg.app1 = exif(orientation: turn)
                #expect(try DecodedImage(jpeg.bytes).pixels.count == width * height * 3)
            }
        }
    }

    // An image is not rejected for its metadata.
    @Test(arguments: [
        exif(orientation: 0), exif(orientation: 9), exif(orientation: 262),
        exif(orientation: 65_535), Array("Exif\0".utf8), Array("Exif\0\0".utf8),
        Array("Exif\0\0MM".utf8), Array("Exif\0\0II*\0".utf8) + [255, 255, 255, 255],
        Array("Exif\0\0XX".utf8) + [0, 42, 0, 0, 0, 8, 0, 1],
        Array("http://ns.adobe.com/xap/1.0/\0<x/>".utf8),
    ])
    func anImageWithDamagedEXIFIsNotRotated(_ segment: [UInt8]) throws {
        var jpeg = Self.stored(1)
        jpeg.app1 = segment
        let image = try DecodedImage(jpeg.bytes)
        #expect(image.layout.width == Self.width)
        #expect(abs(image.pixel(30, 5)[0] - Self.scene(30, 5)) <= 6)
    }

    @Test func truncatedEXIFIsReadUpToItsEnd() throws {
        let whole = exif(orientation: 6)
        for count in 6..<whole.count {
            var jpeg = Self.stored(6)
            jpeg.app1 = Array(whole.prefix(count))
            let image = try DecodedImage(jpeg.bytes)
            // The last four bytes are the offset of the next directory, the two before pad the value.
            #expect((image.layout.width == Self.width) == (count >= whole.count - 6))
        }
    }
}
