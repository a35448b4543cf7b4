// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// Splits an XML document into tags and texts.
///
/// A document type is skipped with all its declarations, and no external entity is loaded.
struct XMLTokenizer {
    let bytes: [UInt8]

    /// The offset of the next byte.
    private(set) var place: Int

    /// Creates a tokenizer at the beginning of a document in UTF-8 or UTF-16.
    init(_ file: [UInt8]) throws(XMLError) {
        guard let text = DecodedText(file) else { throw XMLError(code: .encoding, offset: 0) }
        try self.init(text)
    }

    /// Creates a tokenizer at the beginning of a decoded document.
    init(_ text: DecodedText) throws(XMLError) {
        bytes = text.bytes
        place = text.start
        try checkEncoding(isUTF16: text.isUTF16)
    }

    private func error(_ code: XMLError.Code, at offset: Int? = nil) -> XMLError {
        XMLError(code: code, offset: offset ?? place)
    }

    private func has(_ word: StaticString) -> Bool {
        guard word.utf8CodeUnitCount <= bytes.count - place else { return false }
        // The loop stays within the literal.
        for index in 0..<word.utf8CodeUnitCount {
            guard bytes[place + index] == (unsafe word.utf8Start[index]) else { return false }
        }
        return true
    }

    private mutating func skip(to word: StaticString) throws(XMLError) {
        let start = place
        while place < bytes.count {
            if has(word) {
                place += word.utf8CodeUnitCount
                return
            }
            place += 1
        }
        throw error(.notClosed, at: start)
    }

    private mutating func skipSpace() {
        while place < bytes.count, bytes[place].isSpace { place += 1 }
    }

    // MARK: Before the root

    /// Checks that the XML declaration does not name another encoding than that of the bytes.
    private func checkEncoding(isUTF16: Bool) throws(XMLError) {
        guard has("<?xml") else { return }
        let head = bytes[place...].prefix(256).prefix { $0 != .greaterThan }
        guard let word = head.firstRange(of: Array("encoding".utf8)) else { return }
        let value = head[word.upperBound...].drop { $0.isSpace || $0 == .equals }
        guard let mark = value.first, mark == .quotationMark || mark == .apostrophe else { return }
        let name = value.dropFirst().prefix { $0 != mark }
        let accepted =
            isUTF16
            ? ["utf-16", "utf-16le", "utf-16be", "utf16", "iso-10646-ucs-2"]
            : ["utf-8", "utf8", "us-ascii", "ascii"]
        guard accepted.contains(where: { $0.utf8.elementsEqual(name.lazy.map(\.lowercased)) })
        else { throw error(.encoding, at: name.startIndex) }
    }

    /// Skips a document type, with its declarations in brackets.
    private mutating func skipDocumentType() throws(XMLError) {
        let start = place
        var depth = 0
        place += 2
        while place < bytes.count {
            let byte = bytes[place]
            switch byte {
            case .quotationMark, .apostrophe:
                guard let end = bytes[(place + 1)...].firstIndex(of: byte) else {
                    throw error(.notClosed, at: start)
                }
                place = end
            case .leftBracket: depth += 1
            case .rightBracket: depth -= 1
            case .greaterThan where depth <= 0:
                place += 1
                return
            case .lessThan:
                if has("<!--") {
                    try skip(to: "-->")
                    continue
                }
                if has("<?") {
                    try skip(to: "?>")
                    continue
                }
            default: break
            }
            place += 1
        }
        throw error(.notClosed, at: start)
    }

    // MARK: Tags

    /// Returns the next tag, past spaces, comments, instructions and a document type; `nil` at the end.
    mutating func nextTag() throws(XMLError) -> XMLTag? {
        while true {
            skipSpace()
            guard place < bytes.count else { return nil }
            guard bytes[place] == .lessThan else { throw error(.elementExpected) }
            if has("<?") {
                try skip(to: "?>")
            } else if has("<!--") {
                try skip(to: "-->")
            } else if has("<!DOCTYPE") {
                try skipDocumentType()
            } else if has("<!") {
                throw error(.elementExpected)
            } else {
                return try readTag()
            }
        }
    }

    private mutating func readTag() throws(XMLError) -> XMLTag {
        let start = place
        place += 1
        if place < bytes.count, bytes[place] == .slash {
            place += 1
            let name = try readName()
            skipSpace()
            guard place < bytes.count else { throw error(.notClosed, at: start) }
            guard bytes[place] == .greaterThan else { throw error(.attribute) }
            place += 1
            return XMLTag(name: name, kind: .end, attributes: [], offset: start)
        }
        let name = try readName()
        var attributes: [XMLElement.Attribute] = []
        while true {
            let space = place
            skipSpace()
            guard place < bytes.count else { throw error(.notClosed, at: start) }
            switch bytes[place] {
            case .greaterThan:
                place += 1
                return XMLTag(name: name, kind: .start, attributes: attributes, offset: start)
            case .slash:
                place += 1
                guard place < bytes.count, bytes[place] == .greaterThan else {
                    throw error(.notClosed, at: start)
                }
                place += 1
                return XMLTag(name: name, kind: .empty, attributes: attributes, offset: start)
            default:
                guard place > space else { throw error(.attribute) }
                let attribute = try readAttribute(of: start)
                guard !attributes.contains(where: { $0.name == attribute.name }) else {
                    throw error(.attribute, at: attribute.offset)
                }
                // Each attribute is compared with those before it.
                guard attributes.count < 256 else { throw error(.tooMany) }
                attributes.append(attribute)
            }
        }
    }

