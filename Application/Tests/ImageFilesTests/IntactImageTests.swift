// SPDX-License-Identifier: Apache-2.0

import ImageFiles
import TestImages
import Testing

/// D8: a published image was decoded from its first pixel to its last.
struct IntactImageTests {
    private static let most = 1 << 20

    private static func code(
        _ file: [UInt8],
        mostPixels: Int = most
    ) -> ImageFileError.Code? {
        do throws(ImageFileError) {
            _ = try IntactImage(file, mostPixels: mostPixels)
            return nil
        } catch {
            return error.code
        }
    }

    @Test func aWholeImageHasItsSizeAndKind() throws {
        let png = try IntactImage(TestPNG().bytes, mostPixels: Self.most)
        #expect(png.kind == .png && png.width == TestPNG().width && png.height == TestPNG().height)
        let jpeg = try IntactImage(TestJPEG().bytes, mostPixels: Self.most)
        #expect(jpeg.kind == .jpeg && jpeg.isOpaque)
    }

    @Test func aHeaderWithoutItsPixelsIsNotAnImage() {
        let png = TestPNG().bytes
        for count in [33, png.count / 2, png.count - 4] {
            #expect(Self.code(Array(png.prefix(count))) == .truncated, "\(count)")
        }
        var damaged = png
        damaged[png.count - 20] ^= 0x55
        #expect(Self.code(damaged) == .damaged)
        let jpeg = TestJPEG().bytes
        #expect(Self.code(Array(jpeg.prefix(jpeg.count / 2))) == .truncated)
    }

    /// A viewer shows such a JPEG, but the parts that it makes up are not what was uploaded.
    @Test func aJPEGWithAPartMissingIsDamaged() throws {
        let whole = TestJPEG().bytes
        #expect(Self.code(whole) == nil)
        #expect(Self.code(whole + [1, 2, 3]) == nil)
        var jpeg = TestJPEG()
        jpeg.isProgressive = true
        let passes = jpeg.bytes
        #expect(Self.code(passes) == nil)
        // Without its last pass.
        let last = try #require(
            passes.indices.dropLast().last { passes[$0] == 0xFF && passes[$0 + 1] == 0xDA }
        )
        let cut = Array(passes[..<last])
        #expect(throws: Never.self) { try DecodedImage(cut) }
        #expect(Self.code(cut) == .damaged)
    }

    @Test func anImageWithTooManyPixelsIsRefusedByItsHeader() {
        let png = TestPNG()
        let count = png.width * png.height
        #expect(Self.code(png.bytes, mostPixels: count) == nil)
        #expect(
            Self.code(png.bytes, mostPixels: count - 1)
                == .dimensions(width: png.width, height: png.height)
        )
        let huge = TestJPEG.resized(TestJPEG().bytes, width: 16_000, height: 4_000)
        #expect(Self.code(huge) == .dimensions(width: 16_000, height: 4_000))
    }

    /// An alpha channel that makes no pixel transparent is not transparency.
    @Test func opacityIsThatOfThePixels() throws {
        func isOpaque(_ png: TestPNG) throws -> Bool {
            try IntactImage(png.bytes, mostPixels: Self.most).isOpaque
        }
        var png = TestPNG()
        #expect(try isOpaque(png))
        png.colorType = 6
        png.sample = { x, y, channel in channel == 3 ? 255 : x * 37 + y * 101 + channel }
        #expect(try isOpaque(png))
        let last = (x: png.width - 1, y: png.height - 1)
        png.sample = { x, y, channel in channel == 3 && (x, y) == last ? 254 : 255 }
        #expect(try !isOpaque(png))
        // A transparent colour that no pixel has, and one that some have.
        png = TestPNG()
        png.colorType = 0
        png.sample = { x, _, _ in x }
        png.transparency = [0, 200]
        #expect(try isOpaque(png))
        png.transparency = [0, 3]
        #expect(try !isOpaque(png))
    }
}
