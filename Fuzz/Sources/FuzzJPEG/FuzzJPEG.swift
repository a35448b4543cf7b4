// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader
import ImageFiles

/// Checks a JPEG file: it is refused with an offset in it, or decoded to an image of its size, or to a smaller one if
/// only a few pixels are requested.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer guarantees `count` bytes.
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    // Half a megapixel can be decoded many times a second.
    for most in [1 << 19, 64] {
        do {
            let image = try DecodedImage(bytes, mostFullPixels: most)
            check(image)
        } catch {
            guard (0...count).contains(error.offset) else {
                fatalError("\(error) lies outside of the file")
            }
        }
    }
    return 0
}

private func check(_ image: DecodedImage) {
    guard image.pixels.count == image.layout.byteCount else {
        fatalError("\(image.pixels.count) bytes for \(image.layout)")
    }
    let end = image.pointInFile(
        PlanePoint(x: Double(image.layout.width), y: Double(image.layout.height))
    )
    let most = Double(image.reduction)
    guard abs(end.x - Double(image.width)) < most, abs(end.y - Double(image.height)) < most
    else { fatalError("a corner of \(image.width) × \(image.height) is at \(end)") }
}
