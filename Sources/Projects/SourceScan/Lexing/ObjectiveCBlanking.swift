// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// Finds comments and strings in a source of the C family.
struct ObjectiveCBlanking {
    /// The maximum length of a raw string's delimiter [C++ lex.string].
    private static let delimiterLimit = 16

    let source: [UInt8]
    private(set) var blanks: [Range<Int>] = []
    private(set) var literals: [StringLiteral] = []

    private var index = 0
    private var isInWord = false
    /// The beginning of the current or last name or number.
    private var wordStart = 0

    init(_ source: [UInt8]) { self.source = source }

    mutating func run() {
        while index < source.count {
            let current = source[index]
            switch current {
            case .slash where byte(index + 1) == .slash: skipLine()
            case .slash where byte(index + 1) == .asterisk: skipComment()
            case .quotationMark where isRaw: readRawString()
            case .quotationMark: readString(isText: true)
            // `1'000` is one number.
            case .apostrophe where !(isInWord && source[wordStart].isDigit):
                readString(isText: false)
            default:
                let isWord = current.isWord || (current == .apostrophe && isInWord)
                if isWord, !isInWord { wordStart = index }
                isInWord = isWord
                index += 1
                continue
            }
            isInWord = false
        }
    }

    /// Returns the byte at an index; 0 after the end.
    private func byte(_ index: Int) -> UInt8 { index < source.count ? source[index] : 0 }

    private mutating func blank(from start: Int) {
        if start < index { blanks.append(start..<index) }
    }

    private mutating func skipLine() {
        let start = index
        while index < source.count {
            if source[index].endsLine {
                // A backslash before the line break continues the comment.
                guard source[index - 1] == .backslash else { break }
                if source[index] == 0x0D, byte(index + 1) == 0x0A { index += 1 }
            }
            index += 1
        }
        blank(from: start)
    }

    private mutating func skipComment() {
        let start = index
        index += 2
        while index < source.count,
            !(source[index] == .asterisk && byte(index + 1) == .slash)
        {
            index += 1
        }
        index = min(index + 2, source.count)
        blank(from: start)
    }

    private mutating func readString(isText: Bool) {
        let opening = index
        let quotation = source[index]
        var isVerbatim = true
        index += 1
        while index < source.count, source[index] != quotation {
            if source[index] == .backslash {
                isVerbatim = false
                index += 1
                if byte(index) == 0x0D, byte(index + 1) == 0x0A { index += 1 }
            } else if source[index].endsLine {
                break
            }
            index += 1
        }
        index = min(index, source.count)
        blank(from: opening + 1)
        let isClosed = byte(index) == quotation
        literals.append(
            StringLiteral(
                opening: opening,
                content: opening + 1..<index,
                isVerbatim: isVerbatim && isClosed,
                isText: isText
            )
        )
        if isClosed { index += 1 }
    }

    /// Whether the quotation mark begins `R"x(…)x"`.
    private var isRaw: Bool {
        guard isInWord, source[index - 1] == UInt8(ascii: "R") else { return false }
        return ["R", "LR", "uR", "UR", "u8R"].contains {
            source[wordStart..<index].elementsEqual($0.utf8)
        }
    }

    private mutating func readRawString() {
        let opening = index
        var text = opening + 1
        while text < source.count, text - opening <= Self.delimiterLimit,
            source[text] != .leftParenthesis
        {
            text += 1
        }
        guard byte(text) == .leftParenthesis else { return readString(isText: true) }
        let delimiter = source[opening + 1..<text]
        text += 1
        index = text
        while index < source.count {
            let end = index + 1 + delimiter.count
            if source[index] == .rightParenthesis, byte(end) == .quotationMark,
                source[index + 1..<end] == delimiter
            {
                break
            }
            index += 1
        }
        literals.append(
            StringLiteral(
                opening: opening,
                content: text..<index,
                isVerbatim: index < source.count,
                isText: true
            )
        )
        index = min(index + 1 + delimiter.count, source.count)
        blank(from: opening + 1)
        if index < source.count { index += 1 }
    }
}
