// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The format string of a predicate with its arguments, as it was read.
indirect enum PredicateFormat {
    case constant(Bool)
    case comparison(PredicateComparison)
    case not(PredicateFormat)
    case and(PredicateFormat, PredicateFormat)
    case or(PredicateFormat, PredicateFormat)

    /// Reads a format string.
    init(_ format: String, _ arguments: [Any?]) throws(PredicateFormatError) {
        var reader = PredicateReader(
            tokens: try PredicateToken.tokens(of: format)[...],
            arguments: arguments[...]
        )
        self = try reader.alternatives()
        if let next = reader.tokens.first { throw PredicateFormatError(unexpected: "\(next)") }
    }

    func holds(for object: Any?) -> Bool {
        switch self {
        case .constant(let value): value
        case .comparison(let comparison): comparison.holds(for: object)
        case .not(let operand): !operand.holds(for: object)
        case .and(let left, let right): left.holds(for: object) && right.holds(for: object)
        case .or(let left, let right): left.holds(for: object) || right.holds(for: object)
        }
    }
}

/// Reads the parts of a format string, from those that bind least to those that bind most.
struct PredicateReader {
    var tokens: ArraySlice<PredicateToken>
    var arguments: ArraySlice<Any?>

    mutating func alternatives() throws(PredicateFormatError) -> PredicateFormat {
        var result = try conditions()
        while take("OR", "||") { result = .or(result, try conditions()) }
        return result
    }

    private mutating func conditions() throws(PredicateFormatError) -> PredicateFormat {
        var result = try condition()
        while take("AND", "&&") { result = .and(result, try condition()) }
        return result
    }

    private mutating func condition() throws(PredicateFormatError) -> PredicateFormat {
        if take("NOT", "!") { return .not(try condition()) }
        if take("TRUEPREDICATE") { return .constant(true) }
        if take("FALSEPREDICATE") { return .constant(false) }
        if take("(") {
            let inner = try alternatives()
            try expect(")")
            return inner
        }
        return .comparison(try comparison())
    }

    private mutating func comparison() throws(PredicateFormatError) -> PredicateComparison {
        var quantity: PredicateComparison.Quantity?
        if case .word(let word) = tokens.first {
            quantity = PredicateComparison.Quantity(rawValue: word.uppercased())
            if quantity != nil { tokens.removeFirst() }
        }
        let left = try operand()
        let spelling =
            switch tokens.popFirst() {
            case .word(let word): word
            case .sign(let sign): sign
            case let other: throw unexpected(other)
            }
        guard let operation = PredicateComparison.Operator(spelling: spelling) else {
            throw PredicateFormatError(unexpected: spelling)
        }
        var folding: String.CompareOptions = []
        if take("[") {
            if case .word(let options) = tokens.popFirst() {
                if options.contains("c") { folding.insert(.caseInsensitive) }
                if options.contains("d") { folding.insert(.diacriticInsensitive) }
            }
            try expect("]")
        }
        return PredicateComparison(
            left: left,
            operation: operation,
            right: try operand(),
            quantity: quantity,
            folding: folding
        )
    }

    private mutating func operand() throws(PredicateFormatError) -> PredicateOperand {
        switch tokens.popFirst() {
        case .text(let text): return .value(.text(text))
        case .number(let number): return .value(number)
        case .argument("K"): return .keyPath("\(try argument() ?? "")".split(separator: "."))
        case .argument: return .value(PredicateValue(try argument()))
        case .sign("{"):
            var elements: [PredicateOperand] = []
            while !take("}") {
                if !elements.isEmpty { try expect(",") }
                elements.append(try operand())
            }
            return .list(elements)
        case .word(let word): return Self.operand(word)
        case let other: throw unexpected(other)
        }
    }

    private static func operand(_ word: String) -> PredicateOperand {
        switch word.uppercased() {
        case "TRUE", "YES": return .value(.integer(1))
        case "FALSE", "NO": return .value(.integer(0))
        case "NULL", "NIL": return .value(.nothing)
        default:
            let path = word.split(separator: ".")
            return .keyPath(path.first?.uppercased() == "SELF" ? Array(path.dropFirst()) : path)
        }
    }

    private mutating func argument() throws(PredicateFormatError) -> Any? {
        guard let argument = arguments.popFirst() else {
            throw PredicateFormatError(unexpected: "%")
        }
        return argument
    }

    private mutating func take(_ spellings: String...) -> Bool {
        let spelling: String? =
            switch tokens.first {
            case .word(let word): word.uppercased()
            case .sign(let sign): sign
            default: nil
            }
        guard let spelling, spellings.contains(spelling) else { return false }
        tokens.removeFirst()
        return true
    }

    private mutating func expect(_ sign: String) throws(PredicateFormatError) {
        guard take(sign) else { throw unexpected(tokens.first) }
    }

    private func unexpected(_ token: PredicateToken?) -> PredicateFormatError {
        PredicateFormatError(unexpected: token.map { "\($0)" } ?? "")
    }
}
