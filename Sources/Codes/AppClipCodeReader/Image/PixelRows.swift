// SPDX-License-Identifier: Apache-2.0

/// Reads rows of an image of any format into pixels of one form.
///
/// Such a pixel has red in its lowest byte, then green and blue; the highest byte is filled. Pixels
/// that are not opaque are composited over a background of one brightness.
struct PixelRows {
    /// The layout of the image in memory.
    let layout: ImageLayout

    /// The brightness of the background below translucent pixels, 0...255.
    let ground: UInt32

    /// A Boolean value that indicates whether a pixel that is not opaque has been read.
    private(set) var isTranslucent = false

    init(layout: ImageLayout, ground: UInt32) {
        self.layout = layout
        self.ground = ground
    }

    /// Reads the pixels `columns` of row `y` to the start of `row`.
    ///
    /// The caller must ensure that the image has all of them, and that `row` has room for them.
    mutating func read(
        _ pixels: RawSpan,
        row y: Int,
        columns: Range<Int>,
        into row: UnsafeMutablePointer<UInt32>
    ) {
        let step = layout.format.bytesPerPixel
        let from = y * layout.stride + columns.lowerBound * step
        let bytes = pixels.extracting(from..<from + columns.count * step)
        // The span has just been limited to the requested pixels.
        unsafe bytes.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            switch layout.format {
            case .gray: unsafe Self.readGray(base, columns.count, row)
            case .rgb: unsafe Self.readRGB(base, columns.count, row)
            case .rgba:
                unsafe readWithAlpha(base, columns.count, row)
            case .bgra:
                unsafe readWithAlpha(base, columns.count, row)
                for x in 0..<columns.count {
                    let pixel = unsafe row[x]
                    unsafe row[x] =
                        pixel & 0xFF00_FF00 | pixel >> 16 & 0xFF | (pixel & 0xFF) << 16
                }
            }
        }
    }

    private static func readGray(
        _ bytes: UnsafeRawPointer,
        _ count: Int,
        _ row: UnsafeMutablePointer<UInt32>
    ) {
        let source = unsafe bytes.assumingMemoryBound(to: UInt8.self)
        for x in 0..<count {
            unsafe row[x] = UInt32(source[x]) &* 0x0001_0101 | 0xFF00_0000
        }
    }

    private static func readRGB(
        _ bytes: UnsafeRawPointer,
        _ count: Int,
        _ row: UnsafeMutablePointer<UInt32>
    ) {
        let source = unsafe bytes.assumingMemoryBound(to: UInt8.self)
        for x in 0..<count {
            let red = unsafe UInt32(source[3 &* x])
            let green = unsafe UInt32(source[3 &* x &+ 1])
            let blue = unsafe UInt32(source[3 &* x &+ 2])
            unsafe row[x] = red | green << 8 | blue << 16 | 0xFF00_0000
        }
    }

    private mutating func readWithAlpha(
        _ bytes: UnsafeRawPointer,
        _ count: Int,
        _ row: UnsafeMutablePointer<UInt32>
    ) {
        unsafe UnsafeMutableRawPointer(row).copyMemory(from: bytes, byteCount: 4 * count)
        var common: UInt32 = 0xFF00_0000
        for x in 0..<count {
            let pixel = unsafe UInt32(littleEndian: row[x])
            common &= pixel
            unsafe row[x] = pixel
        }
        guard common != 0xFF00_0000 else { return }
        isTranslucent = true
        for x in 0..<count {
            let pixel = unsafe row[x]
            let alpha = pixel >> 24
            let through = ground * (255 - alpha)
            let red = ((pixel & 0xFF) * alpha + through + 127) / 255
            let green = ((pixel >> 8 & 0xFF) * alpha + through + 127) / 255
            let blue = ((pixel >> 16 & 0xFF) * alpha + through + 127) / 255
            unsafe row[x] = red | green << 8 | blue << 16 | 0xFF00_0000
        }
    }
}
