// SPDX-License-Identifier: Apache-2.0

/// Texts for HTML, in elements and in attributes, one after the other.
package struct EscapedTexts {
    /// Their bytes.
    package private(set) var bytes: [UInt8] = []

    private var ends: [Int] = []

    /// No texts yet.
    ///
    /// - Parameter capacity: The bytes that there is room for at once.
    package init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    /// The count of texts.
    package var count: Int { ends.count }

    /// Where a text stands.
    package subscript(number: Int) -> Range<Int> {
        (number == 0 ? 0 : ends[number - 1])..<ends[number]
    }

    /// Adds a text.
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
    /// The text for HTML, in elements and in attributes.
    package var escapedForHTML: String {
        guard hasMarkup else { return self }
        var texts = EscapedTexts()
        texts.append(self)
        return String(decoding: texts.bytes, as: UTF8.self)
    }

    /// Whether it has anything that is escaped in HTML.
    fileprivate var hasMarkup: Bool {
        // All bytes are looked at: without a way out, the loop takes many at once.
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
