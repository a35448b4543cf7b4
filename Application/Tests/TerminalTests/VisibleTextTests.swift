// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Terminal

/// Texts of other people, in forms that have no effect on a terminal.
@Suite struct VisibleTextTests {
    @Test func ordinaryTextStays() {
        for text in ["", "a b", "Café 日本 🍓", "👩‍👩‍👧"] {
            #expect(VisibleText.oneLine(text) == text)
            #expect(VisibleText.lines(text) == text)
            #expect(VisibleText.json(text) == text)
        }
    }

    // Controls of both sets, DEL, separators, and marks that set the direction of text.
    @Test(
        arguments: [
            "\u{0}", "\u{7}", "\u{1B}", "\u{7F}", "\u{9B}", "\u{200E}", "\u{2028}", "\u{2029}",
            "\u{202E}", "\u{2066}",
        ] as [Unicode.Scalar]
    )
    func activeCharactersAreEscaped(_ scalar: Unicode.Scalar) {
        #expect(VisibleText.isActive(scalar))
        let code = String(scalar.value, radix: 16, uppercase: true)
        let text = "a\(scalar)b"
        for escaped in [
            VisibleText.oneLine(text), VisibleText.lines(text), VisibleText.columns(text),
        ] { #expect(escaped == "a\\u{\(code)}b") }
        let json = VisibleText.json(text)
        #expect(json.unicodeScalars.allSatisfy { !VisibleText.isActive($0) })
        #expect(json.hasPrefix("a\\u") && json.utf8.count == 8)
    }

    @Test func breaksAndTabsDependOnTheForm() {
        let text = "a\tb\nc\rd"
        #expect(VisibleText.oneLine(text) == "a\\tb\\nc\\rd")
        #expect(VisibleText.columns(text) == "a\tb\\nc\\rd")
        #expect(VisibleText.lines(text) == "a\tb\nc\\rd")
        #expect(VisibleText.json("1\n2") == "1\n2")
    }
}
