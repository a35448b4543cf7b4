// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipFormats

extension SourceScanner {
    mutating func openBrace() {
        if let closure = expectedClosure,
            parentheses == closure.parentheses + 1
                || (parentheses == closure.parentheses && previous == .rightParenthesis)
        {
            expectedClosure = nil
            enter(closure.index, readClosureParameters(index + 1))
        } else if let body = expectedBody, parentheses == body.parentheses {
            expectedBody = nil
            enter(body.index, body.parameters)
        }
        braces += 1
    }

    private mutating func enter(_ index: Int, _ parameters: [[UInt8]]) {
        guard index < result.handlers.count, open.count < Self.handlerLimit else { return }
        result.handlers[index].hasBody = true
        if open.isEmpty { calls = [] }
        open.append(OpenHandler(index: index, parameters: parameters, braces: braces))
    }

    mutating func closeBrace() {
        braces -= 1
        expectedBody = nil
        closeHandlers()
    }

    /// Ends the handlers whose braces are closed.
    mutating func closeHandlers() {
        while let last = open.last, braces <= last.braces { open.removeLast() }
    }

    mutating func closeParenthesis() {
        parentheses -= 1
        if !open.isEmpty { _ = calls.popLast() }
        guard let closure = expectedClosure, parentheses <= closure.parentheses else { return }
        guard byte(next(index + 1)) != .leftBrace else { return }
        // There is no closure, but possibly the name of a function.
        if let word = closure.lastWord, closure.index < result.handlers.count {
            result.handlers[closure.index].hasBody = true
            result.handlers[closure.index].used = [0]
            result.handlers[closure.index].givenTo = [0: [text(word)]]
        }
        expectedClosure = nil
    }

    /// Reads a call of a function that takes a closure; the index is after its name.
    mutating func expectClosure(of word: Range<Int>) {
        let start = next(index)
        guard byte(start) == .leftParenthesis else { return }
        var handler = SourceHandler(
            name: text(word),
            position: position(of: word.lowerBound),
            branch: branch
        )
        handler.argument = following(start + 1)
        keep(handler, in: \.handlers)
        expectedClosure = ExpectedClosure(
            index: result.handlers.count - 1,
            parentheses: parentheses
        )
    }

    /// Reads the names before `in`; `$0` if there are none.
    private mutating func readClosureParameters(_ start: Int) -> [[UInt8]] {
        let unnamed = [Array("$0".utf8)]
        var offset = next(start)
        if byte(offset) == .leftBracket {
            while offset < bytes.count, bytes[offset] != .rightBracket, budget > 0 {
                offset += 1
                budget -= 1
            }
            offset = next(offset + 1)
        }
        var names: [[UInt8]] = []
        var isName = true
        while offset < bytes.count, budget > 0 {
            let byte = bytes[offset]
            switch byte {
            case .leftParenthesis, .rightParenthesis, .greaterThan, .hyphen, .questionMark, .dot:
                break
            case .comma: isName = true
            case .colon: isName = false
            default:
                guard byte.isWord else { return unnamed }
                let word = word(at: offset)
                if isEqual(word, "in") { return names.isEmpty ? unnamed : names }
                if isName { names.append(Array(bytes[word])) }
                // A second name without a comma before it: these are statements.
                guard names.count <= 4 else { return unnamed }
                isName = false
                offset = next(word.upperBound)
                continue
            }
            offset = next(offset + 1)
        }
        return unnamed
    }

    /// Records that the handlers around a name use a parameter with that name.
    mutating func noteUse(of word: Range<Int>) {
        guard previous != .dot else { return }
        for handler in open {
            for (number, name) in handler.parameters.enumerated()
            where name.count == word.count && zip(name, word).allSatisfy({ $0 == bytes[$1] }) {
                noteUse(of: number, in: handler.index, at: word)
            }
        }
    }

    private mutating func noteUse(of parameter: Int, in handler: Int, at word: Range<Int>) {
        guard handler < result.handlers.count else { return }
        let after = byte(next(word.upperBound))
        // The name is the label of an argument.
        if after == .colon, previous == .leftParenthesis || previous == .comma { return }
        result.handlers[handler].used.insert(parameter)
        let isArgument = [.leftParenthesis, .comma, .colon].contains(previous)
        let ends: Bool
        switch after {
        case .comma, .rightParenthesis: ends = true
        case .rightBracket: ends = language == .objectiveC
        default: ends = language == .objectiveC && previous == .colon && after.isWord
        }
        guard isArgument, ends, let callee = calls.last, !callee.isEmpty,
            !isOne(
                of: ["if", "while", "switch", "return", "guard", "for", "case", "catch"],
                callee
            )
        else { return }
        result.handlers[handler].givenTo[parameter, default: []].insert(text(callee))
    }
}
