// SPDX-License-Identifier: Apache-2.0

/// Reads a property list in XML, of bounded size and depth.
///
/// The `plist` element around the value can be missing, as it can for Apple's reader.
struct XMLPropertyListReader {
    private var tokenizer: XMLTokenizer
    private let limits: ReadingLimits
    private var count = 0

    init(_ text: DecodedText, limits: ReadingLimits) throws(PropertyListError) {
        do throws(XMLError) {
            tokenizer = try XMLTokenizer(text)
        } catch { throw PropertyListError(error) }
        self.limits = limits
    }

    mutating func read() throws(PropertyListError) -> PropertyList {
        guard let root = try nextTag() else { throw error(.form, at: 0) }
        guard root.name == "plist" else { return try readValue(root, depth: 0) }
        guard root.kind == .start, let tag = try nextTag(), tag.kind != .end else {
            throw error(.valueExpected, at: root.offset)
        }
        let value = try readValue(tag, depth: 0)
        guard let end = try nextTag() else { throw error(.notClosed, at: root.offset) }
        guard end.name == "plist", end.kind == .end else {
            throw error(.notClosed, at: end.offset)
        }
        return value
    }

    private func error(_ code: PropertyListError.Code, at offset: Int) -> PropertyListError {
        PropertyListError(code: code, offset: offset)
    }

    private mutating func nextTag() throws(PropertyListError) -> XMLTag? {
        do throws(XMLError) {
            return try tokenizer.nextTag()
        } catch { throw PropertyListError(error) }
    }

    // MARK: Values

    private mutating func readValue(
        _ tag: XMLTag,
        depth: Int
    ) throws(PropertyListError) -> PropertyList {
        guard depth < limits.depth else { throw error(.tooDeep, at: tag.offset) }
        count += 1
        guard count <= limits.count else { throw error(.tooMany, at: tag.offset) }
        let content = try readContent(tag, depth: depth)
        return PropertyList(content, offset: tag.offset, end: tokenizer.place)
    }

    private mutating func readContent(
        _ tag: XMLTag,
        depth: Int
    ) throws(PropertyListError) -> PropertyList.Content {
        guard tag.kind != .end else { throw error(.notClosed, at: tag.offset) }
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
        _ start: XMLTag,
        depth: Int
    ) throws(PropertyListError) -> [PropertyList] {
        var values: [PropertyList] = []
        while let tag = try nextTag() {
            if tag.kind == .end {
                guard tag.name == start.name else { throw error(.notClosed, at: start.offset) }
                return values
            }
            values.append(try readValue(tag, depth: depth + 1))
        }
        throw error(.notClosed, at: start.offset)
    }

    private mutating func readDictionary(
        _ start: XMLTag,
        depth: Int
    ) throws(PropertyListError) -> [PropertyList.Member] {
        var members: [PropertyList.Member] = []
        while let tag = try nextTag() {
            if tag.kind == .end {
                guard tag.name == start.name else { throw error(.notClosed, at: start.offset) }
                return members
            }
            guard tag.name == "key" else { throw error(.nameExpected, at: tag.offset) }
            let name = tag.kind == .start ? try readText(of: tag) : ""
            guard let value = try nextTag(), value.kind != .end else {
                throw error(.valueExpected, at: tag.offset)
            }
            members.append(
                PropertyList.Member(
                    name: name,
                    offset: tag.offset,
                    value: try readValue(value, depth: depth + 1)
                )
            )
        }
        throw error(.notClosed, at: start.offset)
    }

    /// Reads the text up to the end of an element, which must not contain other elements.
    private mutating func readText(of tag: XMLTag) throws(PropertyListError) -> String {
        var text: [UInt8] = []
        do throws(XMLError) {
            try tokenizer.readText(into: &text)
        } catch { throw PropertyListError(error) }
        guard let end = try nextTag(), end.kind == .end, end.name == tag.name else {
            throw error(.notClosed, at: tag.offset)
        }
        guard let string = String(utf8: text.span) else {
            throw error(.text, at: tag.offset)
        }
        return string
    }
}

extension PropertyListError {
    /// Converts an XML error to one of a property list.
    fileprivate init(_ error: XMLError) {
        let code: Code =
            switch error.code {
            case .tooLarge: .tooLarge
            case .tooDeep: .tooDeep
            case .tooMany: .tooMany
            case .encoding: .encoding
            case .notClosed, .otherElementOpen: .notClosed
            case .entity, .text: .text
            default: .element
            }
        self.init(code: code, offset: error.offset)
    }
}
