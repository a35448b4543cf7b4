// SPDX-License-Identifier: Apache-2.0

/// Writes the values of a message one after the other.
///
/// Integers are little-endian, lengths and counts have four bytes, texts are UTF-8. There are no
/// separators: the reader knows the types of the values.
struct MessageWriter {
    private(set) var bytes: [UInt8] = []

    mutating func putNumber<Number: FixedWidthInteger>(_ number: Number) {
        var rest = number
        for _ in 0..<Number.bitWidth / 8 {
            bytes.append(UInt8(truncatingIfNeeded: rest))
            rest >>= 8
        }
    }

    mutating func putCount(_ count: Int) { putNumber(UInt32(clamping: count)) }

    mutating func putRun(_ run: [UInt8]) {
        putCount(run.count)
        bytes += run
    }

    mutating func putText(_ text: String) {
        putCount(text.utf8.count)
        bytes += text.utf8
    }

    mutating func put<each Value: MessageCoded>(_ values: repeat each Value) {
        repeat (each values).write(to: &self)
    }
}
