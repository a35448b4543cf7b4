// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import Testing

struct OpenStepTextTests {
    @Test(
        "Texts of a project file are quoted by their scalars",
        arguments: [
            ("Fruta", "Fruta"), ("", "\"\""), ("a b", "\"a b\""), ("https://a", "\"https://a\""),
            ("\"\u{301}", "\"\\\"\u{301}\""), ("\\\u{301}", "\"\\\\\u{301}\""),
            ("a\r\nb", "\"a\r\\nb\""), ("a___b", "\"a___b\""),
        ]
    )
    func quotes(_ text: String, _ written: String) {
        #expect(Array(OpenStepText.string(text).utf8) == Array(written.utf8))
    }

    @Test("Texts of a table are always in quotation marks")
    func tables() {
        #expect(OpenStepText.quoted("Fruta") == "\"Fruta\"")
        #expect(OpenStepText.quoted("a\"b") == #""a\"b""#)
    }
}
