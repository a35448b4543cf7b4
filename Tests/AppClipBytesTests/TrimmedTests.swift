// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import AppClipBytes

@Suite("Texts without white space at both ends")
struct TrimmedTests {
    @Test(
        "leaves out the white space of ASCII, and nothing between",
        arguments: [
            ("", ""), (" ", ""), (" \t\r\n\u{B}\u{C}", ""), ("a", "a"), (" a", "a"), ("a\n", "a"),
            ("\r\n a \t b \r\n", "a \t b"),
            // White space of other scripts stays.
            ("\u{A0}a\u{3000}", "\u{A0}a\u{3000}"),
            // A combining mark is one character with the space before it.
            (" \u{301}a", "\u{301}a"), ("é ", "é"),
        ]
    )
    func trims(_ text: String, _ trimmed: String) {
        #expect(Array(text.trimmed.utf8) == Array(trimmed.utf8))
        #expect(Array(text[...].trimmed.utf8) == Array(trimmed.utf8))
        let bytes = Array("<\(text)>".utf8).dropFirst().dropLast()
        #expect(Array(bytes.trimmed) == Array(trimmed.utf8))
    }

    @Test("has the indices of the bytes")
    func indices() {
        let bytes = Array("a  b ".utf8)
        #expect(bytes[1...].trimmed.indices == 3..<4)
        #expect(bytes[1..<3].trimmed.indices == 3..<3)
    }
}
