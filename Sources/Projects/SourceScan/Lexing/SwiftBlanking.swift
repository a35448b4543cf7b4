// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// Finds comments and strings in a Swift source.
struct SwiftBlanking {
    /// A string that is not closed yet.
    private struct OpenString {
        /// The number of number signs before its quotation mark.
        let signs: Int
        let isMultiline: Bool
        let literal: Int
        /// The number of open parentheses in the current interpolation.
        var parentheses = 0
    }

    /// The maximum depth of interpolations, more than any program has; further ones are treated as text.
    private static let depthLimit = 64

    let source: [UInt8]
    private(set) var blanks: [Range<Int>] = []
    private(set) var literals: [StringLiteral] = []

    private var index = 0
    /// The strings around the current code, outermost first.
    private var open: [OpenString] = []
    /// The last byte that is neither a space nor in a comment.
    private var previous: UInt8 = 0
    /// The end of the last name or keyword.
    private var wordEnd = 0
    /// The offset before which no pattern ends, so that none is searched for twice.
    private var patternless = 0

    init(_ source: [UInt8]) { self.source = source }

    mutating func run() {
        if byte(0) == .numberSign, byte(1) == .exclamationMark { skipLine() }
        while index < source.count {
            let current = source[index]
            switch current {
            case .slash where byte(index + 1) == .slash: skipLine()
            case .slash where byte(index + 1) == .asterisk: skipComment()
            case .slash: readPattern(signs: 0)
            case .quotationMark: beginString(signs: 0)
            case .numberSign: readSigns()
            case .leftParenthesis:
                if !open.isEmpty { open[open.count - 1].parentheses += 1 }
                step()
            case .rightParenthesis: closeParenthesis()
            default:
                if current.isWord { wordEnd = index + 1 }
                if current.isSpace { index += 1 } else { step() }
            }
        }
    }

    /// Returns the byte at an index; 0 after the end.
    private func byte(_ index: Int) -> UInt8 { index < source.count ? source[index] : 0 }

    private mutating func step() {
        previous = source[index]
        index += 1
    }

    private mutating func blank(from start: Int) {
        if start < index { blanks.append(start..<index) }
    }

    private mutating func skipLine() {
        let start = index
        while index < source.count, !source[index].endsLine { index += 1 }
        blank(from: start)
    }

    private mutating func skipComment() {
        let start = index
        var depth = 1
        index += 2
        while index < source.count, depth > 0 {
            switch (source[index], byte(index + 1)) {
            case (.slash, .asterisk):
                depth += 1
                index += 2
            case (.asterisk, .slash):
                depth -= 1
                index += 2
            default: index += 1
            }
        }
        index = min(index, source.count)
        blank(from: start)
    }

    private mutating func readSigns() {
        var end = index
        while byte(end) == .numberSign { end += 1 }
        switch byte(end) {
        case .quotationMark: beginString(signs: end - index)
        case .slash: readPattern(signs: end - index)
        default:
            previous = .numberSign
            index = end
        }
    }

    private mutating func closeParenthesis() {
        guard let string = open.last else { return step() }
        guard string.parentheses == 0 else {
            open[open.count - 1].parentheses -= 1
            return step()
        }
        step()
        readText()
    }
}

// MARK: Strings

extension SwiftBlanking {
    private mutating func beginString(signs: Int) {
        let start = index
        let quotation = start + signs
        let isMultiline =
            byte(quotation + 1) == .quotationMark && byte(quotation + 2) == .quotationMark
            && !(signs > 0 && closesInLine(from: quotation + 1, signs: signs))
        if signs > 0 { blanks.append(start..<quotation) }
        index = quotation + (isMultiline ? 3 : 1)
        if isMultiline { blanks.append(quotation + 1..<index) }
        literals.append(
            StringLiteral(
                opening: quotation,
                content: index..<index,
                isVerbatim: true,
                isText: true
            )
        )
        open.append(
            OpenString(signs: signs, isMultiline: isMultiline, literal: literals.count - 1)
        )
        readText()
    }

    /// Returns whether the `#"""` at the index begins a single-line string, as in `#"""#`.
    private func closesInLine(from start: Int, signs: Int) -> Bool {
        var index = start
        while index < source.count, !source[index].endsLine {
            index += 1
            guard source[index - 1] == .quotationMark else { continue }
            let end = endOfSigns(from: index, atMost: signs)
            if end - index == signs { return true }
            index = end
        }
        return false
    }

    private func endOfSigns(from start: Int, atMost count: Int) -> Int {
        var end = start
        while end - start < count, byte(end) == .numberSign { end += 1 }
        return end
    }

