// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import SeededRandom
import Testing

struct InvocationURLTests {
    @Test(arguments: [
        ("https://c.example", "https://c.example/"),
        ("HTTPS://C.Example/Menu", "https://c.example/Menu"),
        ("https://c.example/store/", "https://c.example/store/"),
        ("https://c.example?table=4", "https://c.example/?table=4"),
        ("https://c.example/a?", "https://c.example/a"),
        ("https://c.example/a#", "https://c.example/a"),
        ("https://c.example/a?#", "https://c.example/a"),
        ("https://c.example#top", "https://c.example/#top"),
        // Percent-encoding is kept as it is, even if it is not necessary.
        ("https://c.example/%41%2f%2F", "https://c.example/%41%2f%2F"),
        ("https://c.example/?a[]=1", "https://c.example/?a%5B%5D=1"),
        ("https://c.example/!$&'()*+,;=:@-._~", "https://c.example/!$&'()*+,;=:@-._~"),
        ("https://c.example/?a=b?c/d", "https://c.example/?a=b?c/d"),
        // Dot segments, as browsers resolve them.
        ("https://c.example/a/./b", "https://c.example/a/b"),
        ("https://c.example/a/../b", "https://c.example/b"),
        ("https://c.example/a/%2e%2E/b", "https://c.example/b"),
        ("https://c.example/../../b", "https://c.example/b"),
        ("https://c.example/a/..", "https://c.example/"),
        ("https://c.example/a/b/..", "https://c.example/a/"),
        ("https://c.example/a/.", "https://c.example/a/"),
        ("https://c.example/a//../b", "https://c.example/a/b"),
        ("https://c.example/.../b", "https://c.example/.../b"),
        ("https://c.example/.a/..b", "https://c.example/.a/..b"),
        ("https://c.example/?a=/../b", "https://c.example/?a=/../b"),
        ("https://xn--bcher-kva.example/", "https://xn--bcher-kva.example/"),
        ("https://4.example/", "https://4.example/"),
        ("https://localhost/", "https://localhost/"),
    ])
    func hasOneCanonicalForm(_ text: String, canonical: String) throws {
        let url = try InvocationURL(text)
        #expect(url.canonicalText == canonical)
        #expect(url.text == text)
        #expect(try InvocationURL(canonical) == url)
        #expect(try InvocationURL(canonical).canonicalText == canonical)
    }

    typealias Code = InvocationURL.ParsingError.Code
    typealias Part = InvocationURL.ParsingError.Part

    @Test(arguments: [
        ("", Code.schemeNotHTTPS, Part.scheme, 0),
        ("https:/c.example", .schemeNotHTTPS, .scheme, 0),
        ("http://c.example", .schemeNotHTTPS, .scheme, 0),
        (" https://c.example", .schemeNotHTTPS, .scheme, 0),
        ("https://", .host(.empty), .host, 8),
        ("https:///a", .host(.empty), .host, 8),
        ("https://bo:secret@c.example", .userInformation, .user, 8),
        ("https://c.example:8443/a", .port, .port, 17),
        ("https://c.example:443", .port, .port, 17),
        ("https://c.example:", .port, .port, 17),
        ("https://[::1]/", .port, .port, 9),
        ("https://c..example", .host(.emptyLabel), .host, 10),
        ("https://c.example./", .host(.emptyLabel), .host, 18),
        ("https://-c.example", .host(.hyphenAtEnd), .host, 8),
        ("https://c-.example", .host(.hyphenAtEnd), .host, 8),
        ("https://c_d.example", .host(.character), .host, 9),
        ("https://127.0.0.1/", .host(.address), .host, 16),
        // U+0301 combines with the slash before it to one character; a parser of characters misses it.
        ("https://c.example/\u{301}", .character, .path, 18),
        ("https://c\u{301}.example/", .host(.character), .host, 9),
        ("https://c.example/a b", .character, .path, 19),
        ("https://c.example/a\\b", .character, .path, 19),
        ("https://c.example/\u{0}", .character, .path, 18),
        ("https://c.example/a|b", .character, .path, 19),
        ("https://c.example/%4", .percentEncoding, .path, 18),
        ("https://c.example/%4?1", .percentEncoding, .path, 18),
        ("https://c.example/?a=%zz", .percentEncoding, .query, 21),
        ("https://c.example/?a=\"", .character, .query, 21),
        ("https://c.example/#a#b", .secondFragment, .fragment, 20),
        ("https://c.example/#a b", .character, .fragment, 20),
    ])
    func refuses(_ text: String, code: Code, part: Part, offset: Int) {
        let error = #expect(throws: InvocationURL.ParsingError.self) { try InvocationURL(text) }
        #expect(error?.code == code)
        #expect(error?.part == part)
        #expect(error?.offset == offset)
    }

    @Test func isBoundedInLength() throws {
        let start = "https://c.example/"
        let fill = Limits.longestInvocationURL - start.utf8.count
        _ = try InvocationURL(start + String(repeating: "a", count: fill))
        let error = #expect(throws: InvocationURL.ParsingError.self) {
            try InvocationURL(start + String(repeating: "a", count: fill + 1))
        }
        #expect(error?.code == .textTooLong)
    }

    @Test func hasParts() throws {
        let url = try InvocationURL("https://Fruta.example/menu/a%2Fb/?s=berry-blue&x&y=1=2&&#top")
        #expect(url.host.text == "fruta.example")
        #expect(url.path == "/menu/a%2Fb/")
        #expect(url.pathComponents == ["menu", "a%2Fb"])
        #expect(url.query == "s=berry-blue&x&y=1=2&&")
        #expect(url.fragment == "top")
        #expect(url.queryItems.map(\.name) == ["s", "x", "y", "", ""])
        #expect(url.queryItems.map(\.value) == ["berry-blue", nil, "1=2", nil, nil])
    }

    @Test func bareHostHasNoParts() throws {
        let url = try InvocationURL("https://c.example")
        #expect(url.path == "/")
        #expect(url.pathComponents.isEmpty)
        #expect(url.query == nil)
        #expect(url.queryItems.isEmpty)
        #expect(url.fragment == nil)
    }

    /// D-23: no input traps.
    @Test func survivesAnyBytes() {
        var random = SplitMix64(seed: 7)
        let alphabet = Array("https://c.example/?#&=%.2eEAZ@:[]\u{301} \\".unicodeScalars)
        for _ in 0..<20_000 {
            var text = random.next() % 4 == 0 ? "" : "https://c.example"
            for _ in 0..<Int(random.next() % 24) {
                text.unicodeScalars.append(alphabet[Int(random.next() % UInt64(alphabet.count))])
            }
            guard let url = try? InvocationURL(text) else { continue }
            #expect((try? InvocationURL(url.canonicalText)) == url)
            #expect(url.canonicalText.utf8.allSatisfy { $0 < 0x80 })
        }
    }
}
