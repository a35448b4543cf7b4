// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// Reads a property list in OpenStep form, of bounded size and depth.
///
///     { name = value; "other name" = ( value, { }, <0fbd77> ); }
///
/// A file without the outermost braces is a dictionary, too: a strings table, in which `name;` is short for `name =
/// name;`. The reader accepts what CoreFoundation accepts, and also bare `+`, `@`, `~` and non-ASCII characters, which
/// other programs write.
struct OpenStepReader {
    private let bytes: [UInt8]
    private let start: Int
    private let limits: ReadingLimits
    private var place: Int
    private var count = 0

    /// The last comment in front of the next token, if there is a line break between it and the previous token.
    private var comment: Range<Int>?

    /// The comments in front of the names of the outermost dictionary, by the names' offsets; empty unless
    /// `keepsNotes`.
    private(set) var notes: [Int: Range<Int>] = [:]
    private let keepsNotes: Bool

    /// Creates a reader of a text.
    ///
    /// - Parameters:
    ///   - text: The text, of at most 2³² − 1 bytes.
    ///   - limits: The limits for depth and number of values.
    ///   - keepsNotes: Whether comments are collected.
    init(_ text: DecodedText, limits: ReadingLimits, keepsNotes: Bool = false) {
        bytes = text.bytes
        start = text.start
        place = text.start
        self.limits = limits
        self.keepsNotes = keepsNotes
    }

    /// Reads the list; a text with only space and comments is an empty dictionary.
    mutating func read() throws(PropertyListError) -> PropertyList {
        try skipSpace()
        let first = place
        guard place < bytes.count else { return PropertyList(.dictionary([]), offset: 0, end: 0) }
        let value = try readValue(depth: 0)
        let end = place
        try skipSpace()
        if place == bytes.count { return value }
        guard value.string != nil else { throw error(.textAfterEnd) }
        guard bytes[place] == .equals || bytes[place] == .semicolon else {
            throw error(.equalsExpected, at: end)
        }
        place = start
        let members = try readMembers(of: nil, depth: 0)
        return PropertyList(.dictionary(members), offset: first, end: place)
    }

    private func error(_ code: PropertyListError.Code, at offset: Int? = nil) -> PropertyListError {
        PropertyListError(code: code, offset: offset ?? place)
    }

    // MARK: Values

    private mutating func readValue(depth: Int) throws(PropertyListError) -> PropertyList {
        guard depth < limits.depth else { throw error(.tooDeep) }
        count += 1
        guard count <= limits.count else { throw error(.tooMany) }
        let start = place
        guard place < bytes.count else { throw error(.valueExpected) }
        let content: PropertyList.Content
        switch bytes[place] {
        case 0x7B:
            place += 1
            content = .dictionary(try readMembers(of: start, depth: depth))
        case 0x28: content = .array(try readElements(depth: depth))
        case .lessThan: content = .data(try readData())
        default: content = .string(try readString(orThrow: .valueExpected))
        }
        return PropertyList(content, offset: start, end: place)
    }

    private mutating func readElements(depth: Int) throws(PropertyListError) -> [PropertyList] {
        let start = place
        var elements: [PropertyList] = []
        place += 1
        while true {
            try skipSpace()
            guard place < bytes.count else { throw error(.arrayNotClosed, at: start) }
            if bytes[place] == 0x29 { break }
            let element = try readValue(depth: depth + 1)
            elements.append(element)
            try skipSpace()
            guard place < bytes.count else { throw error(.arrayNotClosed, at: start) }
            if bytes[place] == 0x29 { break }
            guard bytes[place] == .comma else { throw error(.commaExpected, at: element.end) }
            place += 1
        }
        place += 1
        return elements
    }

    /// Reads the members of a dictionary, up to the closing brace or, in a strings table, the end of the file.
    ///
    /// `brace` is the offset of the opening brace; a strings table has none.
    private mutating func readMembers(
        of brace: Int?,
        depth: Int
    ) throws(PropertyListError) -> [PropertyList.Member] {
        var members: [PropertyList.Member] = []
        while true {
            try skipSpace()
            guard place < bytes.count else {
                if let brace { throw error(.dictionaryNotClosed, at: brace) }
                return members
            }
            if bytes[place] == 0x7D, brace != nil {
                place += 1
                return members
            }
            members.append(try readMember(of: brace, depth: depth))
        }
    }

