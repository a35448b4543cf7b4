// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// Reads the lines of an `.xcconfig` file.
struct XcconfigReader {
    private let bytes: [UInt8]
    private let places: TextPlaces
    private let limits: ReadingLimits
    private var place: Int

    private(set) var assignments: [XcconfigFile.Assignment] = []
    private(set) var inclusions: [XcconfigFile.Inclusion] = []
    private(set) var faults: [XcconfigFile.ParsingError] = []

    private var order: Int { assignments.count + inclusions.count }

    init(_ text: DecodedText, limits: ReadingLimits) {
        bytes = text.bytes
        places = TextPlaces(utf8: text.bytes)
        place = text.start
        self.limits = limits
    }

    mutating func read() {
        if String(utf8: bytes.span) == nil { note(.encoding, at: 0) }
        while place < bytes.count {
            guard order + faults.count < limits.count else {
                note(.tooLarge, at: place)
                return
            }
            do throws(XcconfigFile.ParsingError) {
                try readLine()
            } catch {
                faults.append(error)
            }
            skipLine()
            skipLineEnd()
        }
    }

    private func fault(_ code: XcconfigFile.ParsingError.Code, at offset: Int? = nil)
        -> XcconfigFile.ParsingError
    {
        XcconfigFile.ParsingError(code: code, position: places.position(of: offset ?? place))
    }

    private mutating func note(_ code: XcconfigFile.ParsingError.Code, at offset: Int) {
        faults.append(fault(code, at: offset))
    }

    // MARK: Lines

    private func isLineEnd(at place: Int) -> Bool {
        guard place < bytes.count else { return true }
        let byte = bytes[place]
        if byte == 0x0A || byte == 0x0D { return true }
        // U+2028 and U+2029, the line and paragraph separators.
        return byte == 0xE2 && place + 2 < bytes.count && bytes[place + 1] == 0x80
            && (bytes[place + 2] == 0xA8 || bytes[place + 2] == 0xA9)
    }

    private func isComment(at place: Int) -> Bool {
        place + 1 < bytes.count && bytes[place] == .slash && bytes[place + 1] == .slash
    }

    private mutating func skipLine() { while !isLineEnd(at: place) { place += 1 } }

    private mutating func skipLineEnd() {
        guard place < bytes.count else { return }
        place += bytes[place] == 0xE2 ? 3 : 1
    }

    /// Skips space and a comment, within the line.
    private mutating func skipSpace() {
        while !isLineEnd(at: place), bytes[place].isSpace { place += 1 }
        if isComment(at: place) { skipLine() }
    }

    private mutating func readLine() throws(XcconfigFile.ParsingError) {
        skipSpace()
        guard !isLineEnd(at: place) else { return }
        if bytes[place] == .numberSign {
            try readDirective()
        } else {
            try readAssignment()
        }
    }

    // MARK: Directives

    private mutating func readDirective() throws(XcconfigFile.ParsingError) {
        let start = place
        place += 1
        skipSpace()
        let wordStart = place
        while !isLineEnd(at: place), bytes[place].isLetter || bytes[place] == .questionMark {
            place += 1
        }
        let word = String(ascii: bytes[wordStart..<place])
        guard word == "include" || word == "include?" else { throw fault(.directive, at: start) }
        skipSpace()
        guard !isLineEnd(at: place), bytes[place] == .quotationMark else { throw fault(.path) }
        let path = place + 1
        repeat { place += 1 } while !isLineEnd(at: place) && bytes[place] != .quotationMark
        guard !isLineEnd(at: place) else { throw fault(.path, at: path - 1) }
        let inclusion = XcconfigFile.Inclusion(
            path: String(decoding: bytes[path..<place], as: UTF8.self),
            isOptional: word == "include?",
            position: places.position(of: start),
            order: order
        )
        place += 1
        skipSpace()
        guard isLineEnd(at: place) else { throw fault(.path) }
        inclusions.append(inclusion)
    }

    // MARK: Assignments

    private mutating func readAssignment() throws(XcconfigFile.ParsingError) {
        let start = place
        guard bytes[place].isInSettingName, !bytes[place].isDigit else {
            let line = bytes[place...].prefix(7)
            let isConflict = line.count == 7 && line.allSatisfy { $0 == line.first }
            throw fault(isConflict ? .mergeConflict : .nameExpected)
        }
        while place < bytes.count, bytes[place].isInSettingName { place += 1 }
        let name = String(ascii: bytes[start..<place])
        skipSpace()
        var conditions: [SettingKey.Condition] = []
        while place < bytes.count, bytes[place] == .leftBracket {
            let bracket = place
            while !isLineEnd(at: place), bytes[place] != .rightBracket { place += 1 }
            guard !isLineEnd(at: place),
                let read = SettingKey.conditions(bytes[(bracket + 1)..<place])
            else { throw fault(.condition, at: bracket) }
            conditions += read
            place += 1
            skipSpace()
        }
        guard place < bytes.count, bytes[place] == .equals else { throw fault(.equalsExpected) }
        place += 1
        let (value, valueStart) = readValue()
        assignments.append(
            XcconfigFile.Assignment(
                key: SettingKey(name: name, conditions: conditions),
                value: value,
                position: places.position(of: start),
                valuePosition: places.position(of: valueStart),
                order: order
            )
        )
    }

    /// Reads the value, over all lines that a backslash continues, and returns it with its offset.
    private mutating func readValue() -> (text: String, start: Int) {
        var value: [UInt8] = []
        var start = place
        var isFirst = true
        while true {
            skipSpace()
            if isFirst, !isLineEnd(at: place) { start = place }
            isFirst = false
            guard !isLineEnd(at: place) else { break }
            let lineStart = place
            while !isLineEnd(at: place), !isComment(at: place) { place += 1 }
            var line = bytes[lineStart..<place].trimmed
            if line.last == .semicolon { line = line.dropLast().trimmed }
            skipLine()
            let goesOn = line.last == .backslash
            if goesOn { line = line.dropLast().trimmed }
            if !value.isEmpty, !line.isEmpty { value.append(0x20) }
            value += line
            guard goesOn, place < bytes.count else { break }
            skipLineEnd()
        }
        return (String(decoding: value, as: UTF8.self), start)
    }
}
