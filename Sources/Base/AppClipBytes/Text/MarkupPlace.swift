// SPDX-License-Identifier: Apache-2.0

/// A place in XML or HTML, which decides what is escaped in a text.
///
/// Bytes are escaped, and not characters: a combining mark after `<` or a quotation mark is one
/// character with it, and the byte begins a tag or ends an attribute all the same.
public enum MarkupPlace: Sendable, Hashable, CaseIterable {
    /// Between tags, as property lists are written: `&`, `<` and `>` are escaped.
    case content
    /// An attribute in double quotation marks, or between tags: `"` is escaped, too.
    case attribute
    /// An attribute in either quotation marks, or between tags: `'` is escaped, too.
    case anyAttribute

    /// Returns what is written for a byte; `nil` if the byte is written as it is.
    public func entity(for byte: UInt8) -> StaticString? {
        switch byte {
        case .ampersand: "&amp;"
        case .lessThan: "&lt;"
        case .greaterThan: "&gt;"
        case .quotationMark where self != .content: "&quot;"
        case .apostrophe where self == .anyAttribute: "&#39;"
        default: nil
        }
    }

    /// Escapes a text for this place, and appends it to bytes.
    public func append(_ text: String, to bytes: inout [UInt8]) {
        guard text.hasMarkup else {
            bytes += text.utf8
            return
        }
        for byte in text.utf8 {
            if let entity = entity(for: byte) {
                bytes += entity.bytes
            } else {
                bytes.append(byte)
            }
        }
    }
}

extension String {
    /// Returns the text escaped for a place in XML or HTML.
    public func escaped(for place: MarkupPlace) -> String {
        guard hasMarkup else { return self }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count + 16)
        place.append(self, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether it has any byte that is escaped anywhere.
    fileprivate var hasMarkup: Bool {
        // All bytes are checked: without an early exit, the loop checks many at once.
        let bytes = utf8.span
        var hasMarkup = false
        for index in bytes.indices { hasMarkup = bytes[index].isMarkup || hasMarkup }
        return hasMarkup
    }
}

extension UInt8 {
    /// Whether it is escaped anywhere.
    fileprivate var isMarkup: Bool {
        // & and ', < and > differ in one bit.
        self | 1 == 0x27 || self | 2 == 0x3E || self == .quotationMark
    }
}
