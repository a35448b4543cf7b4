// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipFormats

extension SourceScanner {
    /// Reads `func name(…)`; the index is after the keyword.
    mutating func meetFunction(_ keyword: Range<Int>) {
        expectedBody = nil
        var start = next(index)
        if byte(start) == UInt8(ascii: "`") { start += 1 }
        let name = word(at: start)
        guard !name.isEmpty else { return }
        note(function: name)
        guard let entry = vocabulary.entry(bytes, name), vocabulary.entries[entry].isHandler else {
            return
        }
        guard let parameters = readParameters(name.upperBound) else { return }
        let labels = parameters.map { text($0.label) + ":" }.joined()
        expectBody(
            SourceHandler(
                name: "\(text(name))(\(labels))",
                position: position(of: keyword.lowerBound),
                branch: branch
            ),
            parameters.map { Array(bytes[$0.name]) }
        )
    }

    private mutating func note(function name: Range<Int>) {
        guard result.functions.count < SourceScan.countLimit else {
            result.isComplete = false
            return
        }
        result.functions.insert(text(name))
    }

    private mutating func expectBody(_ handler: SourceHandler, _ parameters: [[UInt8]]) {
        keep(handler, in: \.handlers)
        expectedBody = ExpectedBody(
            index: result.handlers.count - 1,
            parameters: parameters,
            parentheses: parentheses
        )
    }

    /// Reads the labels and names of parameters, from the end of the function's name on.
    private mutating func readParameters(
        _ start: Int
    ) -> [(label: Range<Int>, name: Range<Int>)]? {
        var offset = next(start)
        if byte(offset) == .lessThan {
            while offset < bytes.count, bytes[offset] != .leftParenthesis,
                bytes[offset] != .leftBrace
            {
                offset += 1
                budget -= 1
            }
        }
        guard byte(offset) == .leftParenthesis, budget > 0 else { return nil }
        var parameters: [(Range<Int>, Range<Int>)] = []
        var words: [Range<Int>] = []
        var isBeforeColon = true
        var depth = 0
        while offset < bytes.count, budget > 0 {
            let byte = bytes[offset]
            budget -= 1
            switch byte {
            case .leftParenthesis, .leftBracket, .leftBrace, .lessThan: depth += 1
            case .greaterThan where offset > 0 && bytes[offset - 1] == .hyphen: break
            case .rightParenthesis, .rightBracket, .rightBrace, .greaterThan:
                depth -= 1
                if depth == 0 { return parameters }
            case .colon where depth == 1 && isBeforeColon:
                isBeforeColon = false
                if let label = words.first, let name = words.last {
                    parameters.append((label, name))
                }
                words = []
            case .comma where depth == 1: isBeforeColon = true
            default:
                if byte.isWord {
                    let word = word(at: offset)
                    if depth == 1, isBeforeColon, words.count < 8 { words.append(word) }
                    offset = word.upperBound
                    continue
                }
            }
            offset += 1
        }
        return nil
    }

    /// Reads `class Name: A, B`; the index is after the keyword.
    mutating func meetType(_ keyword: Range<Int>, isExtension: Bool) {
        expectedBody = nil
        var name = word(at: next(index))
        guard !name.isEmpty, bytes[name.lowerBound].isDigit == false,
            !isOne(
                of: [
                    "func", "var", "let", "override", "final", "subscript", "private", "public",
                    "internal", "fileprivate", "open", "static", "dynamic", "init",
                ],
                name
            )
        else { return }
        while byte(name.upperBound) == .dot {
            let part = word(at: name.upperBound + 1)
            guard !part.isEmpty else { break }
            name = part
        }
        let inherited = readInherited(name.upperBound)
        keepType(name, inherited: inherited, isExtension: isExtension)
    }

    private mutating func keepType(_ name: Range<Int>, inherited: [String], isExtension: Bool) {
        let item = SourceType(
            name: text(name),
            inherited: inherited,
            isExtension: isExtension,
            branch: branch
        )
        keep(item, in: \.types)
    }

    /// Reads the last names of the types after the colon, up to the brace or to `where`.
    private mutating func readInherited(_ start: Int) -> [String] {
        var offset = next(start)
        var angles = 0
        var isBehindColon = false
        var inherited: [String] = []
        while offset < bytes.count, budget > 0 {
            let byte = bytes[offset]
            switch byte {
            case .lessThan: angles += 1
            case .greaterThan: angles -= 1
            case .colon: if angles == 0 { isBehindColon = true }
            case .comma, .ampersand, .dot, .at, .leftParenthesis, .rightParenthesis, .tilde: break
            default:
                guard byte.isWord else { return inherited }
                let word = word(at: offset)
                if isEqual(word, "where") { return inherited }
                if angles == 0 {
                    guard isBehindColon else { return inherited }
                    if inherited.count < 32 { inherited.append(text(word)) }
                }
                offset = next(word.upperBound)
                continue
            }
            offset = next(offset + 1)
        }
        return inherited
    }

    /// Reads `@interface Name : Super <P, Q>`; the index is after the keyword.
    mutating func meetInterface() {
        let name = word(at: next(index))
        guard !name.isEmpty else { return }
        var offset = next(name.upperBound)
        let isExtension = byte(offset) == .leftParenthesis
        if isExtension { offset = next(endOfParentheses(offset)) }
        var inherited: [String] = []
        if byte(offset) == .colon {
            let superclass = word(at: next(offset + 1))
            inherited.append(text(superclass))
            offset = next(superclass.upperBound)
        }
        if byte(offset) == .lessThan {
            repeat {
                let adopted = word(at: next(offset + 1))
                inherited.append(text(adopted))
                offset = next(adopted.upperBound)
            } while byte(offset) == .comma && inherited.count < 32
        }
        keepType(name, inherited: inherited, isExtension: isExtension)
    }

    /// Reads `- (BOOL)application:(UIApplication *)application …`; the index is at the first sign.
    mutating func readMethod() {
        var offset = next(index + 1)
        guard byte(offset) == .leftParenthesis else { return }
        offset = next(endOfParentheses(offset))
        let first = word(at: offset)
        guard !first.isEmpty else { return }
        note(function: first)
        guard let entry = vocabulary.entry(bytes, first), vocabulary.entries[entry].isHandler else {
            return
        }
        var selector = ""
        var parameters: [[UInt8]] = []
        while offset < bytes.count, budget > 0, parameters.count < 16 {
            let label = word(at: offset)
            guard !label.isEmpty else { break }
            offset = next(label.upperBound)
            guard byte(offset) == .colon else { break }
            selector += text(label) + ":"
            offset = next(offset + 1)
            if byte(offset) == .leftParenthesis { offset = next(endOfParentheses(offset)) }
            let name = word(at: offset)
            parameters.append(Array(bytes[name]))
            offset = next(name.upperBound)
        }
        expectBody(
            SourceHandler(
                name: selector.isEmpty ? text(first) : selector,
                position: position,
                branch: branch
            ),
            parameters
        )
    }

    /// Returns the offset after the parenthesis that closes the one at an offset.
    private mutating func endOfParentheses(_ start: Int) -> Int {
        var depth = 0
        var offset = start
        while offset < bytes.count, budget > 0 {
            if bytes[offset] == .leftParenthesis { depth += 1 }
            if bytes[offset] == .rightParenthesis { depth -= 1 }
            offset += 1
            budget -= 1
            if depth == 0 { break }
        }
        return offset
    }
}
