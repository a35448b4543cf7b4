// SPDX-License-Identifier: Apache-2.0

/// The order of a number's bytes in a file.
enum ByteOrder: Sendable, Hashable {
    /// The lowest byte first: in archives, and in code for today's processors.
    case little
    /// The highest byte first: in signatures, and in the headers of fat binaries.
    case big
}

extension [UInt8] {
    /// Returns the number in some bytes.
    ///
    /// - Parameters:
    ///   - offset: The offset of the first byte.
    ///   - width: The number of bytes, `1...8`.
    ///   - order: The order of the bytes.
    /// - Returns: `nil` if there are too few bytes, or the number is larger than `Int.max`.
    func number(at offset: Int, width: Int, _ order: ByteOrder) -> Int? {
        guard offset >= 0, offset <= count, count - offset >= width else { return nil }
        var number: UInt64 = 0
        for index in 0..<width {
            let place = order == .big ? index : width - 1 - index
            number = number << 8 | UInt64(self[offset + place])
        }
        return Int(exactly: number)
    }
}