    /// Reads the innermost string up to its end or to an interpolation.
    private mutating func readText() {
        guard let string = open.last else { return }
        let start = index
        while index < source.count {
            switch source[index] {
            case .backslash:
                let end = endOfSigns(from: index + 1, atMost: string.signs)
                let isEscape = end - index - 1 == string.signs
                index = end
                guard isEscape else { continue }
                literals[string.literal].isVerbatim = false
                if byte(end) == .leftParenthesis, open.count <= Self.depthLimit {
                    blank(from: start)
                    // The parenthesis is kept and not counted: its end is that of the interpolation.
                    step()
                    return
                }
                // An escaped character does not end the string, but a line break still ends the line.
                if index < source.count, !source[index].endsLine { index += 1 }
            case .quotationMark:
                let quotation = index
                if closeString(string) {
                    if start < quotation { blanks.append(start..<quotation) }
                    literals[string.literal].content =
                        literals[string.literal].content.lowerBound..<quotation
                    return
                }
            case 0x0A, 0x0D:
                guard string.isMultiline else {
                    blank(from: start)
                    literals[string.literal].isVerbatim = false
                    open.removeLast()
                    return
                }
                index += 1
            default: index += 1
            }
        }
        blank(from: start)
        literals[string.literal].isVerbatim = false
        open.removeAll()
    }

    /// Advances past a quotation mark, and returns whether it closes the string.
    private mutating func closeString(_ string: OpenString) -> Bool {
        let quotation = index
        if string.isMultiline {
            guard byte(index + 1) == .quotationMark, byte(index + 2) == .quotationMark else {
                index += 1
                return false
            }
            let end = endOfSigns(from: index + 3, atMost: string.signs)
            guard end - index - 3 == string.signs else {
                // Only one byte: the last three of four quotation marks can be the end.
                index += 1
                return false
            }
            index = end
        } else {
            let end = endOfSigns(from: index + 1, atMost: string.signs)
            index = end
            guard end - quotation - 1 == string.signs else { return false }
        }
        blank(from: quotation + 1)
        open.removeLast()
        previous = .quotationMark
        return true
    }
}

// MARK: Patterns

extension SwiftBlanking {
    /// Reads `/…/` or `#/…/#`, if it is a pattern and not a division.
    private mutating func readPattern(signs: Int) {
        let start = index
        let slash = start + signs
        guard let end = signs == 0 ? endOfBarePattern(slash) : endOfPattern(slash, signs: signs)
        else {
            previous = .slash
            index = slash + 1
            return
        }
        index = end
        blank(from: start)
        previous = .quotationMark
    }

    /// Returns the end of a bare pattern, or `nil`.
    ///
    /// It is where a value can begin, neither begins nor ends with a space, ends on its line, and has balanced
    /// parentheses [SE-0354].
    private mutating func endOfBarePattern(_ slash: Int) -> Int? {
        guard slash >= patternless, beginsValue(slash) else { return nil }
        var index = slash + 1
        guard index < source.count, !source[index].isSpace, source[index] != .slash else {
            return nil
        }
        var parentheses = 0
        while index < source.count, !source[index].endsLine {
            switch source[index] {
            case .backslash: index += 1
            case .leftParenthesis: parentheses += 1
            case .rightParenthesis:
                parentheses -= 1
                if parentheses < 0 { return nil }
            case .slash:
                let closes = parentheses == 0 && !source[index - 1].isSpace
                return closes ? index + 1 : nil
            default: break
            }
            index += 1
        }
        patternless = index
        return nil
    }

    /// Returns whether the token before is an operator, an opening bracket or a keyword such as `return`.
    private func beginsValue(_ slash: Int) -> Bool {
        switch previous {
        case 0, .leftParenthesis, .leftBracket, .leftBrace, .comma, .equals, .colon, .semicolon,
            .exclamationMark, .ampersand, .bar, .questionMark:
            // `a?/b` and `a!/b` are divisions.
            let isPostfix = previous == .exclamationMark || previous == .questionMark
            return !isPostfix || byte(slash - 1).isSpace
        default:
            guard previous.isWord else { return false }
            var start = wordEnd
            while start > 0, wordEnd - start < 8, source[start - 1].isLetter { start -= 1 }
            return ["return", "in", "case", "where", "try", "await"].contains {
                source[start..<wordEnd].elementsEqual($0.utf8)
            }
        }
    }

    /// Returns the end of an extended pattern: on its line, or anywhere if nothing follows its beginning on the line.
    private mutating func endOfPattern(_ slash: Int, signs: Int) -> Int? {
        guard slash >= patternless else { return nil }
        var index = slash + 1
        while index < source.count, source[index] == 0x20 || source[index] == 0x09 { index += 1 }
        let isMultiline = index >= source.count || source[index].endsLine
        while index < source.count, isMultiline || !source[index].endsLine {
            switch source[index] {
            case .backslash: index += 2
            case .slash:
                let end = endOfSigns(from: index + 1, atMost: signs)
                if end - index - 1 == signs { return end }
                index = end
            default: index += 1
            }
        }
        patternless = min(index, source.count)
        return nil
    }
}
