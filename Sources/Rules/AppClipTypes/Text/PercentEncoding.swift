// SPDX-License-Identifier: Apache-2.0

// Percent-encoding (RFC 3986, section 2.1): `%` and two hexadecimal digits.

extension Span<UInt8> {
    /// The byte that an escape such as `%C3` stands for, or `nil` if none begins at `index`.
    ///
    /// - Parameters:
    ///   - index: Where the escape would begin.
    ///   - end: Where the part of the text ends that the escape has to lie in.
    /// - Returns: The byte.
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
