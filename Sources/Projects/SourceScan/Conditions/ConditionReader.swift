// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// Parses the condition of a `#if` from a blanked source: a Swift expression, or one of the C preprocessor, which has
/// the same operators.
struct ConditionReader {
    /// The maximum depth of nested conditions, more than any program has.
    private static let depthLimit = 32

    /// The maximum length of a condition, in bytes.
    private static let lengthLimit = 4096

    let bytes: [UInt8]
    let language: SourceLanguage
    private(set) var index: Int
    private let end: Int
    /// The number of open parentheses; within them a condition continues over lines.
    private var depth = 0
    private var negations = 0

    /// Creates a reader that begins at an offset, after the directive's name.
    init(_ bytes: [UInt8], at index: Int, language: SourceLanguage) {
        self.bytes = bytes
        self.language = language
        self.index = index
        end = min(bytes.count, index + Self.lengthLimit)
    }

    /// Parses the condition up to the end of its line; an incomplete line continues on the next one.
    mutating func read() -> Condition {
        let condition = readAny()
        skipSpaces()
        // Anything that is not supported makes the whole condition unknown.
        let isWhole = index >= bytes.count || bytes[index].endsLine
        return isWhole ? condition : .unknown
    }

    /// Parses the single name of `#ifdef`.
    mutating func readName() -> Condition {
        skipSpaces()
        let name = readWord()
        return name.isEmpty ? .unknown : .defined(name)
    }

    private func byte(_ index: Int) -> UInt8 { index < end ? bytes[index] : 0 }

    /// Advances to the next byte of this line, including lines that a backslash continues.
    private mutating func skipSpaces(andLines: Bool = false) {
        while index < end {
            switch bytes[index] {
            case 0x0A, 0x0D:
                guard andLines || depth > 0 else { return }
            case .backslash where language == .objectiveC && byte(index + 1).endsLine:
                index += byte(index + 1) == 0x0D && byte(index + 2) == 0x0A ? 2 : 1
            case let other where other.isSpace: break
            default: return
            }
            index += 1
        }
    }

    private mutating func readWord() -> String {
        let start = index
        while index < end, bytes[index].isWord || bytes[index] == .dot { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// Advances past an operator, even at the beginning of the next line.
    private mutating func take(_ text: StaticString, _ first: UInt8, _ second: UInt8? = nil) -> Bool
    {
        skipSpaces()
        let isDoubled = second != nil
        if language == .swift, isDoubled, byte(index).endsLine {
            let start = index
            skipSpaces(andLines: true)
            guard byte(index) == first, byte(index + 1) == second else {
                index = start
                return false
            }
        }
        guard byte(index) == first else { return false }
        if let second {
            guard byte(index + 1) == second else { return false }
            index += 2
            // An operand can be on the line after its operator.
            skipSpaces(andLines: language == .swift)
        } else {
            index += 1
        }
        return true
    }

    private mutating func readAny() -> Condition {
        var conditions = [readAll()]
        while take("||", .bar, .bar) { conditions.append(readAll()) }
        return conditions.count == 1 ? conditions[0] : .any(conditions)
    }

    private mutating func readAll() -> Condition {
        var conditions = [readComparison()]
        while take("&&", .ampersand, .ampersand) { conditions.append(readComparison()) }
        return conditions.count == 1 ? conditions[0] : .all(conditions)
    }

    private mutating func readComparison() -> Condition {
        let left = readOperand()
        skipSpaces()
        guard let comparison = readComparisonSign() else { return left }
        return .comparison(left, comparison, readOperand())
    }

    private mutating func readComparisonSign() -> Condition.Comparison? {
        let pair = (byte(index), byte(index + 1))
        let (comparison, length): (Condition.Comparison, Int)
        switch pair {
        case (.lessThan, .equals): (comparison, length) = (.atMost, 2)
        case (.greaterThan, .equals): (comparison, length) = (.atLeast, 2)
        case (.equals, .equals): (comparison, length) = (.equal, 2)
        case (.exclamationMark, .equals): (comparison, length) = (.unequal, 2)
        case (.lessThan, _) where pair.1 != .lessThan: (comparison, length) = (.less, 1)
        case (.greaterThan, _) where pair.1 != .greaterThan: (comparison, length) = (.greater, 1)
        default: return nil
        }
        index += length
        return comparison
    }

    private mutating func readOperand() -> Condition {
        skipSpaces()
        guard depth + negations < Self.depthLimit else { return .unknown }
        if byte(index) == .exclamationMark {
            index += 1
            var isNegated = true
            while byte(index) == .exclamationMark {
                isNegated.toggle()
                index += 1
            }
            negations += 1
            defer { negations -= 1 }
            let operand = readOperand()
            return isNegated ? .not(operand) : operand
        }
        if take("(", .leftParenthesis) { return readParenthesized() }
        let current = byte(index)
        if current.isDigit { return readNumber() }
        guard current.isWord else { return .unknown }
        let word = readWord()
        skipSpaces()
        if word == "defined", byte(index).isWord { return .defined(readWord()) }
        guard byte(index) == .leftParenthesis else { return Self.named(word) }
        index += 1
        return readCall(word)
    }

    private static func named(_ word: String) -> Condition {
        switch word {
        case "true": .number(1)
        case "false": .number(0)
        default: .name(word)
        }
    }

    private mutating func readParenthesized() -> Condition {
        depth += 1
        defer { depth -= 1 }
        let condition = readAny()
        skipSpaces()
        guard byte(index) == .rightParenthesis else { return .unknown }
        index += 1
        return condition
    }

    private mutating func readNumber() -> Condition {
        let word = readWord()
        let digits = word.prefix { $0.isASCII && ($0.isNumber || $0 == "_") }.filter { $0 != "_" }
        // `14L` and `14u` are numbers; `0x0E` is not supported.
        let suffix = word.utf8.dropFirst(word.utf8.prefix { $0.isDigit || $0 == .underscore }.count)
        let isDecimal = suffix.allSatisfy { "lLuU".utf8.contains($0) }
        return isDecimal ? Int(digits).map { .number($0) } ?? .unknown : .unknown
    }

    /// Parses the parentheses after a word.
    private mutating func readCall(_ word: String) -> Condition {
        depth += 1
        defer { depth -= 1 }
        skipSpaces()
        let comparison = word == "swift" || word == "compiler" ? readComparisonSign() : nil
        skipSpaces()
        let start = index
        while index < end, bytes[index] != .rightParenthesis,
            bytes[index] != .leftParenthesis
        {
            index += 1
        }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        guard byte(index) == .rightParenthesis else { return .unknown }
        index += 1
        // `canImport(X, _version: 1)` also tests the version.
        let argument = String(text.prefix { $0 != "," && $0 != " " && $0 != "\n" })
        switch word {
        case "defined": return argument.isEmpty ? .unknown : .defined(argument)
        case "swift", "compiler":
            let version = argument.split(separator: ".").prefix(2).map { Int($0) ?? -1 }
            guard let comparison, !version.contains(-1) else { return .unknown }
            return .version(word, comparison, version)
        default:
            return text.contains(",") ? .unknown : .platform(word, argument: argument)
        }
    }
}
