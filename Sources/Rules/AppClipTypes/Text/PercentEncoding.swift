// SPDX-License-Identifier: Apache-2.0

// Percent-encoding (RFC 3986, section 2.1): `%` and two hexadecimal digits.

extension Span<UInt8> {
    /// Returns the byte that an escape such as `%C3` stands for, or `nil` if no escape begins at
    /// `index`.
    ///
    /// - Parameters:
    ///   - index: The index at which the escape would begin.
    ///   - end: The end of the part of the text that must contain the escape.
    /// - Returns: The byte that the escape stands for.
    @inlinable
    package func percentEncodedByte(at index: Int, before end: Int) -> UInt8? {
        guard index + 2 < end, self[index] == 0x25,
            let high = Hexadecimal.value(of: self[index + 1]),
            let low = Hexadecimal.value(of: self[index + 2])
        else { return nil }
        return high << 4 | low
    }
}

extension [UInt8] {
    /// Appends the escape of a byte, with uppercase digits.
    package mutating func appendPercentEncoded(_ byte: UInt8) {
        append(.percent)
        append(Hexadecimal.digit(of: byte >> 4, uppercase: true))
        append(Hexadecimal.digit(of: byte & 15, uppercase: true))
    }
}
