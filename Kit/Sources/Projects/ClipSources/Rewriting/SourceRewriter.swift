// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipFormats
import SourceScan

/// Scans a blanked source from its beginning to its end, and records replacements.
///
/// Lookahead has a budget in proportion to the size of the source, so that the time is linear for every source.
struct SourceRewriter {
    /// A replacement of bytes, with the same number of line breaks.
    struct Edit {
        let range: Range<Int>
        let bytes: [UInt8]
    }

    /// A type or an extension whose body is being read.
    struct OpenType {
        let name: String
        let isExtension: Bool
        /// The number of open braces around its members.
        let braces: Int
    }

    let source: [UInt8]
    /// The source without comments and the content of strings.
    let code: [UInt8]
    private let places: TextPlaces
    private var budget: Int

    var index = 0
    var braces = 0
    /// The edits in the order of their ranges, which do not overlap.
    var edits: [Edit] = []
    var previews: [SourcePreview] = []
    /// The number of the source in its module; `nil` if its previews are not shown.
    var number: Int?
    var addedMembers: [String: Set<String>] = [:]
    var open: [OpenType] = []
    /// The cached result of ``declaredMethods()``.
    var methods: Set<String>?
    /// The range of the attributes directly before the index.
    var attributes = 0..<0
    /// A Boolean value that indicates whether the word before the index is `static` or `class`.
    var isStatic = false

    init(_ source: [UInt8]) {
        self.source = source
        code = BlankedSource(source, language: .swift).bytes
        places = TextPlaces(of: source)
        budget = 8 * source.count + 65_536
    }

    mutating func run() {
        while index < code.count {
            let byte = code[index]
            switch byte {
            case .numberSign: readNumberSign()
            case .at: readAttribute()
            case .leftBrace:
                braces += 1
                index += 1
            case .rightBrace:
                if open.last?.braces == braces { open.removeLast() }
                braces -= 1
                index += 1
            case _ where byte.isWord: readWord()
            default: index += 1
            }
        }
    }

    /// The source with all replacements applied.
    var result: [UInt8] {
        guard !edits.isEmpty else { return source }
        var result: [UInt8] = []
        result.reserveCapacity(source.count + 64)
        var start = 0
        for edit in edits {
            result += source[start..<edit.range.lowerBound]
            result += edit.bytes
            start = edit.range.upperBound
        }
        return result + source[start...]
    }

    private mutating func readNumberSign() {
        let start = index
        let name = word(at: start + 1)
        index = name.isEmpty ? start + 1 : name.upperBound
        switch text(name) {
        case "if", "elseif": rewriteCondition()
        case "Preview", "Playground": blankMacro(from: start, isPreview: text(name) == "Preview")
        case "selector": rewriteSelector(from: start)
        case "keyPath": rewriteKeyPath(from: start)
        default: break
        }
    }

    private mutating func readWord() {
        let name = word(at: index)
        let follows = isStatic
        isStatic = false
        defer { if index < name.upperBound { index = name.upperBound } }
        switch name.count {
        case 3 where equals(name, "let") || equals(name, "var"):
            if follows { noteMember(behind: name.upperBound) }
        case 4 where equals(name, "enum"): readType(behind: name)
        case 5 where equals(name, "class"):
            isStatic = true
            readType(behind: name)
        case 5 where equals(name, "actor"): readType(behind: name)
        case 6 where equals(name, "static"): isStatic = true
        case 6 where equals(name, "struct"): readType(behind: name)
        case 6 where equals(name, "import"): rewriteImport(behind: name)
        case 8 where equals(name, "override"): blankOverride(name)
        case 9 where equals(name, "extension"): openType(behind: name, isExtension: true)
        default: break
        }
    }
}

// MARK: Replacing

extension SourceRewriter {
    /// Replaces a range by spaces, except for its line breaks.
    mutating func blank(_ range: Range<Int>) { replace(range, by: []) }

    /// Replaces a range by other bytes, followed by spaces up to its length and by its line breaks.
    ///
    /// - Precondition: `range` is after all ranges that were replaced before.
    mutating func replace(_ range: Range<Int>, by bytes: [UInt8]) {
        guard !range.isEmpty else { return }
        var new = bytes
        if range.count > bytes.count || range.contains(where: { source[$0].endsLine }) {
            // A line keeps its length, as far as the new bytes fit.
            var missing = bytes.count
            for offset in range {
                if source[offset].endsLine {
                    new.append(source[offset])
                } else if missing > 0 {
                    missing -= 1
                } else {
                    new.append(0x20)
                }
            }
        }
        edits.append(Edit(range: range, bytes: new))
    }

    /// Inserts text between two bytes.
    mutating func insert(_ text: String, at offset: Int) {
        edits.append(Edit(range: offset..<offset, bytes: Array(text.utf8)))
    }

    /// Returns the line and column of a byte.
    func position(of offset: Int) -> TextPosition { places.position(of: offset) }
}

// MARK: Looking ahead

extension SourceRewriter {
    /// Returns the byte at an offset; 0 after the end.
    func byte(_ offset: Int) -> UInt8 { offset < code.count ? code[offset] : 0 }

    func text(_ range: Range<Int>) -> String { String(decoding: code[range], as: UTF8.self) }

    func equals(_ range: Range<Int>, _ word: StaticString) -> Bool {
        guard range.count == word.utf8CodeUnitCount else { return false }
        // An ASCII literal is at its address as long as the program runs.
        return unsafe code[range].elementsEqual(
            UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        )
    }

    /// Returns the range of the name or number at an offset; empty if there is none.
    mutating func word(at start: Int) -> Range<Int> {
        guard start < code.count else { return code.count..<code.count }
        var end = start
        while end < code.count, code[end].isWord { end += 1 }
        budget -= end - start + 1
        return start..<end
    }

    /// Returns the first offset from this one on that is not a space; the end of the source if the budget is spent.
    mutating func next(_ start: Int, inLine: Bool = false) -> Int {
        var offset = start
        while offset < code.count, code[offset].isSpace, !(inLine && code[offset].endsLine) {
            offset += 1
        }
        budget -= offset - start + 1
        return budget > 0 ? offset : code.count
    }

    /// Returns the offset after the bracket that closes the one here; `nil` if there is none.
    mutating func end(ofBracketAt start: Int) -> Int? {
        var depth = 0
        var offset = start
        while offset < code.count, budget > 0 {
            switch code[offset] {
            case .leftParenthesis, .leftBracket, .leftBrace: depth += 1
            case .rightParenthesis, .rightBracket, .rightBrace:
                depth -= 1
                if depth == 0 { return offset + 1 }
            default: break
            }
            budget -= 1
            offset += 1
        }
        return nil
    }
}
