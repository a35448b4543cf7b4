// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import AppClipCodeReader

@Suite("Pixels of all formats (A11)")
struct ColorRasterTests {
    /// Returns the pixels of an image of 3 × 2, read with a stride over a background.
    private func pixels(
        _ bytes: [UInt8],
        _ format: ImageLayout.Format,
        stride: Int? = nil,
        ground: UInt32 = 255
    ) throws -> [UInt32] {
        let layout = try #require(
            ImageLayout(width: 3, height: 2, stride: stride, format: format)
        )
        var rows = PixelRows(layout: layout, ground: ground)
        let pixels = unsafe bytes.span.bytes
        return ColorRaster(pixels, rows: &rows, columns: 0..<3, lines: 0..<2).pixels
    }

    @Test("gray, RGB, RGBA and BGRA give the same pixels")
    func formats() throws {
        let gray: [UInt8] = [0, 10, 20, 100, 200, 255]
        let expected = gray.map { 0xFF00_0000 | UInt32($0) * 0x0001_0101 }
        #expect(try pixels(gray, .gray) == expected)
        #expect(try pixels(gray.flatMap { [$0, $0, $0] }, .rgb) == expected)
        #expect(try pixels(gray.flatMap { [$0, $0, $0, 255] }, .rgba) == expected)

        let colors: [[UInt8]] = (0..<6).map { [UInt8($0), UInt8(50 + $0), UInt8(200 + $0)] }
        let rgb = try pixels(colors.flatMap(\.self), .rgb)
        #expect(rgb[0] == 0xFFC8_3200)
        #expect(try pixels(colors.flatMap { $0 + [255] }, .rgba) == rgb)
        #expect(try pixels(colors.flatMap { [$0[2], $0[1], $0[0], 255] }, .bgra) == rgb)
    }

    @Test("padding up to the stride is ignored", arguments: [3, 4, 17])
    func strides(stride: Int) throws {
        let rows: [[UInt8]] = [[1, 2, 3], [4, 5, 6]]
        let filling = [UInt8](repeating: 99, count: stride - 3)
        let bytes = rows[0] + filling + rows[1]
        #expect(try pixels(bytes, .gray, stride: stride) == pixels(rows.flatMap(\.self), .gray))
    }

    @Test("translucent pixels are blended over the ground")
    func alpha() throws {
        let clear: [UInt8] = [10, 20, 30, 0]
        let half: [UInt8] = [200, 100, 0, 128]
        let full: [UInt8] = [1, 2, 3, 255]
        let bytes = clear + half + full + full + half + clear
        let onWhite = try pixels(bytes, .rgba)
        #expect(onWhite[0] == 0xFFFF_FFFF)
        #expect(onWhite[1] == 0xFF7F_B1E3)
        #expect(onWhite[2] == 0xFF03_0201)
        let onBlack = try pixels(bytes, .rgba, ground: 0)
        #expect(onBlack[0] == 0xFF00_0000)
        #expect(onBlack[1] == 0xFF00_3264)
        #expect(onBlack[2] == 0xFF03_0201)
    }

    @Test("half the size has the means of four pixels; an odd row and column are left out")
    func halves() throws {
        let bytes: [UInt8] = [
            0, 4, 100, 200, 9,
            8, 12, 50, 50, 9,
            1, 1, 1, 2, 9,
        ]
        let layout = try #require(ImageLayout(width: 5, height: 3, format: .gray))
        var rows = PixelRows(layout: layout, ground: 255)
        let direct = unsafe ColorRaster(halving: bytes.span.bytes, rows: &rows)
        #expect((direct.width, direct.height) == (2, 1))
        #expect(direct.pixels == [0xFF06_0606, 0xFF64_6464])
        let full = unsafe ColorRaster(bytes.span.bytes, rows: &rows, columns: 0..<5, lines: 0..<3)
        #expect(full.halved.pixels == direct.pixels)
    }

    @Test("twice the size preserves colours and gradients")
    func doubling() throws {
        let bytes = [UInt8]((0..<64).map { UInt8(40 + 10 * ($0 % 8)) })
        let layout = try #require(ImageLayout(width: 8, height: 8, format: .gray))
        var rows = PixelRows(layout: layout, ground: 255)
        let raster = unsafe ColorRaster(bytes.span.bytes, rows: &rows, columns: 0..<8, lines: 0..<8)
        let doubled = raster.doubled
        #expect((doubled.width, doubled.height) == (16, 16))
        // Away from the border, the centre of pixel x is at half of it.
        for x in 4..<12 {
            let expected = 40 + 10 * ((Double(x) + 0.5) / 2 - 0.5)
            let seen = Double(doubled.pixels[5 * 16 + x] & 0xFF)
            #expect(abs(seen - expected) < 1)
        }
    }
}
