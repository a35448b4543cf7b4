// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

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
        case "data": Base64.bytes(of: text.utf8.filter { !$0.isSpace }).map { .data($0) }
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
}
