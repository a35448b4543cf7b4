// SPDX-License-Identifier: Apache-2.0

import AppClipCodeReader
import ImageFiles

/// Checks a PNG file, as it is and with corrected checksums: it is refused with an offset in it, or decoded to an image
/// of its size.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    // libFuzzer guarantees `count` bytes.
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

/// Returns the file with the correct checksum for each of its chunks.
///
/// After a wrong one, the rest of the file would never be read.
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
