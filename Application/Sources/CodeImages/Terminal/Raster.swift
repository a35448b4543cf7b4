// SPDX-License-Identifier: Apache-2.0

import AppClipCodes

/// The pixels of a cairo image, read as colours.
struct Raster {
    let width: Int
    let height: Int
    /// The pixels row by row, each `0xAARRGGBB` with premultiplied alpha.
    let pixels: [UInt32]

    /// Returns the colour of a pixel, or `nil` if it is mostly transparent, or outside of the image.
    func color(x: Int, y: Int) -> RGBColor? {
        guard y < height else { return nil }
        let pixel = pixels[y * width + x]
        let alpha = pixel >> 24
        guard alpha >= 128 else { return nil }
        // Rounding can lift a channel above its alpha by one.
        func channel(_ shift: UInt32) -> UInt8 {
            UInt8(min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha))
        }
        return RGBColor(red: channel(16), green: channel(8), blue: channel(0))
    }

    /// Returns a function that tells whether a pixel differs from the background.
    func ink(on ground: RGBColor?) -> (Int, Int) -> Bool {
        guard let ground = ground?.luma else { return { _, _ in false } }
        var largest = 0
        for y in 0..<height {
            for x in 0..<width {
                if let luma = color(x: x, y: y)?.luma { largest = max(largest, abs(luma - ground)) }
            }
        }
        // The third colour of a code is about half way to the foreground, and antialiasing makes thin
        // lines fainter; at 3/8 both stay visible, and gaps stay open.
        let threshold = max(1, largest * 3 / 8)
        return { x, y in
            guard let luma = color(x: x, y: y)?.luma else { return false }
            return abs(luma - ground) >= threshold
        }
    }
}

extension RGBColor {
    /// The luma of ITU-R BT.601, in thousandths: 0...255,000.
    fileprivate var luma: Int { 299 * Int(red) + 587 * Int(green) + 114 * Int(blue) }
}