    private mutating func readName() throws(XMLError) -> String {
        let start = place
        let end = bytes.span.end(from: place) { byte in
            !(byte.isLetter || byte.isDigit || byte >= 0x80 || byte == .underscore
                || byte == .colon || byte == .hyphen || byte == .dot)
        }
        guard end > start, !bytes[start].isDigit, bytes[start] != .hyphen, bytes[start] != .dot
        else {
            throw error(.nameExpected)
        }
        place = end
        guard let name = String(utf8: bytes.span.extracting(start..<end)) else {
            throw error(.text, at: start)
        }
        return name
    }

    private mutating func readAttribute(of tag: Int) throws(XMLError) -> XMLElement.Attribute {
        let start = place
        guard let name = try? readName() else { throw error(.attribute) }
        skipSpace()
        guard place < bytes.count, bytes[place] == .equals else { throw error(.attribute) }
        place += 1
        skipSpace()
        guard place < bytes.count else { throw error(.notClosed, at: tag) }
        let mark = bytes[place]
        guard mark == .quotationMark || mark == .apostrophe else { throw error(.attribute) }
        place += 1
        let valueStart = place
        var value: [UInt8] = []
        while place < bytes.count {
            let byte = bytes[place]
            switch byte {
            case mark:
                place += 1
                guard let text = String(utf8: value.span) else {
                    throw error(.text, at: valueStart)
                }
                return XMLElement.Attribute(
                    name: name,
                    value: text,
                    offset: start,
                    valueOffset: valueStart
                )
            case .lessThan: throw error(.notClosed, at: tag)
            case .ampersand: try readReference(into: &value)
            default:
                // XML 1.0, 3.3.3: a line break or tab that is not written as a reference is a space.
                value.append(byte.isSpace ? 0x20 : byte)
                place += 1
            }
        }
        throw error(.notClosed, at: tag)
    }

    // MARK: Texts

    /// Reads the text up to the next tag or the end, with references replaced.
    ///
    /// Its bytes are appended to `text`, without checking that they are UTF-8.
    mutating func readText(into text: inout [UInt8]) throws(XMLError) {
        while place < bytes.count {
            switch bytes[place] {
            case .lessThan:
                if has("<![CDATA[") {
                    let start = place + 9
                    try skip(to: "]]>")
                    append(start..<(place - 3), to: &text)
                } else if has("<!--") {
                    try skip(to: "-->")
                } else if has("<?") {
                    try skip(to: "?>")
                } else {
                    return
                }
            case .ampersand: try readReference(into: &text)
            default:
                let end = bytes.span.end(from: place) { $0 == .lessThan || $0 == .ampersand }
                append(place..<end, to: &text)
                place = end
            }
        }
    }

    /// Appends bytes, with each line ending replaced by `\n` (XML 1.0, 2.11).
    private func append(_ range: Range<Int>, to text: inout [UInt8]) {
        guard bytes[range].contains(0x0D) else {
            text += bytes[range]
            return
        }
        for index in range {
            let byte = bytes[index]
            if byte == 0x0D {
                if index + 1 == range.upperBound || bytes[index + 1] != 0x0A { text.append(0x0A) }
            } else {
                text.append(byte)
            }
        }
    }

    private mutating func readReference(into text: inout [UInt8]) throws(XMLError) {
        let name = bytes[(place + 1)...].prefix(12).prefix { $0 != .semicolon }
        guard name.endIndex < bytes.count, bytes[name.endIndex] == .semicolon,
            let scalar = Self.scalar(of: name)
        else { throw error(.entity) }
        place = name.endIndex + 1
        text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }

    private static func scalar(of name: ArraySlice<UInt8>) -> Unicode.Scalar? {
        switch String(decoding: name, as: UTF8.self) {
        case "lt": return "<"
        case "gt": return ">"
        case "amp": return "&"
        case "quot": return "\""
        case "apos": return "'"
        default: break
        }
        guard name.first == .numberSign else { return nil }
        let isHexadecimal = name.dropFirst().first?.lowercased == 0x78
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        guard digits.allSatisfy({ isHexadecimal ? $0.isHexadecimalDigit : $0.isDigit }),
            let number = UInt32(String(ascii: digits), radix: isHexadecimal ? 16 : 10), number > 0
        else { return nil }
        return Unicode.Scalar(number)
    }
}
