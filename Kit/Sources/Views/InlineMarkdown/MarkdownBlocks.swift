// SPDX-License-Identifier: Apache-2.0

/// The paragraphs of a text in Markdown, without the markup of headings, quotations and lists.
///
/// They are not separated: the text of all is shown, one after another, as Apple's does.
enum MarkdownBlocks {
    /// A paragraph of inline Markdown, or verbatim code.
    enum Block: Hashable {
        case paragraph(String)
        case code(String)
    }

    static func blocks(of text: String) -> [Block] {
        var blocks: [Block] = []
        var lines: [Substring] = []
        var fence: (mark: Character, length: Int)?
        func endParagraph() {
            if !lines.isEmpty { blocks.append(.paragraph(lines.joined(separator: " "))) }
            lines = []
        }
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let trimmed = line.drop { $0 == " " }
            if let open = fence {
                if isFence(trimmed, atLeast: open.length, open.mark) {
                    blocks.append(.code(lines.joined(separator: "\n") + "\n"))
                    lines = []
                    fence = nil
                } else {
                    lines.append(line)
                }
                continue
            }
            if let mark = trimmed.first, mark == "`" || mark == "~",
                trimmed.prefix(while: { $0 == mark }).count >= 3
            {
                endParagraph()
                fence = (mark, trimmed.prefix { $0 == mark }.count)
                continue
            }
            if trimmed.allSatisfy(\.isWhitespace) || isRule(trimmed) {
                endParagraph()
                continue
            }
            let (words, isNew) = withoutMarks(trimmed)
            if isNew { endParagraph() }
            lines.append(words)
            if trimmed.first == "#", isNew { endParagraph() }
        }
        if fence != nil {
            blocks.append(.code(lines.joined(separator: "\n")))
        } else {
            endParagraph()
        }
        return blocks
    }

    private static func isFence(_ line: Substring, atLeast length: Int, _ mark: Character) -> Bool {
        let run = line.prefix { $0 == mark }
        return run.count >= length && line.dropFirst(run.count).allSatisfy(\.isWhitespace)
    }

    // Whether a line is a thematic break: three or more of only `-`, `*` or `_`.
    private static func isRule(_ line: Substring) -> Bool {
        let marks = line.filter { !$0.isWhitespace }
        guard let first = marks.first, "-*_".contains(first) else { return false }
        return marks.count >= 3 && marks.allSatisfy { $0 == first }
    }

    // Returns a line without the markup of a heading, a quotation or an item, and whether it begins a block.
    private static func withoutMarks(_ line: Substring) -> (Substring, isNew: Bool) {
        let hashes = line.prefix { $0 == "#" }.count
        if (1...6).contains(hashes), line.dropFirst(hashes).first?.isWhitespace ?? true {
            var words = line.dropFirst(hashes).drop(while: \.isWhitespace)
            while let last = words.last, last.isWhitespace { words.removeLast() }
            return (words, true)
        }
        if line.first == ">" { return (line.dropFirst().drop(while: \.isWhitespace), false) }
        if let first = line.first, "-*+".contains(first),
            line.dropFirst().first?.isWhitespace == true
        {
            return (line.dropFirst().drop(while: \.isWhitespace), true)
        }
        let digits = line.prefix { $0.isASCII && $0.isNumber }
        let rest = line.dropFirst(digits.count)
        if (1...9).contains(digits.count), let mark = rest.first, ".)".contains(mark),
            rest.dropFirst().first?.isWhitespace == true
        {
            return (rest.dropFirst().drop(while: \.isWhitespace), true)
        }
        return (line, false)
    }
}
