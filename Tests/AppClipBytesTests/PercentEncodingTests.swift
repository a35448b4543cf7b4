// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import Testing

struct PercentEncodingTests {
    @Test(arguments: [
        ("", ""), ("abc", "abc"), ("a%20b", "a b"), ("%C3%a9", "é"), ("a+b", "a+b"), ("%2B", "+"),
        ("%2525", "%25"), ("é", "é"), ("%00", "\0"),
    ])
    func escapesAreDecoded(_ text: String, _ decoded: String) {
        #expect(PercentEncoding.decoded(text.utf8) == decoded)
    }

    @Test(arguments: ["%", "a%2", "%zz", "%2g", "% 2", "%+2", "%%20"])
    func otherPercentSignsAreRefused(_ text: String) {
        #expect(PercentEncoding.decodedBytes(text.utf8) == nil)
        #expect(PercentEncoding.decoded(text.utf8) == nil)
    }

    @Test func bytesNeedNotBeText() {
        #expect(PercentEncoding.decodedBytes("%FF%C3".utf8) == [0xFF, 0xC3])
        #expect(PercentEncoding.decoded("%FF%C3".utf8) == nil)
    }

    @Test func plusIsSpaceInForms() {
        #expect(PercentEncoding.decoded("a+b%2B+".utf8, plusIsSpace: true) == "a b+ ")
    }

    @Test(arguments: [
        ("", ""), ("aZ09-._~", "aZ09-._~"), ("a b/é", "a%20b%2F%C3%A9"), ("100%", "100%25"),
        ("\0\u{7F}+&=", "%00%7F%2B%26%3D"),
    ])
    func allButUnreservedBytesAreEncoded(_ text: String, _ encoded: String) {
        #expect(PercentEncoding.encoded(text) == encoded)
        #expect(PercentEncoding.decoded(encoded.utf8) == text)
    }

    @Test func namedCharactersAreKept() {
        #expect(PercentEncoding.encoded("a/b:c d", keeping: "/:") == "a/b:c%20d")
    }
}

struct QueryItemsTests {
    @Test(arguments: [
        ("", []), ("&&", []), ("a", [["a"]]), ("a=", [["a", ""]]), ("=a", [["", "a"]]),
        ("a=1&b&&c=%20+=&", [["a", "1"], ["b"], ["c", "%20+="]]),
        // Bytes are split, not characters.
        ("a=\u{301}&\u{301}b", [["a", "\u{301}"], ["\u{301}b"]]),
    ])
    func queriesAreSplit(_ query: String, _ items: [[String]]) {
        let found = QueryItems(query).map {
            [String($0.name)] + ($0.value.map { [String($0)] } ?? [])
        }
        #expect(found == items)
        #expect(
            QueryItems(query).map { String($0.text) } == items.map { $0.joined(separator: "=") }
        )
    }
}
