// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

/// Reads a property list in XML, of bounded size and depth.
///
/// No entity is looked up.
struct XMLPropertyListReader {
    private let bytes: [UInt8]
    private var place = 0
    private var count = 0
    private let limits: ReadingLimits

    init(_ bytes: [UInt8], limits: ReadingLimits) {
        self.bytes = bytes
        self.limits = limits
    }

    mutating func read() throws(PropertyListError) -> PropertyList {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
        guard let root = try readTag(), root.name == "plist", root.kind == .start else {
            throw error(.form)
        }
        guard let tag = try readTag(), tag.kind != .end else { throw error(.valueExpected) }
        let value = try readValue(tag, depth: 0)
        guard let end = try readTag(), end.name == "plist", end.kind == .end else {
            throw error(.notClosed)
        }
        return value
    }

    private func error(_ code: PropertyListError.Code, at offset: Int? = nil) -> PropertyListError {
        PropertyListError(code: code, offset: offset ?? place)
    }

    // MARK: Values

    private mutating func readValue(
        _ tag: Tag,
        depth: Int
    ) throws(PropertyListError) -> PropertyList {
        guard depth < limits.depth else { throw error(.tooDeep, at: tag.offset) }
        count += 1
        guard count <= limits.count else { throw error(.tooMany, at: tag.offset) }
        let content = try readContent(tag, depth: depth)
        return PropertyList(content, offset: tag.offset, end: place)
    }

    private mutating func readContent(
        _ tag: Tag,
        depth: Int
    ) throws(PropertyListError) -> PropertyList.Content {
        switch tag.name {
        case "array": return .array(tag.kind == .start ? try readArray(tag, depth: depth) : [])
        case "dict":
            return .dictionary(tag.kind == .start ? try readDictionary(tag, depth: depth) : [])
        case "true", "false", "string", "integer", "real", "date", "data":
            let text = tag.kind == .start ? try readText(of: tag) : ""
            guard let value = PropertyListScalar.value(text, of: tag.name) else {
                throw error(.scalar, at: tag.offset)
            }
            return value
        default: throw error(.element, at: tag.offset)
        }
    }

    private mutating func readArray(
        _ start: Tag,
        depth: Int
    ) throws(PropertyListError) -> [PropertyList] {
        var values: [PropertyList] = []
        while let tag = try readTag() {
            if tag.kind == .end {
                guard tag.name == start.name else { throw error(.notClosed, at: start.offset) }
                return values
            }
            values.append(try readValue(tag, depth: depth + 1))
        }
        throw error(.notClosed, at: start.offset)
    }

    private mutating func readDictionary(
        _ start: Tag,
        depth: Int
    ) throws(PropertyListError) -> [PropertyList.Member] {
        var values: [PropertyList.Member] = []
        while let tag = try readTag() {
            if tag.kind == .end {
                guard tag.name == start.name else { throw error(.notClosed, at: start.offset) }
                return values
            }
            guard tag.name == "key", tag.kind == .start else {
                throw error(.nameExpected, at: tag.offset)
            }
            let name = try readText(of: tag)
            guard let value = try readTag(), value.kind != .end else {
                throw error(.valueExpected, at: tag.offset)
            }
            let member = PropertyList.Member(
                name: name,
                offset: tag.offset,
                value: try readValue(value, depth: depth + 1)
            )
            values.append(member)
        }
        throw error(.notClosed, at: start.offset)
    }

    // MARK: Tags

    private struct Tag {
        enum Kind { case start, end, empty }
        let name: String
        let kind: Kind
        let offset: Int
    }

    /// The next tag, over spaces, comments, instructions and the document type.
    private mutating func readTag() throws(PropertyListError) -> Tag? {
        while place < bytes.count {
            let byte = bytes[place]
            if byte == 0x20 || (0x09...0x0D).contains(byte) {
                place += 1
            } else if has("<!--") {
                try skip(to: "-->")
            } else if has("<?") {
                try skip(to: "?>")
            } else if has("<!") {
                // A document type; one with declarations of its own is not read.
                try skip(to: ">")
            } else if byte == 0x3C {
                return try readTagName()
            } else {
                throw error(.element)
            }
        }
        return nil
    }

    private mutating func readTagName() throws(PropertyListError) -> Tag {
        let start = place
        guard let close = bytes[place...].firstIndex(of: 0x3E) else { throw error(.notClosed) }
        var body = bytes[(place + 1)..<close]
        place = close + 1
        var kind = Tag.Kind.start
        if body.first == .slash {
            kind = .end
            body = body.dropFirst()
        } else if body.last == .slash {
            kind = .empty
            body = body.dropLast()
        }
        // Attributes, of which `plist` has one, say nothing.
        let name = body.prefix { $0.isLetter }
        guard !name.isEmpty, name.count <= 16 else { throw error(.element, at: start) }
        return Tag(name: String(ascii: name), kind: kind, offset: start)
    }

    private func has(_ word: String) -> Bool { bytes[place...].starts(with: word.utf8) }

    private mutating func skip(to word: String) throws(PropertyListError) {
        let start = place
        while place < bytes.count {
            if has(word) {
                place += word.utf8.count
                return
            }
            place += 1
        }
        throw error(.notClosed, at: start)
    }

    // MARK: Text

    /// The text up to the end of an element, which holds no other element.
    private mutating func readText(of tag: Tag) throws(PropertyListError) -> String {
        var text: [UInt8] = []
        while place < bytes.count {
            let byte = bytes[place]
            if has("<![CDATA[") {
                let start = place + 9
                try skip(to: "]]>")
                text += bytes[start..<(place - 3)]
            } else if has("<!--") {
                try skip(to: "-->")
            } else if byte == 0x3C {
                let end = try readTagName()
                guard end.kind == .end, end.name == tag.name else {
                    throw error(.notClosed, at: tag.offset)
                }
                guard let string = String(validating: text, as: UTF8.self) else {
                    throw error(.text, at: tag.offset)
                }
                return string
            } else if byte == .ampersand {
                text += try readEntity()
            } else {
                text.append(byte)
                place += 1
            }
        }
        throw error(.notClosed, at: tag.offset)
    }

    private mutating func readEntity() throws(PropertyListError) -> [UInt8] {
        let name = bytes[(place + 1)...].prefix(10).prefix { $0 != 0x3B }
        guard name.endIndex < bytes.count, bytes[name.endIndex] == 0x3B else { throw error(.text) }
        let scalar: Unicode.Scalar?
        switch String(decoding: name, as: UTF8.self) {
        case "lt": scalar = "<"
        case "gt": scalar = ">"
        case "amp": scalar = "&"
        case "quot": scalar = "\""
        case "apos": scalar = "'"
        case let number where number.hasPrefix("#x"):
            scalar = UInt32(number.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
        case let number where number.hasPrefix("#"):
            scalar = UInt32(number.dropFirst()).flatMap(Unicode.Scalar.init)
        default: scalar = nil
        }
        guard let scalar else { throw error(.text) }
        place = name.endIndex + 1
        return Array(String(scalar).utf8)
    }
}
