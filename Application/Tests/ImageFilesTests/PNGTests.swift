// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader
import ImageFiles
import TestImages
import Testing

// A11
struct PNGTests {
    struct Form: Sendable, CustomStringConvertible {
        var colorType: Int
        var depth: Int
        var isInterlaced: Bool

        var description: String {
            "type \(colorType), \(depth) bits\(isInterlaced ? ", interlaced" : "")"
        }

        // Every pair that the specification has (table 12).
        private static let depths = [
            (0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16]),
        ]
        static let all = depths.flatMap { colorType, depths in
            depths.flatMap { depth in
                [false, true].map {
                    Form(colorType: colorType, depth: depth, isInterlaced: $0)
                }
            }
        }
    }

    @Test(arguments: Form.all)
    func everyColorTypeAndDepthIsDecoded(_ form: Form) throws {
        for (width, height) in [(1, 1), (2, 3), (13, 9), (33, 17)] {
            var png = TestPNG()
            (png.width, png.height) = (width, height)
            (png.colorType, png.depth) = (form.colorType, form.depth)
            png.isInterlaced = form.isInterlaced
            if form.colorType == 3 { png.palette = Self.palette(1 << form.depth) }
            let image = try DecodedImage(png.bytes)
            #expect(image.kind == .png)
            #expect((image.width, image.height) == (width, height))
            #expect((image.layout.width, image.layout.height) == (width, height))
            #expect(image.layout.byteCount == image.pixels.count)
            for y in 0..<height {
                for x in 0..<width {
                    #expect(image.pixel(x, y) == Self.expected(png, x, y))
                }
            }
        }
    }

    // Only the differences between a code's colours matter.
    @Test func gammaAndProfilesAreIgnored() throws {
        var png = TestPNG()
        let plain = try DecodedImage(png.bytes)
        png.chunks = [
            ("gAMA", bigEndian(20_000)), ("cHRM", [UInt8](repeating: 1, count: 32)),
            ("iCCP", Array("x\0\0no zlib stream".utf8)), ("sRGB", [9]), ("eXIf", [1, 2]),
            ("tEXt", [UInt8](repeating: 65, count: 2_000_000)), ("abCD", [0]),
        ]
        #expect(try DecodedImage(png.bytes).pixels == plain.pixels)
    }

    @Test(arguments: [8, 16])
    func oneGrayCanBeTransparent(_ depth: Int) throws {
        var png = TestPNG()
        (png.colorType, png.depth) = (0, depth)
        let key = png.value(4, 5, 0)
        png.transparency = [UInt8(key >> 8), UInt8(key & 0xFF)]
        let image = try DecodedImage(png.bytes)
        #expect(image.layout.format == .rgba)
        for y in 0..<png.height {
            for x in 0..<png.width {
                let gray = Self.eightBits(png.value(x, y, 0), depth)
                let alpha = png.value(x, y, 0) == key ? 0 : 255
                #expect(image.pixel(x, y) == [gray, gray, gray, alpha])
            }
        }
    }

    @Test func oneColorCanBeTransparent() throws {
        var png = TestPNG()
        let key = (0..<3).map { png.value(4, 5, $0) }
        png.transparency = key.flatMap { [0, UInt8($0)] }
        let image = try DecodedImage(png.bytes)
        #expect(image.pixel(4, 5) == key + [0])
        #expect(image.pixel(3, 5) == (0..<3).map { png.value(3, 5, $0) } + [255])
    }

    @Test func colorsOfAPaletteCanBeTransparent() throws {
        var png = TestPNG()
        (png.colorType, png.depth) = (3, 2)
        png.palette = Self.palette(4)
        png.transparency = [0, 128]
        let image = try DecodedImage(png.bytes)
        #expect(image.layout.format == .rgba)
        for y in 0..<png.height {
            for x in 0..<png.width {
                let alpha = [0, 128, 255, 255][png.value(x, y, 0)]
                #expect(image.pixel(x, y) == Self.expected(png, x, y) + [alpha])
            }
        }
    }

    // MARK: What is expected

    private static func palette(_ count: Int) -> [UInt8] {
        (0..<count * 3).map { UInt8(truncatingIfNeeded: $0 * 47 + $0 / 3) }
    }

    private static func eightBits(_ value: Int, _ depth: Int) -> Int {
        let most = 1 << depth - 1
        return (value * 255 + most / 2) / most
    }

    private static func expected(_ png: TestPNG, _ x: Int, _ y: Int) -> [Int] {
        if png.colorType == 3 {
            let color = 3 * png.value(x, y, 0)
            return png.palette[color..<color + 3].map { Int($0) }
        }
        let samples = (0..<png.channels).map { eightBits(png.value(x, y, $0), png.depth) }
        return png.colorType == 4 ? [samples[0], samples[0], samples[0], samples[1]] : samples
    }
}