    private mutating func readMember(
        of brace: Int?,
        depth: Int
    ) throws(PropertyListError) -> PropertyList.Member {
        let start = place
        if keepsNotes, depth == 0, let comment { notes[start] = comment }
        let name = try readString(orThrow: .nameExpected)
        let end = place
        let value: PropertyList
        try skipSpace()
        if place < bytes.count, bytes[place] == .semicolon {
            count += 1
            guard count <= limits.count else { throw error(.tooMany) }
            value = PropertyList(.string(name), offset: start, end: end)
        } else {
            guard place < bytes.count, bytes[place] == .equals else {
                throw error(.equalsExpected, at: end)
            }
            place += 1
            try skipSpace()
            value = try readValue(depth: depth + 1)
            try skipSpace()
            guard place < bytes.count, bytes[place] == .semicolon else {
                if place == bytes.count, let brace {
                    throw error(.dictionaryNotClosed, at: brace)
                }
                // Reported after the value: the next token can be many lines below.
                throw error(.semicolonExpected, at: value.end)
            }
        }
        place += 1
        return PropertyList.Member(name: name, offset: start, value: value)
    }

    /// Reads data as pairs of hexadecimal digits, with space between pairs.
    private mutating func readData() throws(PropertyListError) -> [UInt8] {
        let start = place
        var data: [UInt8] = []
        place += 1
        while true {
            try skipSpace()
            guard place < bytes.count else { throw error(.data, at: start) }
            if bytes[place] == .greaterThan { break }
            guard place + 1 < bytes.count, let high = Hexadecimal.value(of: bytes[place]),
                let low = Hexadecimal.value(of: bytes[place + 1])
            else { throw error(.data) }
            data.append(high << 4 | low)
            place += 2
        }
        place += 1
        return data
    }

    // MARK: Space

    private mutating func skipSpace() throws(PropertyListError) {
        if place < bytes.count, bytes[place] > .slash, bytes[place] < 0x80 {
            comment = nil
            return
        }
        (place, comment) = try spaceEnd(from: place)
    }

    /// Returns the offset after space and comments, and the last comment that is on a line of its own.
    private func spaceEnd(
        from token: Int
    ) throws(PropertyListError) -> (place: Int, comment: Range<Int>?) {
        let text = bytes.span
        var comment: Range<Int>?
        var place = token
        // A comment on the same line as the token before it is not a note of what comes after it.
        var isLaterLine = token == start
        while place < text.count {
            let byte = text[place]
            if byte == .slash, place + 1 < text.count {
                let start = place
                if text[place + 1] == .slash {
                    place = text.end(from: place) { $0 == 0x0A || $0 == 0x0D }
                } else if text[place + 1] == .asterisk {
                    place += 2
                    while place + 1 < text.count,
                        !(text[place] == .asterisk && text[place + 1] == .slash)
                    {
                        place += 1
                    }
                    guard place + 1 < text.count else {
                        throw error(.commentNotClosed, at: start)
                    }
                    place += 2
                } else {
                    break
                }
                if keepsNotes, isLaterLine { comment = start..<place }
            } else if byte.isSpace {
                if byte == 0x0A { isLaterLine = true }
                place += 1
            } else if byte == 0xE2, place + 2 < text.count, text[place + 1] == 0x80,
                text[place + 2] == 0xA8 || text[place + 2] == 0xA9
            {
                // U+2028 and U+2029, the line and paragraph separators.
                place += 3
            } else {
                break
            }
        }
        return (place, comment)
    }
}

// MARK: - Strings

extension OpenStepReader {
    /// A bit mask of letters, digits and `$ + - . / : @ _ ~`: bytes below 64 here, the others in the next.
    private static let bareBelow64: UInt64 = 0x7FF_E810_0000_0000
    private static let bareFrom64: UInt64 = 0x47FF_FFFE_87FF_FFFF

