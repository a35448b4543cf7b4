// SPDX-License-Identifier: Apache-2.0

import ImageFiles
import TestImages
import Testing

// A11: images for screens.
struct WebPTests {
    /// The width and the height of a WebP file, from the header of its lossy or extended form.
    private static func size(of file: [UInt8]) -> (width: Int, height: Int)? {
        func number(_ place: Int, _ count: Int) -> Int {
            (0..<count).reduce(0) { $0 | Int(file[place + $1]) << (8 * $1) }
        }
        guard file.count > 30, String(decoding: file[8..<12], as: UTF8.self) == "WEBP" else {
            return nil
        }
        return switch String(decoding: file[12..<16], as: UTF8.self) {
        case "VP8 ": (number(26, 2) & 0x3FFF, number(28, 2) & 0x3FFF)
        case "VP8X": (number(24, 3) + 1, number(27, 3) + 1)
        default: nil
        }
    }

    @Test(arguments: [(1, 1, 1), (10, 10, 7), (29, 29, 19), (30, 30, 20), (4_000, 30, 20)])
    func imageIsMadeSmallerAndNeverLarger(_ width: Int, _ newWidth: Int, _ height: Int) throws {
        for type in [0, 2, 4, 6] {
            var png = TestPNG()
            png.width = 30
            png.height = 20
            png.colorType = type
            let file = try DecodedImage(png.bytes).webP(width: width)
            let size = try #require(Self.size(of: file))
            #expect(size == (newWidth, height))
        }
    }

    @Test func lowerQualityHasFewerBytes() throws {
        let image = try DecodedImage(TestJPEG().bytes)
        let sizes = try [10, 50, 90].map { try image.webP(width: 4_000, quality: $0).count }
        #expect(sizes == sizes.sorted())
    }
}
