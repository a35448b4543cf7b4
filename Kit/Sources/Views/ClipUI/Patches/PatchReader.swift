// SPDX-License-Identifier: Apache-2.0

/// Reads patches of ``PatchWriter``.
///
/// Malformed bytes end the sequence of operations early.
package struct PatchReader {
    private let bytes: [UInt8]
    private var place = 0

    /// Creates a reader at the start of a batch.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns the next operation, or `nil` at the end.
    package mutating func operation() -> PatchWriter.Operation? {
        place < bytes.count ? PatchWriter.Operation(rawValue: byte()) : nil
    }

    /// Reads one byte; returns 0 after the end.
    package mutating func byte() -> UInt8 {
        guard place < bytes.count else { return 0 }
        defer { place += 1 }
        return bytes[place]
    }

    /// Reads a number of at most 32 bits.
    package mutating func number() -> UInt32 {
        var result: UInt32 = 0
        var shift: UInt32 = 0
        while shift < 35 {
            let next = byte()
            result |= UInt32(next & 0x7F) << shift
            if next < 0x80 { break }
            shift += 7
        }
        return result
    }

    /// Reads a string.
    package mutating func text() -> String {
        let count = min(Int(number()), bytes.count - place)
        defer { place += count }
        return String(decoding: bytes[place..<place + count], as: UTF8.self)
    }

    /// Reads a value of a property; lists within lists end at 16 levels.
    package mutating func value(depth: Int = 0) -> PropertyValue {
        switch byte() {
        case 1: return .flag(false)
        case 2: return .flag(true)
        case 3:
            let bits = number()
            return .integer(Int32(bitPattern: bits >> 1) ^ -Int32(bitPattern: bits & 1))
        case 4:
            var bits: UInt64 = 0
            for shift in 0..<8 { bits |= UInt64(byte()) << (8 * UInt64(shift)) }
            return .number(Double(bitPattern: bits))
        case 5: return .text(text())
        case 6:
            var values: [PropertyValue] = []
            for _ in 0..<number() where depth < 16 && place < bytes.count {
                values.append(value(depth: depth + 1))
            }
            return .list(values)
        default: return .unset
        }
    }
}
