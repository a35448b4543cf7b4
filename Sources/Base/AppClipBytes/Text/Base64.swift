// SPDX-License-Identifier: Apache-2.0

/// Base64 (RFC 4648).
///
/// ```swift
/// Base64.urlText(of: [0xFB, 0xFF])        // "-_8"
/// Base64.bytes(ofURLText: "-_8".utf8)     // [0xFB, 0xFF]
/// Base64.text(of: [0xFB, 0xFF])           // "+/8="
/// Base64.bytes(of: "+/8=".utf8)           // [0xFB, 0xFF]
/// ```
public enum Base64 {
    /// Returns the text of bytes for URLs: without padding, and with `-` and `_` (section 5).
    public static func urlText(of bytes: some Collection<UInt8>) -> String {
        String(ascii: encoded(bytes, digits: (.hyphen, .underscore)))
    }

    /// Returns the text of bytes with the common alphabet and padding (section 4).
    public static func text(of bytes: some Collection<UInt8>) -> String {
        var text = encoded(bytes, digits: (.plus, .slash))
        while text.count % 4 != 0 { text.append(.equals) }
        return String(ascii: text)
    }

    /// Returns the digits of bytes, without padding; the last two are those for 62 and 63.
    private static func encoded(
        _ bytes: some Collection<UInt8>,
        digits last: (UInt8, UInt8)
    ) -> [UInt8] {
        var text: [UInt8] = []
        // With room for the padding.
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        var bits: UInt32 = 0
        var count: UInt32 = 0
        for byte in bytes {
            bits = (bits << 8 | UInt32(byte)) & 0xFFFF
            count += 8
            while count >= 6 {
                count -= 6
                text.append(digit(of: UInt8(bits >> count & 63), last))
            }
        }
        if count > 0 { text.append(digit(of: UInt8(bits << (6 - count) & 63), last)) }
        return text
    }

    /// Returns the bytes of a text for URLs.
    ///
    /// No two texts have the same bytes, so that a signature is for one text only.
    ///
    /// - Returns: The bytes, or `nil` for any text that ``urlText(of:)`` does not return.
    public static func bytes(ofURLText text: some Sequence<UInt8>) -> [UInt8]? {
        guard let (bytes, rest) = decoded(text, digits: (.hyphen, .underscore)), rest == 0
        else { return nil }
        return bytes
    }

    /// Returns the bytes of a text with the common alphabet (section 4).
    ///
    /// Padding may be missing or too long, and the bits that are left over are ignored, as Apple's
    /// readers of property lists do.
    ///
    /// - Returns: The bytes, or `nil` if the text has any other character, or a digit without a second.
    public static func bytes(of text: some BidirectionalCollection<UInt8>) -> [UInt8]? {
        let padding = text.reversed().prefix { $0 == .equals }.count
        return decoded(text.dropLast(padding), digits: (.plus, .slash))?.bytes
    }

    /// Returns the bytes of a text, and the bits that are left over.
    ///
    /// - Parameters:
    ///   - text: The text, without padding.
    ///   - last: The digits for 62 and 63.
    /// - Returns: The bytes and the bits, or `nil` if the text is not valid.
    private static func decoded(
        _ text: some Sequence<UInt8>,
        digits last: (UInt8, UInt8)
    ) -> (bytes: [UInt8], rest: UInt32)? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.underestimatedCount / 4 * 3 + 2)
        var bits: UInt32 = 0
        var count: UInt32 = 0
        for digit in text {
            let value: UInt8
            switch digit {
            case _ where digit.isUppercase: value = digit - 0x41
            case _ where digit.isLowercase: value = digit - 0x61 + 26
            case _ where digit.isDigit: value = digit - .zero + 52
            case last.0: value = 62
            case last.1: value = 63
            default: return nil
            }
            bits = (bits << 6 | UInt32(value)) & 0xFFFF
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(bits >> count & 0xFF))
            }
        }
        return count < 6 ? (bytes, bits & (1 << count - 1)) : nil
    }

    private static func digit(of value: UInt8, _ last: (UInt8, UInt8)) -> UInt8 {
        switch value {
        case ..<26: 0x41 + value
        case ..<52: 0x61 + (value - 26)
        case ..<62: .zero + (value - 52)
        case 62: last.0
        default: last.1
        }
    }
}