    private static func isBare(_ byte: UInt8) -> Bool {
        if byte >= 0x80 { return true }
        return (byte < 64 ? bareBelow64 : bareFrom64) >> UInt64(byte & 63) & 1 == 1
    }

    /// Reads a string in quotation marks of either kind, or a bare one.
    private mutating func readString(
        orThrow code: PropertyListError.Code
    ) throws(PropertyListError) -> String {
        let start = place
        guard start < bytes.count else { throw error(code) }
        let mark = bytes[start]
        guard mark == .quotationMark || mark == .apostrophe else {
            place = bytes.span.end(from: start) { !Self.isBare($0) }
            guard place > start else { throw error(code) }
            return try string(start..<place)
        }
        let end = bytes.span.end(from: start + 1) { $0 == mark || $0 == .backslash }
        guard end < bytes.count else { throw error(.stringNotClosed) }
        if bytes[end] == .backslash { return try readEscapedString(mark) }
        place = end + 1
        return try string(start + 1..<end)
    }

    private func string(_ range: Range<Int>) throws(PropertyListError) -> String {
        guard let string = String(utf8: bytes.span.extracting(range)) else {
            throw error(.text, at: range.lowerBound)
        }
        return string
    }

    private mutating func readEscapedString(_ mark: UInt8) throws(PropertyListError) -> String {
        let start = place
        var text: [UInt8] = []
        place += 1
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            if byte == mark {
                guard let string = String(utf8: text.span) else {
                    throw error(.text, at: start)
                }
                return string
            }
            if byte == .backslash, place < bytes.count {
                readEscape(into: &text)
            } else {
                text.append(byte)
            }
        }
        throw error(.stringNotClosed, at: start)
    }

    /// Reads the rest of an escape, after the backslash.
    ///
    /// There are no invalid escapes: any other byte stands for itself.
    private mutating func readEscape(into text: inout [UInt8]) {
        let byte = bytes[place]
        place += 1
        switch byte {
        case 0x61: text.append(0x07)
        case 0x62: text.append(0x08)
        case 0x66: text.append(0x0C)
        case 0x6E: text.append(0x0A)
        case 0x72: text.append(0x0D)
        case 0x74: text.append(0x09)
        case 0x76: text.append(0x0B)
        case 0x30...0x37: append(readOctal(byte - .zero), to: &text)
        case 0x55: append(readCodeUnits(), to: &text)
        default: text.append(byte)
        }
    }

    private func append(_ scalar: Unicode.Scalar, to text: inout [UInt8]) {
        text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }

    /// Reads a byte of up to three octal digits, the first of which is already read, in the NEXTSTEP character set.
    private mutating func readOctal(_ first: UInt8) -> Unicode.Scalar {
        var number = UInt(first)
        for _ in 0..<2 {
            guard place < bytes.count, (.zero..<0x38).contains(bytes[place]) else { break }
            number = number << 3 | UInt(bytes[place] - .zero)
            place += 1
        }
        // As in CoreFoundation, a ninth bit is lost.
        return NextStepCharacters.scalar(of: UInt8(truncatingIfNeeded: number))
    }

    /// Reads a character of up to four hexadecimal digits after `\U`, or a surrogate pair of two such escapes.
    private mutating func readCodeUnits() -> Unicode.Scalar {
        let first = readCodeUnit()
        if let scalar = Unicode.Scalar(first) { return scalar }
        let afterFirst = place
        if first < 0xDC00, place + 1 < bytes.count, bytes[place] == .backslash,
            bytes[place + 1] == 0x55
        {
            place += 2
            let second = readCodeUnit()
            if (0xDC00..<0xE000).contains(second),
                let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
            {
                return scalar
            }
        }
        place = afterFirst
        return "\u{FFFD}"
    }

    private mutating func readCodeUnit() -> UInt32 {
        var unit: UInt32 = 0
        for _ in 0..<4 {
            guard place < bytes.count, let digit = Hexadecimal.value(of: bytes[place]) else {
                break
            }
            unit = unit << 4 | UInt32(digit)
            place += 1
        }
        return unit
    }
}
