// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import Testing

/// A1: the texts that are accepted as URLs, and their parts.
@Suite struct EncodableURLTests {
    // A-03, A-04: all characters that the documents allow after the host.
    @Test(arguments: [
        "https://seeds.example",
        "https://seeds.example/a/b?x=1&y=2",
        "https://seeds.example/a/b?x=1&y=2#z",
        "https://seeds.example#z",
        "https://seeds.example?x",
        "https://seeds.example/a_b,c+d;e:f",
        "https://seeds.example/%41%c3%A9?%20#%2f",
        "https://seeds.example/a?b?c/d#e?f/g",
        "https://seeds.example/a//b///",
        "https://seeds.example/a?&&=&#;",
        "https://appclip.seeds.example/shop?p=123",
        "https://axn--b.com",
    ])
    func takesTheDocumentedAlphabet_A03_A04(_ text: String) throws {
        let url = try EncodableURL(text)
        #expect(url.text == text)
        #expect(try EncodableURL(text, spelling: .generator) == url)
    }

    /// X-05: the documentation allows no digits in a host, the generator accepts them.
    @Test(arguments: ["https://4seeds.example", "https://1.2", "https://a1.b2/c"])
    func takesDigitsInTheHostWithANote_X05(_ text: String) throws {
        #expect(try EncodableURL(text).notes == [.digitInHost])
    }

    @Test func splitsIntoParts() throws {
        let url = try EncodableURL("https://appclip.seeds.example/a/b?x=1#y?z")
        #expect(url.host == "appclip.seeds.example")
        #expect(url.path == "/a/b")
        #expect(url.query == "x=1")
        #expect(url.fragment == "y?z")
        #expect(url.hasRest)
    }

    @Test func hasNothingBehindALoneHost() throws {
        let url = try EncodableURL("https://seeds.example?#")
        #expect(url.path.isEmpty && url.query.isEmpty && url.fragment.isEmpty)
        #expect(!url.hasRest)
        #expect(url.canonicalText == "https://seeds.example")
    }

    /// URLs that a code spells in the same way are equal.
    @Test(arguments: [
        ("https://a.co?", "https://a.co"),
        ("https://a.co#", "https://a.co"),
        ("https://a.co?#", "https://a.co"),
        ("https://a.co/?#", "https://a.co/"),
        ("https://a.co?b=1", "https://a.co/?b=1"),
        ("https://a.co?b=1#c", "https://a.co/?b=1#c"),
        ("https://a.co/[b]", "https://a.co/%5Bb%5D"),
        ("https://a.co?[=]", "https://a.co/?%5B=%5D"),
        ("https://a.co#[", "https://a.co#%5B"),
    ])
    func equalsWhatACodeSpellsAlike(_ text: String, canonical: String) throws {
        let url = try EncodableURL(text)
        let other = try EncodableURL(canonical)
        #expect(url == other)
        #expect(url.hashValue == other.hashValue)
        #expect(url.canonicalText == canonical)
        #expect(other.canonicalText == canonical)
        #expect(try CompressedURL(url) == CompressedURL(other))
    }

    @Test(arguments: [
        ("https://a.co", "https://a.co/"),
        ("https://a.co/#b", "https://a.co#b"),
        ("https://a.co/b", "https://a.co/b/"),
        ("https://a.co/%5b", "https://a.co/%5B"),
        ("https://a.co/A", "https://a.co/a"),
    ])
    func differsFromWhatACodeKeepsApart(_ text: String, other: String) throws {
        let one = try EncodableURL(text)
        let other = try EncodableURL(other)
        #expect(one != other)
        #expect(try CompressedURL(one).payload != CompressedURL(other).payload)
    }
}
