// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import Testing

/// A code has no bits that tell `https://example.com?a=b` from `https://example.com/?a=b`, so the
/// two are one URL (formats/app-clip-code.md, section 12; found by FuzzURL).
struct QueryWithoutPathTests {
    @Test(arguments: [
        ("https://example.com?om/MyPage", "https://example.com/?om/MyPage"),
        ("https://example.?om=x", "https://example./?om=x"),
        ("https://example.com?p=1&p1=b#c", "https://example.com/?p=1&p1=b#c"),
    ])
    func equalsTheURLWithASlash(_ text: String, withSlash: String) throws {
        let url = try EncodableURL(text, spelling: .generator)
        #expect(url == (try EncodableURL(withSlash, spelling: .generator)))
        #expect(url.canonicalText == withSlash)
        #expect(url.text == text)
        #expect(url.path == "/")
        let payload = try CompressedURL(url).payload
        #expect(try payload == CompressedURL(EncodableURL(withSlash, spelling: .generator)).payload)
        #expect(try payload.url() == url)
    }

    // Nothing is encoded for an empty query, and before a fragment the slash has a bit pattern.
    @Test(arguments: ["https://example.com?", "https://example.com#a", "https://example.com?#a"])
    func addsNoSlashWithoutAQuery(_ text: String) throws {
        let url = try EncodableURL(text, spelling: .generator)
        #expect(url.path.isEmpty)
        #expect(try CompressedURL(url).payload.url() == url)
    }
}
