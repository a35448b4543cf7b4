// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A part of the format string of a predicate.
enum PredicateToken: Equatable {
    /// A name, a key path or a word of the language.
    case word(String)
    case text(String)
    case number(PredicateValue)
    /// Operators and brackets.
    case sign(String)
    /// The letter of an argument: `@` for values, `K` for key paths, another for numbers.
    case argument(Character)

    /// Splits a format string into its parts.
    static func tokens(of format: String) throws(PredicateFormatError) -> [PredicateToken] {
        var rest = Substring(format)
        var tokens: [PredicateToken] = []
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "'" || first == "\"" {
                tokens.append(.text(try quoted(&rest, by: first)))
            } else if first == "%" {
                tokens.append(try argument(&rest))
            } else if first.isNumber || first == "-" {
                let digits = rest.prefix { $0.isNumber || ".-+eE".contains($0) }
                rest = rest[digits.endIndex...]
                if let whole = Int64(digits) {
                    tokens.append(.number(.integer(whole)))
                } else if let number = Double(digits) {
                    tokens.append(.number(.number(number)))
                } else {
                    throw PredicateFormatError(unexpected: String(digits))
                }
            } else if first.isLetter || "_@#$".contains(first) {
                let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@#$".contains($0) }
                rest = rest[word.endIndex...]
                tokens.append(.word(word.filter { $0 != "#" }))
            } else if let sign = signs.first(where: rest.hasPrefix) {
                rest.removeFirst(sign.count)
                tokens.append(.sign(sign))
            } else {
                throw PredicateFormatError(unexpected: String(first))
            }
        }
        return tokens
    }

    // Longer ones first, since some begin with another.
    private static let signs = [
        "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||",
        "=", "<", ">", "!", "(", ")", "{", "}", "[", "]", ",",
    ]

    private static func quoted(_ rest: inout Substring, by mark: Character)
        throws(PredicateFormatError) -> String
    {
        rest.removeFirst()
        var text = ""
        while let next = rest.popFirst() {
            if next == mark { return text }
            if next == "\\", let escaped = rest.popFirst() {
                text.append(escaped)
            } else {
                text.append(next)
            }
        }
        throw PredicateFormatError(unexpected: "")
    }

    private static func argument(_ rest: inout Substring) throws(PredicateFormatError)
        -> PredicateToken
    {
        rest.removeFirst()
        let length = rest.prefix { "lhqzt.0123456789".contains($0) }
        rest = rest[length.endIndex...]
        guard let kind = rest.popFirst(), "@KdDiuUxXoOfFeEgGc".contains(kind) else {
            throw PredicateFormatError(unexpected: "%")
        }
        return .argument(kind)
    }
}

/// A format string of a predicate that cannot be read.
struct PredicateFormatError: Error, Equatable {
    /// The part that was not expected; empty for the end.
    let unexpected: String
}
