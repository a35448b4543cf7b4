// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipFormats

/// Scans a blanked source from its beginning to its end, and records items.
///
/// Lookahead has a budget in proportion to the size of the source, so that the time is linear for every source.
struct SourceScanner {
    /// A `#if` that is not closed yet.
    struct OpenCondition {
        /// The index of the branch around it.
        let outer: Int?
        let braces: Int
        let parentheses: Int
    }

    /// A handler whose body is being read.
    struct OpenHandler {
        let index: Int
        let parameters: [[UInt8]]
        /// The number of open braces around its body.
        let braces: Int
    }

    /// A handler whose body may follow.
    struct ExpectedBody {
        let index: Int
        let parameters: [[UInt8]]
        let parentheses: Int
    }

    /// A call whose closure may follow.
    struct ExpectedClosure {
        let index: Int
        let parentheses: Int
        var hasComma = false
        var lastWord: Range<Int>?
    }

    /// The maximum depth of nested handlers; a program has one or two.
    static let handlerLimit = 4

    let bytes: [UInt8]
    let source: [UInt8]
    let literals: [StringLiteral]
    let language: SourceLanguage
    let vocabulary: Vocabulary
    var result: SourceScan

    var index = 0
    var line = 1
    var lineStart = 0
    /// A Boolean value that indicates whether there is anything on this line before the index.
    var isInLine = false
    /// The last bytes of the previous token and of the one before it; 0 at the beginning.
    var previous: UInt8 = 0
    var beforePrevious: UInt8 = 0
    /// The range of the last name or number.
    var lastWord = 0..<0
    var braces = 0
    var parentheses = 0
    /// The index of the first literal that can begin at the current index or after it.
    var literal = 0
    var branch: Int?
    var conditions: [OpenCondition] = []
    var expectedBody: ExpectedBody?
    var expectedClosure: ExpectedClosure?
    var open: [OpenHandler] = []
    /// The name that is called for each open bracket in the outermost open handler.
    var calls: [Range<Int>] = []
    /// The number of bytes that lookahead may still read.
    var budget: Int

    init(_ source: [UInt8], language: SourceLanguage, vocabulary: Vocabulary) {
        let blanked = BlankedSource(source, language: language)
        self.init(blanked, source: source, language: language, vocabulary: vocabulary)
    }

    init(
        _ blanked: BlankedSource,
        source: [UInt8],
        language: SourceLanguage,
        vocabulary: Vocabulary
    ) {
        bytes = blanked.bytes
        self.source = source
        literals = blanked.literals
        self.language = language
        self.vocabulary = vocabulary
        result = SourceScan(empty: language)
        budget = 4 * blanked.bytes.count + 65_536
    }

    mutating func run() {
        while index < bytes.count {
            let byte = bytes[index]
            if byte.isWord {
                readWord()
            } else if byte.endsLine {
                endLine()
            } else if byte <= 0x20 {
                index += 1
            } else {
                readSign(byte)
            }
        }
        while branch != nil { closeBranch(at: bytes.count) }
        if budget <= 0 { result.isComplete = false }
    }

    /// The line and column of the index.
    var position: TextPosition { position(of: index) }

    /// Returns the position of an offset in this line.
    func position(of offset: Int) -> TextPosition {
        TextPosition(line: line, column: offset - lineStart + 1)
    }

    /// Ends a line; lines are counted by their line feeds, as in all positions.
    private mutating func endLine() {
        index += 1
        isInLine = false
        guard bytes[index - 1] == 0x0A else { return }
        line += 1
        lineStart = index
    }

    /// Advances to an offset, and counts the lines between.
    mutating func advance(to end: Int) {
        while index < end { if bytes[index].endsLine { endLine() } else { index += 1 } }
    }

    /// Keeps an item, unless there are too many of its kind.
    mutating func keep<Item>(_ item: Item, in list: WritableKeyPath<SourceScan, [Item]>) {
        guard result[keyPath: list].count < SourceScan.countLimit else {
            result.isComplete = false
            return
        }
        result[keyPath: list].append(item)
    }

    private mutating func readWord() {
        let start = index
        while index < bytes.count, bytes[index].isWord { index += 1 }
        let word = start..<index
        let isName = !bytes[start].isDigit
        if isName {
            if let entry = vocabulary.entry(bytes, word) { meet(word, entry) }
            if !open.isEmpty { noteUse(of: word) }
            if expectedClosure?.hasComma == true { expectedClosure?.lastWord = word }
        }
        beforePrevious = previous
        previous = bytes[word.upperBound - 1]
        lastWord = word
        isInLine = true
    }

    private mutating func readSign(_ byte: UInt8) {
        switch byte {
        case .numberSign:
            let offset = index
            if readDirective() {
                if index == offset { index += 1 }
                return
            }
        case .quotationMark: meetLiteral()
        case .leftBrace: openBrace()
        case .rightBrace: closeBrace()
        case .leftParenthesis:
            parentheses += 1
            if !open.isEmpty { calls.append(previous.isWord ? lastWord : 0..<0) }
        case .rightParenthesis: closeParenthesis()
        case .leftBracket:
            if language == .objectiveC, !open.isEmpty { calls.append(word(at: next(index + 1))) }
        case .rightBracket:
            if language == .objectiveC, !open.isEmpty { _ = calls.popLast() }
        case .comma:
            if let closure = expectedClosure, parentheses == closure.parentheses + 1 {
                expectedClosure?.hasComma = true
            }
        case .semicolon:
            if language == .objectiveC { expectedBody = nil }
        case .hyphen, .plus:
            if language == .objectiveC, braces == 0, expectedBody == nil { readMethod() }
        default: break
        }
        beforePrevious = previous
        previous = byte
        isInLine = true
        index += 1
    }
}

// MARK: Looking ahead

extension SourceScanner {
    /// Returns the byte at an index; 0 after the end.
    func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    /// Returns the first offset from this one on that is not a space; the end of the source if the budget is spent.
    mutating func next(_ start: Int, inLine: Bool = false) -> Int {
        var offset = start
        while offset < bytes.count, bytes[offset].isSpace, !(inLine && bytes[offset].endsLine) {
            offset += 1
        }
        budget -= offset - start + 1
        return budget > 0 ? offset : bytes.count
    }

    /// Returns the range of the name at an offset; empty if there is none.
    mutating func word(at start: Int) -> Range<Int> {
        var end = start
        while end < bytes.count, bytes[end].isWord { end += 1 }
        budget -= end - start
        return start..<end
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    func isEqual(_ range: Range<Int>, _ word: String) -> Bool {
        bytes[range].elementsEqual(word.utf8)
    }

    func isOne(of words: [String], _ range: Range<Int>) -> Bool {
        words.contains { isEqual(range, $0) }
    }

    /// Returns the literal that begins at an offset ahead.
    func literal(at opening: Int) -> StringLiteral? {
        var low = literal
        var high = literals.count
        while low < high {
            let middle = (low + high) / 2
            if literals[middle].opening < opening { low = middle + 1 } else { high = middle }
        }
        guard low < literals.count, literals[low].opening == opening else { return nil }
        return literals[low]
    }
}
