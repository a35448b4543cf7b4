// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import Testing

@Suite("Texts in XML and HTML")
struct MarkupPlaceTests {
    private static let cases: [(text: String, content: String, attribute: String, any: String)] = [
        ("", "", "", ""),
        ("Café & bar", "Café &amp; bar", "Café &amp; bar", "Café &amp; bar"),
        ("<a>", "&lt;a&gt;", "&lt;a&gt;", "&lt;a&gt;"),
        ("&lt;", "&amp;lt;", "&amp;lt;", "&amp;lt;"),
        ("\"a\" 'b'", "\"a\" 'b'", "&quot;a&quot; 'b'", "&quot;a&quot; &#39;b&#39;"),
        // A combining mark is one character with the byte before it.
        ("<\u{338}", "&lt;\u{338}", "&lt;\u{338}", "&lt;\u{338}"),
        (
            "&\u{301}>\u{200D}", "&amp;\u{301}&gt;\u{200D}", "&amp;\u{301}&gt;\u{200D}",
            "&amp;\u{301}&gt;\u{200D}"
        ),
        ("\"\u{301}", "\"\u{301}", "&quot;\u{301}", "&quot;\u{301}"),
        ("'\u{301}", "'\u{301}", "'\u{301}", "&#39;\u{301}"),
        ("\t\r\n", "\t\r\n", "\t\r\n", "\t\r\n"),
    ]

    @Test("escapes the bytes that end a text, whatever mark follows", arguments: cases)
    func escapes(text: String, content: String, attribute: String, any: String) {
        let escaped = [content, attribute, any]
        for (place, expected) in zip(MarkupPlace.allCases, escaped) {
            // Texts are compared by their bytes, since equal characters can have others.
            #expect(Array(text.escaped(for: place).utf8) == Array(expected.utf8), "\(place)")
            var bytes = Array("before ".utf8)
            place.append(text, to: &bytes)
            #expect(bytes == Array("before \(expected)".utf8), "\(place)")
        }
    }

    @Test("escapes five bytes of ASCII, and no others")
    func leaves() {
        for byte in UInt8(0)..<0x80 {
            let text = String(UnicodeScalar(byte))
            #expect(
                (text.escaped(for: .anyAttribute) == text) == !"&<>\"'".utf8.contains(byte),
                "\(byte)"
            )
        }
    }
}
