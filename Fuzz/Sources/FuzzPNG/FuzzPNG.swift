// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader
import ImageFiles

/// A PNG file, as it comes and with its check sums put right: it is refused with a place in it, or
/// it is an image of its size.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer promises `count` bytes.
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    check(bytes)
    check(summed(bytes))
    return 0
}

private func check(_ file: [UInt8]) {
    do {
        let image = try DecodedImage(file)
        guard image.kind == .png || image.kind == .jpeg,
            image.pixels.count == image.layout.byteCount
        else { fatalError("\(image.pixels.count) bytes for \(image.layout)") }
    } catch {
        guard (0...file.count).contains(error.offset) else {
            fatalError("\(error) lies outside of the file")
        }
    }
}

/// The file with the right check sum for each of its chunks.
///
/// With wrong ones nothing behind them would ever be looked at.
private func summed(_ file: [UInt8]) -> [UInt8] {
    var file = file
    var next = 8
    while next + 12 <= file.count {
        let length = file[next..<next + 4].reduce(0) { $0 << 8 | Int($1) }
        guard length <= file.count - next - 12 else { break }
        var sum: UInt32 = ~0
        for byte in file[next + 4..<next + 8 + length] {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
        for place in 0..<4 {
            file[next + 8 + length + place] = UInt8(~sum >> UInt32(24 - 8 * place) & 0xFF)
        }
        next += 12 + length
    }
    return file
}
