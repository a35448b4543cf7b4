// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// Scans the tags of an XML text, without building a tree.
///
/// It supports what SVG needs: tags with their attributes; text, comments, processing instructions
/// and CDATA are skipped. A document type with declarations of its own is an error, since entities
/// can expand without bound.
struct XMLScanner {
    // `XMLTokenizer` in AppClipFormats reads whole documents into texts. This module is also compiled
    // for browsers, where size decides: it needs no more than the ranges of bytes, and does not import
    // that one.

    /// The maximum number of attributes of a tag.
    static let mostAttributes = 64

    /// A tag, as the byte ranges of its name and attributes.
    struct Tag {
        /// The kinds of tags: opening, closing and empty.
        enum Kind {
            case open
            case close
            case empty
        }
        var kind: Kind
        var name: Range<Int>
        var attributes: [(name: Range<Int>, value: Range<Int>)]
    }

    /// An error that reports a text that is not well-formed, or exceeds the limits.
    struct ParsingError: Error {
        let offset: Int
    }

    private var next = 0

    /// Reads the next tag of the same text; `nil` at the end.
    mutating func nextTag(in text: Span<UInt8>) throws(ParsingError) -> Tag? {
        while true {
            while next < text.count, text[next] != .lessThan { next += 1 }
            guard next < text.count else { return nil }
            if has("<!--", text) {
                try skip("<!--", to: "-->", text)
            } else if has("<![CDATA[", text) {
                try skip("<![CDATA[", to: "]]>", text)
            } else if has("<?", text) {
                try skip("<?", to: "?>", text)
            } else if has("<!", text) {
                try skipDeclaration(text)
            } else {
                return try tag(text)
            }
        }
    }

    private func has(_ prefix: StaticString, _ text: Span<UInt8>) -> Bool {
        text.extracting(next..<text.count).starts(with: prefix)
    }

    /// Skips a section that starts with `start` and ends with `end`.
    private mutating func skip(
        _ beginning: StaticString,
        to end: StaticString,
        _ text: Span<UInt8>
    ) throws(ParsingError) {
        let start = next
        next += beginning.utf8CodeUnitCount
        while next < text.count {
            if has(end, text) {
                next += end.utf8CodeUnitCount
                return
            }
            next += 1
        }
        throw ParsingError(offset: start)
    }

    private mutating func skipDeclaration(_ text: Span<UInt8>) throws(ParsingError) {
        let start = next
        while next < text.count, text[next] != .greaterThan {
            if text[next] == .leftBracket { throw ParsingError(offset: start) }
            next += 1
        }
        guard next < text.count else { throw ParsingError(offset: start) }
        next += 1
    }

    private mutating func tag(_ text: Span<UInt8>) throws(ParsingError) -> Tag {
        let start = next
        next += 1
        var tag = Tag(kind: .open, name: next..<next, attributes: [])
        if next < text.count, text[next] == .slash {
            tag.kind = .close
            next += 1
        }
        tag.name = name(text)
        guard !tag.name.isEmpty else { throw ParsingError(offset: start) }
        while true {
            skipSpace(text)
            guard next < text.count else { throw ParsingError(offset: start) }
            if text[next] == .greaterThan {
                next += 1
                return tag
            }
            if text[next] == .slash {
                next += 1
                tag.kind = .empty
                continue
            }
            guard tag.attributes.count < Self.mostAttributes else {
                throw ParsingError(offset: start)
            }
            tag.attributes.append(try attribute(text))
        }
    }

    private mutating func attribute(
        _ text: Span<UInt8>
    ) throws(ParsingError) -> (name: Range<Int>, value: Range<Int>) {
        let start = next
        let name = name(text)
        skipSpace(text)
        guard !name.isEmpty, next < text.count, text[next] == .equals else {
            throw ParsingError(offset: start)
        }
        next += 1
        skipSpace(text)
        guard next < text.count, text[next] == .quotationMark || text[next] == .apostrophe else {
            throw ParsingError(offset: start)
        }
        let quote = text[next]
        next += 1
        let valueStart = next
        while next < text.count, text[next] != quote { next += 1 }
        guard next < text.count else { throw ParsingError(offset: start) }
        next += 1
        return (name, valueStart..<next - 1)
    }

    private mutating func name(_ text: Span<UInt8>) -> Range<Int> {
        let start = next
        while next < text.count, text[next].isXMLNameByte { next += 1 }
        return start..<next
    }

    private mutating func skipSpace(_ text: Span<UInt8>) {
        while next < text.count, text[next].isSpace { next += 1 }
    }
}

extension UInt8 {
    fileprivate var isXMLNameByte: Bool {
        isUppercase || isLowercase || isDigit || self >= 0x80
            || self == .colon || self == .hyphen || self == .dot || self == 0x5F
    }
}
