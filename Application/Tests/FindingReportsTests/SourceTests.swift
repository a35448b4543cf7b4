// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import Testing

@testable import FindingReports

/// The lines of files below findings.
@Suite struct SourceTests {
    private static func excerpt(_ line: String, column: Int) -> String {
        SourceExcerpt(ArraySlice(line.utf8), TextPosition(line: 7, column: column)).text {
            text,
            _ in text
        }
    }

    @Test func theCaretIsBelowTheColumn() {
        #expect(Self.excerpt("let a", column: 5) == "     7 | let a\n       |     ^\n")
        // Columns are bytes, and each character takes one column of the terminal.
        #expect(Self.excerpt("ü a", column: 4) == "     7 | ü a\n       |   ^\n")
        #expect(Self.excerpt("a\u{1B}b", column: 3) == "     7 | a b\n       |   ^\n")
    }

    @Test func emptyLinesHaveNoExcerpt() {
        #expect(Self.excerpt(" \t ", column: 1).isEmpty)
        #expect(Self.excerpt("", column: 9).isEmpty)
    }

    // The excerpt of a very long line is the part around the position.
    @Test func longLinesAreCut() {
        let text = Self.excerpt(String(repeating: "a", count: 100_000), column: 50_000)
        #expect(text.utf8.count < 220)
        #expect(text.hasSuffix(" |" + String(repeating: " ", count: 61) + "^\n"))
    }

    @Test func linesAreCountedFromOne() {
        var lines = SourceLines(MemoryFiles(["a": Array("one\n\nthree".utf8), "b": [0, 10, 0]]))
        #expect(lines.line(1, of: "a").map(Array.init) == Array("one".utf8))
        #expect(lines.line(2, of: "a")?.isEmpty == true)
        #expect(lines.line(3, of: "a").map(Array.init) == Array("three".utf8))
        for number in [0, 4] { #expect(lines.line(number, of: "a") == nil) }
        #expect(lines.line(1, of: "b") == nil)
        #expect(lines.line(2, of: "missing") == nil)
    }

    @Test(arguments: [(1, 1), (3, 2), (7, 3), (8, 4)] as [(Int, Int)])
    func columnsAreCountedInCharacters(_ bytes: Int, characters: Int) {
        var lines = SourceLines(MemoryFiles(texts: ["a": "ü🍓a"]))
        let position = TextPosition(line: 1, column: bytes)
        #expect(lines.characterColumn(position, of: "a") == characters)
        #expect(TextColumns(Array("ü🍓a".utf8)).column(of: position) == characters)
        #expect(lines.characterColumn(TextPosition(line: 1, column: 9), of: "a") == nil)
    }
}
