// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader
import ImageFiles

extension DecodedImage {
    /// The channels of a pixel.
    func pixel(_ x: Int, _ y: Int) -> [Int] {
        let size = layout.format.bytesPerPixel
        let start = y * layout.stride + x * size
        return pixels[start..<start + size].map { Int($0) }
    }
}

/// Whether channels are equal except for the losses of JPEG.
func isNear(_ pixel: [Int], _ other: [Int], tolerance: Int = 12) -> Bool {
    pixel.count == other.count && zip(pixel, other).allSatisfy { abs($0 - $1) <= tolerance }
}
