// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// Reads a JSON text (RFC 8259) of bounded size and depth, strictly.
package struct JSONReader {
    /// The default maximum depth of arrays and objects.
    package static let depthLimit = 32

    private let bytes: [UInt8]
    private let limits: ReadingLimits
    private var place = 0
    private var count = 0

    private init(_ bytes: [UInt8], limits: ReadingLimits) {
        self.bytes = bytes
        self.limits = limits
    }

    /// Reads a text that is one value.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - sizeLimit: The maximum size in bytes.
    /// - Returns: The value.
    /// - Throws: ``JSONError`` with the first error.
    package static func value(
        of bytes: [UInt8],
        sizeLimit: Int
    ) throws(JSONError) -> JSONValue {
        try value(
            of: bytes,
            limits: ReadingLimits(size: sizeLimit, depth: depthLimit, count: .max)
        )
    }

    /// Reads a text that is one value, within limits.
    static func value(
        of bytes: [UInt8],
        limits: ReadingLimits
    ) throws(JSONError) -> JSONValue {
        var reader = JSONReader(bytes, limits: limits)
        guard bytes.count <= limits.size else { throw reader.error(.tooLarge, at: limits.size) }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { throw reader.error(.byteOrderMark, at: 0) }
        let value = try reader.readValue(depth: 0)
        reader.skipSpace()
        guard reader.place == bytes.count else { throw reader.error(.textAfterEnd) }
        return value
    }

    /// Returns the last member with a name in an object that is too large or damaged to be read as a whole.
    ///
    /// Members are found up to the first error in the text.
    ///
    /// - Complexity: O(length of `bytes`), at any depth of the text.
    package static func member(_ name: String, of bytes: [UInt8]) -> JSONValue? {
        // The size is not checked: texts beyond every limit are what this is for.
        let limits = ReadingLimits(size: 0, depth: depthLimit, count: .max)
        var reader = JSONReader(bytes, limits: limits)
        var found: JSONValue?
        var depth = 0
        while let byte = reader.next {
            switch byte {
            case .quotationMark:
                guard let text = try? reader.readString() else { return found }
                reader.skipSpace()
                // A string in front of a colon is a name.
                guard depth == 1, reader.next == .colon, text == name else { continue }
                reader.place += 1
                guard let value = try? reader.readValue(depth: 1) else { return found }
                found = value
            case 0x7B, .leftBracket:
                depth += 1
                reader.place += 1
            case 0x7D, .rightBracket:
                depth -= 1
                reader.place += 1
            default:
                reader.place += 1
            }
        }
        return found
    }

    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    private func error(_ code: JSONError.Code, at offset: Int? = nil) -> JSONError {
        let offset = offset ?? place
        return JSONError(
            code: code,
            offset: offset,
            position: TextPosition(of: offset, in: bytes.span)
        )
    }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
            place += 1
        }
    }

    // MARK: Values

    private mutating func readValue(depth: Int) throws(JSONError) -> JSONValue {
        skipSpace()
        let start = place
        count += 1
        guard count <= limits.count else { throw error(.tooMany) }
        let content: JSONValue.Content
        switch next {
        case 0x7B: content = .object(try readMembers(depth: depth + 1))
        case .leftBracket: content = .array(try readElements(depth: depth + 1))
        case .quotationMark: content = .string(try readString())
        case 0x74: content = try read("true", as: .boolean(true))
        case 0x66: content = try read("false", as: .boolean(false))
        case 0x6E: content = try read("null", as: .null)
        default: content = .number(try readNumber())
        }
        return JSONValue(offset: start, end: place, content: content)
    }

    private mutating func read(
        _ word: StaticString,
        as content: JSONValue.Content
    ) throws(JSONError) -> JSONValue.Content {
        for index in 0..<word.utf8CodeUnitCount {
            // The loop stays within the literal.
            guard next == (unsafe word.utf8Start[index]) else { throw error(.valueExpected) }
            place += 1
        }
        return content
    }

    private mutating func readNumber() throws(JSONError) -> String {
        let start = place
        if next == .hyphen { place += 1 }
        if next == .zero { place += 1 } else { try readDigits() }
        if next == .dot {
            place += 1
            try readDigits()
        }
        if let byte = next, byte.lowercased == 0x65 {
            place += 1
            if next == 0x2B || next == .hyphen { place += 1 }
            try readDigits()
        }
        return String(ascii: bytes[start..<place])
    }

    private mutating func readDigits() throws(JSONError) {
        guard let first = next, first.isDigit else { throw error(.valueExpected) }
        while let byte = next, byte.isDigit { place += 1 }
    }

    // MARK: Arrays and objects

    private mutating func readElements(depth: Int) throws(JSONError) -> [JSONValue] {
        var elements: [JSONValue] = []
        try open(depth: depth)
        if close(.rightBracket) { return [] }
        repeat { elements.append(try readValue(depth: depth)) } while try goesOn(to: .rightBracket)
        return elements
    }

    private mutating func readMembers(depth: Int) throws(JSONError) -> [JSONValue.Member] {
        var members: [JSONValue.Member] = []
        try open(depth: depth)
        if close(0x7D) { return [] }
        repeat {
            skipSpace()
            let start = place
            guard next == .quotationMark else { throw error(.nameExpected) }
            let name = try readString()
            skipSpace()
            guard next == .colon else { throw error(.colonExpected) }
            place += 1
            let value = try readValue(depth: depth)
            members.append(JSONValue.Member(name: name, offset: start, value: value))
        } while try goesOn(to: 0x7D)
        return members
    }

    private mutating func open(depth: Int) throws(JSONError) {
        guard depth <= limits.depth else { throw error(.tooDeep) }
        place += 1
        skipSpace()
    }

    private mutating func close(_ bracket: UInt8) -> Bool {
        guard next == bracket else { return false }
        place += 1
        return true
    }

    /// Reads the comma after an element or the closing bracket, and returns whether it was a comma.
    private mutating func goesOn(to bracket: UInt8) throws(JSONError) -> Bool {
        skipSpace()
        if close(bracket) { return false }
        guard next == 0x2C else { throw error(.commaOrEndExpected) }
        place += 1
        return true
    }

    // MARK: Strings

    private mutating func readString() throws(JSONError) -> String {
        let start = place
        var text: [UInt8] = []
        place += 1
        while let byte = next {
            switch byte {
            case .quotationMark:
                place += 1
                guard let string = String(utf8: text.span) else {
                    throw error(.encoding, at: start)
                }
                return string
            case .backslash:
                try readEscape(into: &text)
            case 0..<0x20:
                throw error(.controlCharacter)
            default:
                text.append(byte)
                place += 1
            }
        }
        throw error(.stringNotClosed, at: start)
    }

    private mutating func readEscape(into text: inout [UInt8]) throws(JSONError) {
        let start = place
        place += 1
        guard let letter = next else { throw error(.escape, at: start) }
        place += 1
        switch letter {
        case .quotationMark, .backslash, .slash: text.append(letter)
        case 0x62: text.append(0x08)
        case 0x66: text.append(0x0C)
        case 0x6E: text.append(0x0A)
        case 0x72: text.append(0x0D)
        case 0x74: text.append(0x09)
        case 0x75:
            guard let scalar = readScalar() else { throw error(.escape, at: start) }
            text += Array(String(scalar).utf8)
        default: throw error(.escape, at: start)
        }
    }

    /// Reads a scalar from one `\u` escape, whose first two bytes are already read, or from two of them.
    private mutating func readScalar() -> Unicode.Scalar? {
        guard let first = readCodeUnit() else { return nil }
        guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) }
        guard next == .backslash else { return nil }
        place += 1
        guard next == 0x75 else { return nil }
        place += 1
        guard let second = readCodeUnit(), (0xDC00..<0xE000).contains(second) else { return nil }
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    }

    private mutating func readCodeUnit() -> UInt32? {
        guard place + 4 <= bytes.count else { return nil }
        var unit: UInt32 = 0
        for byte in bytes[place..<(place + 4)] {
            guard let digit = Hexadecimal.value(of: byte) else { return nil }
            unit = unit << 4 | UInt32(digit)
        }
        place += 4
        return unit
    }
}
