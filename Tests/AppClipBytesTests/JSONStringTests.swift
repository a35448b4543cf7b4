// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import Testing

struct JSONStringTests {
    @Test(arguments: [
        ("", #""""#),
        ("äé😀/", #""äé😀/""#),
        ("a\"\\b", #""a\"\\b""#),
        ("\u{0}\t\n\u{1F}\u{7F}", "\"\\u0000\\u0009\\u000a\\u001f\u{7F}\""),
    ])
    func appends(_ text: String, _ written: String) {
        #expect(JSONString.quoted(text) == written)
    }

    /// A combining mark makes one character of itself and the byte before it.
    @Test func escapesBytesBeforeCombiningMarks() {
        var bytes: [UInt8] = []
        JSONString.append("\"\u{301}", to: &bytes)
        #expect(bytes == Array(#""\""#.utf8) + [0xCC, 0x81, 0x22])
    }
}
