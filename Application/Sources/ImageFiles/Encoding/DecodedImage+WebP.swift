// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader
import ImageCodecs

extension DecodedImage {
    /// Returns the image as a WebP file of another width, with the same proportions.
    ///
    /// - Parameters:
    ///   - width: The width in pixels, from 1; an image is not enlarged.
    ///   - quality: The quality, from 0 to 100.
    /// - Returns: The bytes of the file.
    /// - Throws: `ImageFileError` if the memory does not suffice.
    /// - Complexity: O(pixels); four bytes of memory for each.
    public func webP(width: Int, quality: Float = 78) throws(ImageFileError) -> [UInt8] {
        let newWidth = min(max(width, 1), layout.width)
        let newHeight = max(1, (layout.height * newWidth + layout.width / 2) / layout.width)
        let header = ImageHeader(
            width: UInt32(layout.width),
            height: UInt32(layout.height),
            channels: UInt32(layout.format.bytesPerPixel),
            offset: 0,
            damages: 0
        )
        var bytes: UnsafeMutablePointer<UInt8>?
        var count = 0
        // The pixels outlive the call, which does not keep them; its result is copied and freed.
        let status = unsafe pixels.withUnsafeBufferPointer { pixels in
            unsafe image_webp_encode(
                pixels.baseAddress,
                header,
                UInt32(newWidth),
                UInt32(newHeight),
                quality,
                &bytes,
                &count
            )
        }
        try status.check(offset: 0)
        defer { unsafe image_webp_free(bytes) }
        return unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
    }
}
