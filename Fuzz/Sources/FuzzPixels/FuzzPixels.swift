// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader
import AppClipCodes

/// Checks pixels: each code that is found encodes as it was read, and has a location.
///
/// The first byte selects the format, the second the width, the third the padding of rows.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer guarantees `count` bytes.
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    guard count > 3 else { return -1 }
    let formats = ImageLayout.Format.allCases
    let format = formats[Int(bytes[0]) % formats.count]
    let width = Int(bytes[1]) + 1
    let stride = width * format.bytesPerPixel + Int(bytes[2] & 7)
    let pixels = Array(bytes[3...])
    guard
        let layout = ImageLayout(
            width: width,
            height: max(1, pixels.count / stride),
            stride: stride,
            format: format
        )
    else { return -1 }
    let reader = AppClipCodeReader()
    for effort in AppClipCodeReader.Effort.allCases {
        // Every byte of the array can be read.
        let codes = unsafe reader.read(pixels.span.bytes, layout: layout, effort: effort)
        guard codes.count <= 64 else { fatalError("\(codes.count) codes") }
        for code in codes { check(code) }
        guard pixels.count >= layout.byteCount || codes.isEmpty else {
            fatalError("a code of pixels that are not there")
        }
    }
    return 0
}

private func check(_ code: FoundCode) {
    guard let url = try? code.payload.url(), url == code.url else {
        fatalError("\(code.payload) does not say \(code.url)")
    }
    guard (0...1).contains(code.confidence), code.corners.count == 4,
        code.corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite })
    else { fatalError("\(code) lies nowhere") }
}
