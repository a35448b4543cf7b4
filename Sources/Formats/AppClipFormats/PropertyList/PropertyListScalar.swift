// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

/// The elements of an XML property list that do not contain other elements.
enum PropertyListScalar {
    /// Returns the value of an element from its text; `nil` if the text is not valid, or the element is not a scalar.
    static func value(_ text: String, of element: String) -> PropertyList.Content? {
        switch element {
        case "true": .boolean(true)
        case "false": .boolean(false)
        case "string": .string(text)
        case "integer": integer(text)
        case "real": real(text).map { .real($0) }
        case "date": .date(text.trimmed)
        case "data": base64(text).map { .data($0) }
        default: nil
        }
    }

    /// Parses a whole number, decimal or hexadecimal after `0x`; a number beyond 64 bits becomes a real one.
    private static func integer(_ text: String) -> PropertyList.Content? {
        let text = text.trimmed
        let isNegative = text.utf8.first == .hyphen
        let digits = isNegative || text.utf8.first == .plus ? text.dropFirst() : text[...]
        let isHexadecimal = digits.hasPrefix("0x") || digits.hasPrefix("0X")
        let body = isHexadecimal ? digits.dropFirst(2) : digits
        let isDigit = { (byte: UInt8) in isHexadecimal ? byte.isHexadecimalDigit : byte.isDigit }
        guard !body.isEmpty, body.utf8.allSatisfy(isDigit) else { return nil }
        let signed = (isNegative ? "-" : "") + body
        if let number = Int64(signed, radix: isHexadecimal ? 16 : 10) { return .integer(number) }
        return real((isNegative ? "-" : "") + (isHexadecimal ? "0x" : "") + body).map { .real($0) }
    }

    private static func real(_ text: String) -> Double? { Double(text.trimmed) }

    /// Decodes Base64, with space anywhere in it.
    private static func base64(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count / 4 * 3)
        var bits: UInt32 = 0
        var digits = 0
        var isPadded = false
        for byte in text.utf8 where !byte.isSpace {
            if byte == .equals {
                isPadded = true
                continue
            }
            guard !isPadded, let value = base64Value(of: byte) else { return nil }
            bits = bits << 6 | UInt32(value)
            digits += 1
            if digits % 4 == 0 {
                bytes += [UInt8(bits >> 16 & 0xFF), UInt8(bits >> 8 & 0xFF), UInt8(bits & 0xFF)]
            }
        }
        switch digits % 4 {
        case 0: break
        case 2: bytes.append(UInt8(bits >> 4 & 0xFF))
        case 3: bytes += [UInt8(bits >> 10 & 0xFF), UInt8(bits >> 2 & 0xFF)]
        default: return nil
        }
        return bytes
    }

    private static func base64Value(of byte: UInt8) -> UInt8? {
        if byte.isUppercase { return byte - 0x41 }
        if byte.isLowercase { return byte - 0x61 + 26 }
        if byte.isDigit { return byte - .zero + 52 }
        return byte == .plus ? 62 : byte == .slash ? 63 : nil
    }
}
