// SPDX-License-Identifier: Apache-2.0

/// Percent-encoding (RFC 3986, section 2.1): `%` and two hexadecimal digits.
///
/// ```swift
/// PercentEncoding.encoded("a/é")               // "a%2F%C3%A9"
/// PercentEncoding.decoded("a%2F%C3%A9".utf8)   // "a/é"
/// PercentEncoding.decoded("100%".utf8)         // nil
/// ```
public enum PercentEncoding {
    /// Returns the bytes of a text with all escapes decoded.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - plusIsSpace: Whether a plus sign stands for a space, as in forms.
    /// - Returns: The bytes, or `nil` if a percent sign is not followed by two hexadecimal digits.
    public static func decodedBytes(
        _ text: some Sequence<UInt8>,
        plusIsSpace: Bool = false
    ) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.underestimatedCount)
        var rest = text.makeIterator()
        while let byte = rest.next() {
            if byte == .percent {
                guard let first = rest.next(), let high = Hexadecimal.value(of: first),
                    let second = rest.next(), let low = Hexadecimal.value(of: second)
                else { return nil }
                bytes.append(high << 4 | low)
            } else {
                bytes.append(plusIsSpace && byte == .plus ? 0x20 : byte)
            }
        }
        return bytes
    }

    /// Returns a text with all escapes decoded.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - plusIsSpace: Whether a plus sign stands for a space, as in forms.
    /// - Returns: The text, or `nil` if a percent sign is not followed by two hexadecimal digits, or
    ///   if the bytes are not UTF-8.
    public static func decoded(
        _ text: some Sequence<UInt8>,
        plusIsSpace: Bool = false
    ) -> String? {
        guard let bytes = decodedBytes(text, plusIsSpace: plusIsSpace) else { return nil }
        return String(validating: bytes, as: UTF8.self)
    }

    /// Returns a text encoded for every part of a URL.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - others: ASCII characters that are not encoded, besides letters, digits and `-._~` (RFC
    ///     3986, section 2.3).
    /// - Returns: The encoded text.
    public static func encoded(_ text: String, keeping others: String = "") -> String {
        let others = Array(others.utf8)
        let bytes = encoded(text.utf8) { byte in
            byte.isLetter || byte.isDigit || byte == .hyphen || byte == .dot || byte == .underscore
                || byte == .tilde || others.contains(byte)
        }
        return String(ascii: bytes)
    }

    /// Returns bytes with those encoded that are not plain.
    ///
    /// - Parameters:
    ///   - bytes: The bytes.
    ///   - isPlain: Returns whether a byte is not encoded.
    /// - Returns: The encoded bytes.
    public static func encoded(
        _ bytes: some Sequence<UInt8>,
        where isPlain: (UInt8) -> Bool
    ) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.underestimatedCount)
        for byte in bytes {
            if isPlain(byte) { output.append(byte) } else { output.appendPercentEncoded(byte) }
        }
        return output
    }
}

extension Span<UInt8> {
    /// Returns the byte that an escape such as `%C3` stands for, or `nil` if no escape begins at
    /// `index`.
    ///
    /// - Parameters:
    ///   - index: The index at which the escape would begin.
    ///   - end: The end of the part of the text that must contain the escape.
    /// - Returns: The byte that the escape stands for.
    @inlinable
    public func percentEncodedByte(at index: Int, before end: Int) -> UInt8? {
        guard index + 2 < end, self[index] == 0x25,
            let high = Hexadecimal.value(of: self[index + 1]),
            let low = Hexadecimal.value(of: self[index + 2])
        else { return nil }
        return high << 4 | low
    }
}

extension [UInt8] {
    /// Appends the escape of a byte, with uppercase digits.
    @inlinable
    public mutating func appendPercentEncoded(_ byte: UInt8) {
        append(.percent)
        append(Hexadecimal.digit(of: byte >> 4, uppercase: true))
        append(Hexadecimal.digit(of: byte & 15, uppercase: true))
    }
}
