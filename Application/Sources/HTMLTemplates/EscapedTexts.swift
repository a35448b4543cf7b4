// SPDX-License-Identifier: Apache-2.0

/// Texts that are escaped for HTML, for elements and for attributes, one after the other.
package struct EscapedTexts {
    /// The bytes of all texts.
    package private(set) var bytes: [UInt8] = []

    private var ends: [Int] = []

    /// Creates an empty list of texts.
    ///
    /// - Parameter capacity: The number of bytes to reserve.
    package init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    /// The number of texts.
    package var count: Int { ends.count }

    /// The range of a text in ``bytes``.
    package subscript(number: Int) -> Range<Int> {
        (number == 0 ? 0 : ends[number - 1])..<ends[number]
    }

    /// Escapes and appends a text.
    ///
    /// Bytes are escaped, and not characters: a combining mark after a quotation mark is one
    /// character with it, and the quotation mark ends an attribute all the same.
    package mutating func append(_ text: String) {
        if text.hasMarkup {
            for byte in text.utf8 {
                switch byte {
                case UInt8(ascii: "&"): bytes += "&amp;".utf8
                case UInt8(ascii: "<"): bytes += "&lt;".utf8
                case UInt8(ascii: ">"): bytes += "&gt;".utf8
                case UInt8(ascii: "\""): bytes += "&quot;".utf8
                case UInt8(ascii: "'"): bytes += "&#39;".utf8
                default: bytes.append(byte)
                }
            }
        } else {
            bytes += text.utf8
        }
        ends.append(bytes.count)
    }
}

extension String {
    /// The text escaped for HTML, for elements and for attributes.
    package var escapedForHTML: String {
        guard hasMarkup else { return self }
        var texts = EscapedTexts()
        texts.append(self)
        return String(decoding: texts.bytes, as: UTF8.self)
    }

    /// Whether it has any character that is escaped in HTML.
    fileprivate var hasMarkup: Bool {
        // All bytes are checked: without an early exit, the loop checks many at once.
        let bytes = utf8.span
        var hasMarkup = false
        for index in bytes.indices { hasMarkup = bytes[index].isMarkup || hasMarkup }
        return hasMarkup
    }
}

extension UInt8 {
    /// Whether it is escaped in HTML.
    fileprivate var isMarkup: Bool {
        // & and ', < and > differ in one bit.
        self | 1 == 0x27 || self | 2 == 0x3E || self == 0x22
    }
}
