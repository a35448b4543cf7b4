// SPDX-License-Identifier: Apache-2.0

/// Strings of JSON (RFC 8259) as they are written.
///
/// ```swift
/// JSONString.append("12\u{1}", to: &bytes)   // "12\u0001"
/// ```
public enum JSONString {
    /// Appends a text in quotation marks, with quotation marks, backslashes and control characters escaped.
    ///
    /// Bytes are escaped, and not characters: a combining mark after a quotation mark is one character with it, and
    /// the byte ends the string all the same.
    public static func append(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(.quotationMark)
        for byte in text.utf8 {
            switch byte {
            case .quotationMark, .backslash: bytes += [.backslash, byte]
            case ..<0x20:
                bytes += "\\u00".utf8
                bytes.append(Hexadecimal.digit(of: byte >> 4))
                bytes.append(Hexadecimal.digit(of: byte & 15))
            default: bytes.append(byte)
            }
        }
        bytes.append(.quotationMark)
    }

    /// Returns a text in quotation marks, as ``append(_:to:)`` writes it.
    public static func quoted(_ text: String) -> String {
        var bytes: [UInt8] = []
        append(text, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}
