// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader
import CCairo

extension ImageSurface {
    /// Returns an opaque image of pixels in a frame, each magnified by `magnification`; transparent
    /// pixels show white.
    ///
    /// - Precondition: There are at least `layout.byteCount` bytes.
    static func showing(
        _ pixels: [UInt8],
        layout: ImageLayout,
        magnification: Int = 1,
        frame: ImageFrame = ImageFrame()
    ) throws(ImageError) -> ImageSurface {
        precondition(pixels.count >= layout.byteCount, "the layout has more bytes than there are")
        let rows = layout.height * magnification
        let columns = layout.width * magnification
        let surface = try ImageSurface(
            width: frame.left + columns + frame.right,
            height: frame.top + rows + frame.bottom,
            hasAlpha: false
        )
        var shown = -1
        try surface.setRows { y, row in
            let line = y - frame.top
            guard (0..<rows).contains(line) else {
                if shown >= 0 || y == 0 {
                    for x in row.indices { row[x] = ImageFrame.color }
                    shown = -1
                }
                return
            }
            // A magnified row is like the one before.
            guard shown != line / magnification else { return }
            shown = line / magnification
            for x in 0..<frame.left { row[x] = ImageFrame.color }
            for x in (frame.left + columns)..<row.count { row[x] = ImageFrame.color }
            let source = shown * layout.stride
            for x in 0..<layout.width {
                let value = layout.opaquePixel(pixels, at: source + x * layout.format.bytesPerPixel)
                for copy in 0..<magnification { row[frame.left + x * magnification + copy] = value }
            }
        }
        return surface
    }
}

extension ImageLayout {
    /// Returns a pixel over white as `0x00RRGGBB`.
    fileprivate func opaquePixel(_ pixels: [UInt8], at start: Int) -> UInt32 {
        func channel(_ index: Int) -> UInt32 { UInt32(pixels[start + index]) }
        let (red, green, blue, alpha): (UInt32, UInt32, UInt32, UInt32) =
            switch format {
            case .gray: (channel(0), channel(0), channel(0), 255)
            case .rgb: (channel(0), channel(1), channel(2), 255)
            case .rgba: (channel(0), channel(1), channel(2), channel(3))
            case .bgra: (channel(2), channel(1), channel(0), channel(3))
            }
        func overWhite(_ value: UInt32) -> UInt32 {
            (value * alpha + 255 * (255 - alpha) + 127) / 255
        }
        return overWhite(red) << 16 | overWhite(green) << 8 | overWhite(blue)
    }
}
