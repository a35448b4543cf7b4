// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipTypes
import SourceScan

/// Goes through a blanked source from its beginning to its end, and notes what is to be replaced.
///
/// Where it looks ahead, it does so within a budget in proportion to the source, so that no source takes
/// more than linear time.
struct SourceRewriter {
    /// Bytes instead of others, with as many line breaks.
    struct Edit {
        let range: Range<Int>
        let bytes: [UInt8]
    }

    /// A type or an extension whose body is being read.
    struct OpenType {
        let name: String
        let isExtension: Bool
        /// The braces around its members.
        let braces: Int
    }

    let source: [UInt8]
    /// The source without comments and texts.
    let code: [UInt8]
    private let places: TextPlaces
    private var budget: Int

    var index = 0
    var braces = 0
    /// In the order of their ranges, none within another.
    var edits: [Edit] = []
    var previews: [SourcePreview] = []
    /// The source's number in its module, if its previews are shown.
    var number: Int?
    var addedMembers: [String: Set<String>] = [:]
    var open: [OpenType] = []
    /// What ``declaredMethods()`` found.
    var methods: Set<String>?
    /// The attributes directly before the index.
    var attributes = 0..<0
    /// Whether the word before the index is `static` or `class`.
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

    /// The source with all replacements.
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
        case 9 where equals(name, "extension"): openType(behind: name, isExtension: true)
        default: break
        }
    }
}

// MARK: Replacing

extension SourceRewriter {
    /// Puts spaces in place of something, and leaves its line breaks.
    mutating func blank(_ range: Range<Int>) { replace(range, by: []) }

    /// Puts something else in place of bytes, filled up with spaces, and leaves the line breaks behind it.
    ///
    /// - Precondition: `range` lies behind all that was replaced before.
    mutating func replace(_ range: Range<Int>, by bytes: [UInt8]) {
        guard !range.isEmpty else { return }
        var new = bytes
        if range.count > bytes.count || range.contains(where: { source[$0].endsLine }) {
            // What stood on a line stays as long as it was, as far as there is room for it.
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

    /// Puts something between two bytes.
    mutating func insert(_ text: String, at offset: Int) {
        edits.append(Edit(range: offset..<offset, bytes: Array(text.utf8)))
    }

    /// Where a byte is.
    func position(of offset: Int) -> TextPosition { places.position(of: offset) }
}

// MARK: Looking ahead

extension SourceRewriter {
    /// 0 behind the end.
    func byte(_ offset: Int) -> UInt8 { offset < code.count ? code[offset] : 0 }

    func text(_ range: Range<Int>) -> String { String(decoding: code[range], as: UTF8.self) }

    func equals(_ range: Range<Int>, _ word: StaticString) -> Bool {
        guard range.count == word.utf8CodeUnitCount else { return false }
        // A literal of ASCII lies at its pointer for as long as the program runs.
        return unsafe code[range].elementsEqual(
            UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        )
    }

    /// The name or number at an offset; empty where none begins.
    mutating func word(at start: Int) -> Range<Int> {
        guard start < code.count else { return code.count..<code.count }
        var end = start
        while end < code.count, code[end].isWord { end += 1 }
        budget -= end - start + 1
        return start..<end
    }

    /// The first offset from this one that holds no space; the end of the source if the budget is spent.
    mutating func next(_ start: Int, inLine: Bool = false) -> Int {
        var offset = start
        while offset < code.count, code[offset].isSpace, !(inLine && code[offset].endsLine) {
            offset += 1
        }
        budget -= offset - start + 1
        return budget > 0 ? offset : code.count
    }

    /// The offset behind the bracket that closes the one here; `nil` where none does.
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
