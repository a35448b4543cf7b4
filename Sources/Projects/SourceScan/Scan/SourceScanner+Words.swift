// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipFormats

extension SourceScanner {
    /// Handles a name of the vocabulary; the index is after it.
    mutating func meet(_ word: Range<Int>, _ index: Int) {
        let entry = vocabulary.entries[index]
        if previous != .dot {
            switch entry.role {
            case .none: break
            case .import: meetImport(word)
            case .function: if language == .swift { meetFunction(word) }
            case .type: if language == .swift { meetType(word, isExtension: false) }
            case .extension: if language == .swift { meetType(word, isExtension: true) }
            case .attribute:
                if previous == .at, language == .swift {
                    let item = SourceAttribute(
                        name: text(word),
                        position: position(of: word.lowerBound),
                        branch: branch
                    )
                    keep(item, in: \.attributes)
                }
            case .interface: if previous == .at { meetInterface() }
            }
        }
        guard !isDeclared else { return }
        for phrase in entry.phrases { meetPhrase(phrase, word) }
        if entry.takesClosure, language == .swift { expectClosure(of: word) }
    }

    /// Whether the current name is being declared, rather than used.
    private var isDeclared: Bool {
        guard previous.isWord, language == .swift else { return false }
        return isOne(
            of: [
                "func", "case", "var", "let", "class", "struct", "enum", "protocol", "actor",
                "typealias", "associatedtype",
            ],
            lastWord
        )
    }

    private mutating func meetPhrase(_ number: Int, _ word: Range<Int>) {
        let phrase = vocabulary.phrases[number]
        switch phrase.before.count {
        case 0: break
        case 1: guard previous == phrase.before[0] else { return }
        default:
            guard previous == phrase.before[1], beforePrevious == phrase.before[0] else { return }
        }
        var end = word.upperBound
        for part in phrase.after {
            end = next(end)
            guard part[0].isWord else {
                guard byte(end) == part[0] else { return }
                end += 1
                continue
            }
            let found = self.word(at: end)
            guard found.count == part.count, zip(part, found).allSatisfy({ $0 == bytes[$1] }) else {
                return
            }
            end = found.upperBound
        }
        let item = SourcePhrase(
            phrase: number,
            position: position(of: word.lowerBound),
            branch: branch,
            following: following(end)
        )
        keep(item, in: \.phrases)
    }

    /// Returns the name at the next token, or the string with its quotation mark.
    mutating func following(_ end: Int) -> String {
        var start = next(end)
        if byte(start) == .at { start += 1 }
        if byte(start) == .quotationMark, let literal = literal(at: start) {
            let content = literal.content
            let end = min(content.upperBound, content.lowerBound + 64, source.count)
            guard content.lowerBound <= end else { return "\"" }
            return "\"" + String(decoding: source[content.lowerBound..<end], as: UTF8.self)
        }
        let word = word(at: start)
        return text(word.lowerBound..<min(word.upperBound, word.lowerBound + 64))
    }

    mutating func meetLiteral() {
        while literal < literals.count, literals[literal].opening < index { literal += 1 }
        guard literal < literals.count, literals[literal].opening == index else { return }
        let found = literals[literal]
        guard found.isText, found.isVerbatim, !source.isEmpty else { return }
        let content = source[found.content]
        guard vocabulary.literalPrefixes.contains(where: { content.starts(with: $0) }) else {
            return
        }
        let item = SourceText(
            value: String(decoding: content.prefix(1024), as: UTF8.self),
            label: text(lastWord),
            position: position,
            branch: branch
        )
        keep(item, in: \.texts)
    }
}

// MARK: Imports

extension SourceScanner {
    private mutating func meetImport(_ keyword: Range<Int>) {
        let isSwift = language == .swift
        guard (previous == .at) != isSwift else { return }
        var start = next(index, inLine: true)
        var word = word(at: start)
        if isSwift,
            isOne(
                of: ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"],
                word
            )
        {
            start = next(word.upperBound, inLine: true)
            word = self.word(at: start)
        }
        guard !word.isEmpty, !bytes[start].isDigit else { return }
        let module = word
        var end = word.upperBound
        while byte(end) == .dot {
            let part = self.word(at: end + 1)
            guard !part.isEmpty else { break }
            end = part.upperBound
        }
        let item = SourceImport(
            module: text(module),
            path: text(start..<end),
            position: position(of: keyword.lowerBound),
            branch: branch
        )
        keep(item, in: \.imports)
        index = end
    }

    /// Reads `#import <X/Y.h>`; the offset is after the directive's name.
    mutating func meetInclude(_ end: Int, at position: TextPosition) {
        let start = next(end, inLine: true)
        let path: String
        var module: String?
        if byte(start) == .lessThan {
            var close = start + 1
            while close < bytes.count, bytes[close] != .greaterThan, !bytes[close].endsLine {
                close += 1
            }
            budget -= close - start
            path = String(
                decoding: source[min(start + 1, source.count)..<min(close, source.count)],
                as: UTF8.self
            )
            if let slash = path.utf8.firstIndex(of: .slash) { module = String(path[..<slash]) }
        } else if let literal = literal(at: start), !source.isEmpty {
            path = String(decoding: source[literal.content], as: UTF8.self)
        } else {
            return
        }
        keep(
            SourceImport(module: module, path: path, position: position, branch: branch),
            in: \.imports
        )
    }
}
