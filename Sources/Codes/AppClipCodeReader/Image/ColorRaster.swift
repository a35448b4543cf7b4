// SPDX-License-Identifier: Apache-2.0

/// Pixels in consecutive rows: red in the lowest byte, then green and blue.
struct ColorRaster: Sendable {
    /// The number of pixels in a row.
    let width: Int

    /// The number of rows.
    let height: Int

    /// The pixels, row by row.
    private(set) var pixels: [UInt32]

    /// Creates a copy of a rectangle of an image at its own size.
    ///
    /// The caller must ensure that `pixels` has as many bytes as the layout says.
    init(_ pixels: RawSpan, rows: inout PixelRows, columns: Range<Int>, lines: Range<Int>) {
        width = columns.count
        height = lines.count
        let (width, height) = (width, height)
        let size = width * height
        self.pixels = unsafe [UInt32](unsafeUninitializedCapacity: size) { buffer, count in
            // `height` rows of `width` pixels from the start of the buffer.
            if let base = buffer.baseAddress {
                for y in 0..<height {
                    unsafe rows.read(
                        pixels,
                        row: lines.lowerBound + y,
                        columns: columns,
                        into: base + y * width
                    )
                }
            }
            count = size
        }
    }

    /// Creates a copy of an image at half its size.
    ///
    /// The caller must ensure that `pixels` has as many bytes as the layout says, and that both
    /// sides are at least two pixels.
    init(halving pixels: RawSpan, rows: inout PixelRows) {
        let full = rows.layout.width
        width = full / 2
        height = rows.layout.height / 2
        let (width, height) = (width, height)
        let size = width * height
        self.pixels = unsafe [UInt32](unsafeUninitializedCapacity: size) { buffer, count in
            // Two rows of `full` pixels are read into a buffer of that size, and give one row of
            // the halved image.
            unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * full) { pair in
                guard let base = buffer.baseAddress, let top = pair.baseAddress
                else { return }
                for y in 0..<height {
                    unsafe rows.read(pixels, row: 2 * y, columns: 0..<full, into: top)
                    unsafe rows.read(pixels, row: 2 * y + 1, columns: 0..<full, into: top + full)
                    unsafe Self.halve(top, top + full, into: base + y * width, count: width)
                }
            }
            count = size
        }
    }

    private init(width: Int, height: Int, pixels: [UInt32]) {
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// The raster at half its size, each pixel the mean of four; an odd last row or column is
    /// omitted.
    ///
    /// Both sides must be at least two pixels.
    var halved: ColorRaster {
        let (half, rows) = (width / 2, height / 2)
        let pixels = unsafe [UInt32](unsafeUninitializedCapacity: half * rows) { buffer, count in
            unsafe self.pixels.withUnsafeBufferPointer { source in
                // Each row of the halved raster reads two of the `height` rows, `2 * half <=
                // width`.
                guard let base = buffer.baseAddress, let from = source.baseAddress
                else { return }
                for y in 0..<rows {
                    let top = unsafe from + 2 * y * width
                    unsafe Self.halve(top, top + width, into: base + y * half, count: half)
                }
            }
            count = half * rows
        }
        return ColorRaster(width: half, height: rows, pixels: pixels)
    }

    /// Computes a row of means of four pixels.
    private static func halve(
        _ top: UnsafePointer<UInt32>,
        _ bottom: UnsafePointer<UInt32>,
        into row: UnsafeMutablePointer<UInt32>,
        count: Int
    ) {
        // Two channels at a time, with sixteen bits for each.
        let mask: UInt32 = 0x00FF_00FF
        for x in 0..<count {
            let a = unsafe top[2 &* x]
            let b = unsafe top[2 &* x &+ 1]
            let c = unsafe bottom[2 &* x]
            let d = unsafe bottom[2 &* x &+ 1]
            let even = (a & mask) &+ (b & mask) &+ (c & mask) &+ (d & mask) &+ 0x0002_0002
            let odd =
                (a &>> 8 & mask) &+ (b &>> 8 & mask) &+ (c &>> 8 & mask) &+ (d &>> 8 & mask)
                &+ 0x0002_0002
            unsafe row[x] = even &>> 2 & mask | (odd &>> 2 & mask) &<< 8
        }
    }

    /// Returns a rectangle of the raster.
    func cropped(columns: Range<Int>, lines: Range<Int>) -> ColorRaster {
        var cut: [UInt32] = []
        cut.reserveCapacity(columns.count * lines.count)
        for y in lines {
            cut.append(
                contentsOf: pixels[y * width + columns.lowerBound..<y * width + columns.upperBound]
            )
        }
        return ColorRaster(width: columns.count, height: lines.count, pixels: cut)
    }
}

// MARK: - Enlargement

extension ColorRaster {
    /// The raster at twice its size, by cubic interpolation.
    ///
    /// It is for small images only: the features that are searched for have to be some pixels wide.
    var doubled: ColorRaster {
        // The new pixels are a quarter of a pixel beside the old ones. Weights in 128ths.
        let weights: [Int32] = [-9, 111, 29, -3]
        var wide = [UInt32](repeating: 0, count: 2 * width * height)
        for y in 0..<height {
            for x in 0..<2 * width {
                wide[y * 2 * width + x] = interpolated(weights, x) { column in
                    pixels[y * width + min(max(column, 0), width - 1)]
                }
            }
        }
        var all = [UInt32](repeating: 0, count: 4 * width * height)
        for y in 0..<2 * height {
            for x in 0..<2 * width {
                all[y * 2 * width + x] = interpolated(weights, y) { line in
                    wide[min(max(line, 0), height - 1) * 2 * width + x]
                }
            }
        }
        return ColorRaster(width: 2 * width, height: 2 * height, pixels: all)
    }

    private func interpolated(
        _ weights: [Int32],
        _ place: Int,
        _ pixel: (Int) -> UInt32
    ) -> UInt32 {
        // An even place is after the middle of the nearest old pixel, an odd one before.
        let nearest = place / 2
        let direction = place & 1 == 0 ? -1 : 1
        var sum = SIMD4<Int32>(repeating: 64)
        for tap in 0..<4 {
            let value = pixel(nearest + (tap - 1) * direction)
            let channels = SIMD4<Int32>(
                Int32(value & 0xFF),
                Int32(value >> 8 & 0xFF),
                Int32(value >> 16 & 0xFF),
                255
            )
            sum &+= channels &* weights[tap]
        }
        let bytes = (sum &>> 7).clamped(
            lowerBound: SIMD4(repeating: 0),
            upperBound: SIMD4(repeating: 255)
        )
        return UInt32(bytes.x) | UInt32(bytes.y) << 8 | UInt32(bytes.z) << 16 | 0xFF00_0000
    }
}
