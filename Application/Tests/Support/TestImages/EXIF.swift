// SPDX-License-Identifier: Apache-2.0

/// Returns the content of an APP1 segment that states an orientation (CIPA DC-008, 4.6).
///
/// - Parameters:
///   - orientation: The orientation from 1 to 8, or an invalid number.
///   - littleEndian: Whether the byte order is little-endian.
/// - Returns: The bytes.
public func exif(orientation: Int, littleEndian: Bool = false) -> [UInt8] {
    func number(_ value: Int, _ byteCount: Int) -> [UInt8] {
        let bytes = bigEndian(value).suffix(byteCount)
        return littleEndian ? bytes.reversed() : Array(bytes)
    }
    let signature = Array("Exif\0\0".utf8)
    let start = Array((littleEndian ? "II" : "MM").utf8) + number(42, 2) + number(8, 4)
    // The maker's name comes before it; its four bytes are stored in place of an offset.
    let maker = number(0x010F, 2) + number(2, 2) + number(4, 4) + Array("Abc\0".utf8)
    let turn = number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
    return signature + start + number(2, 2) + maker + turn + number(0, 4)
}
