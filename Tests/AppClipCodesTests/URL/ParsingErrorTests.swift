// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import Testing

/// Every error has a reason, a part and an offset.
@Suite struct ParsingErrorTests {
    typealias Code = EncodableURL.ParsingError.Code
    typealias Part = EncodableURL.ParsingError.Part

    struct Refusal: Sendable, CustomTestStringConvertible {
        let text: String
        let code: Code
        let part: Part
        let offset: Int
        let character: String

        init(
            _ text: String,
            _ code: Code,
            _ part: Part,
            _ offset: Int,
            _ character: String = ""
        ) {
            self.text = text
            self.code = code
            self.part = part
            self.offset = offset
            self.character = character
        }

        var testDescription: String { text.debugDescription }
    }

    private func expect(_ refusal: Refusal) throws {
        let error = try #require(throws: EncodableURL.ParsingError.self) {
            try EncodableURL(refusal.text)
        }
        #expect(error.code == refusal.code)
        #expect(error.part == refusal.part)
        #expect(error.offset == refusal.offset)
        #expect(error.bytes == Array(refusal.character.utf8))
    }

    @Test(arguments: [
        Refusal("http://seeds.example", .schemeNotHTTPS, .scheme, 4, ":"),
        Refusal("", .schemeNotHTTPS, .scheme, 0),
        Refusal("https", .schemeNotHTTPS, .scheme, 5),
        Refusal("https:/", .schemeNotHTTPS, .scheme, 7),
        Refusal("https:/\u{301}/a.b", .schemeNotHTTPS, .scheme, 7, "\u{301}"),
        Refusal(" https://a.b", .schemeNotHTTPS, .scheme, 0, " "),
        Refusal("\u{FEFF}https://a.b", .schemeNotHTTPS, .scheme, 0, "\u{FEFF}"),
        Refusal("ftp://a.b", .schemeNotHTTPS, .scheme, 0, "f"),
        Refusal("HTTPS://a.b", .schemeNotLowercase, .scheme, 0, "H"),
        Refusal("httpS://a.b", .schemeNotLowercase, .scheme, 4, "S"),
    ])
    func namesTheScheme_A01(_ refusal: Refusal) throws { try expect(refusal) }

    @Test(arguments: [
        Refusal("https://", .emptyHost, .host, 8),
        Refusal("https:///", .emptyHost, .host, 8),
        Refusal("https://?a", .emptyHost, .host, 8),
        Refusal("https://#", .emptyHost, .host, 8),
        Refusal("https://localhost", .hostWithoutDomain, .host, 8),
        Refusal("https://appclip.com", .hostWithoutDomain, .host, 8),
        Refusal("https://appclip.", .hostWithoutDomain, .host, 8),
        Refusal("https://xn--a.example", .internationalizedHost, .host, 8),
        Refusal("https://a.xn--b.example", .internationalizedHost, .host, 10),
        Refusal("https://Seeds.example", .hostNotLowercase, .host, 8, "S"),
        Refusal("https://s\u{E6}d.example", .character, .host, 9, "\u{E6}"),
        Refusal("https://se_ds.example", .character, .host, 10, "_"),
        Refusal("https://a.b%2f", .character, .host, 11, "%"),
        Refusal("https://a.b\u{0}", .character, .host, 11, "\u{0}"),
        Refusal("https://a.b\\c", .character, .host, 11, "\\"),
        Refusal("https://[::1]/", .character, .host, 8, "["),
        Refusal("https://a.b\u{301}/", .character, .host, 11, "\u{301}"),
        Refusal("https://\u{1F468}\u{200D}\u{1F33E}.b", .character, .host, 8, "\u{1F468}"),
    ])
    func namesTheHost_A02(_ refusal: Refusal) throws { try expect(refusal) }

    /// A3: a host that no server can have does not fit; Apple's generator accepts it.
    @Test(arguments: [
        Refusal("https://a..b", .emptyLabel, .host, 10),
        Refusal("https://.com/x", .emptyLabel, .host, 8),
        Refusal("https://a.example.", .emptyLabel, .host, 18),
        Refusal("https://a.example./x", .emptyLabel, .host, 18),
        Refusal("https://appclip..com", .emptyLabel, .host, 16),
        Refusal("https://-a.example", .hyphenAtEdgeOfLabel, .host, 8),
        Refusal("https://a-.example/x", .hyphenAtEdgeOfLabel, .host, 9),
        Refusal("https://a.-b.example", .hyphenAtEdgeOfLabel, .host, 10),
        Refusal("https://a.example-?p", .hyphenAtEdgeOfLabel, .host, 17),
        Refusal("https://-.example", .hyphenAtEdgeOfLabel, .host, 8),
        Refusal(
            "https://b." + String(repeating: "a", count: 64) + ".com",
            .labelTooLong,
            .host,
            10
        ),
    ])
    func refusesHostsOfNoServer_A3(_ refusal: Refusal) throws {
        try expect(refusal)
        #expect(throws: Never.self) { try EncodableURL(refusal.text, spelling: .generator) }
    }

    /// Hyphens inside labels, and labels of the maximum length.
    @Test(arguments: [
        "https://a-b.example", "https://a--b.c-d.example", "https://1-2.example",
        "https://" + String(repeating: "a", count: 63) + ".com",
    ])
    func takesHostsOfServers_A3(_ text: String) throws {
        #expect(throws: Never.self) { try EncodableURL(text) }
    }

    @Test(arguments: [
        Refusal("https://seeds.example:8443/a", .port, .port, 21, ":"),
        Refusal("https://seeds.example:", .port, .port, 21, ":"),
        Refusal("https://bo@seeds.example", .userInformation, .user, 8),
        Refusal("https://bo:secret@seeds.example", .userInformation, .user, 8),
        Refusal("https://@seeds.example", .userInformation, .user, 8),
    ])
    func refusesPortAndUser_A05(_ refusal: Refusal) throws { try expect(refusal) }

    @Test(arguments: [
        Refusal("https://seeds.example/a~b", .character, .path, 23, "~"),
        Refusal("https://seeds.example/a b", .character, .path, 23, " "),
        Refusal("https://a.b/\u{301}", .character, .path, 12, "\u{301}"),
        Refusal("https://a.b/\u{65E5}", .character, .path, 12, "\u{65E5}"),
        Refusal("https://a.b/c\u{0}d", .character, .path, 13, "\u{0}"),
        Refusal("https://a.b/\n", .character, .path, 12, "\n"),
        Refusal("https://a.b/\r\n", .character, .path, 12, "\r"),
        Refusal("https://a.b/\u{7F}", .character, .path, 12, "\u{7F}"),
        Refusal("https://a.b/@", .character, .path, 12, "@"),
        Refusal("https://a.b/|", .character, .path, 12, "|"),
        Refusal("https://a.b/c?d=(e)", .character, .query, 16, "("),
        Refusal("https://a.b?c='", .character, .query, 14, "'"),
        Refusal("https://a.b?\u{1F468}", .character, .query, 12, "\u{1F468}"),
        Refusal("https://a.b/c?d#e!", .character, .fragment, 17, "!"),
        Refusal("https://a.b/%", .percentEncoding, .path, 12, "%"),
        Refusal("https://a.b/%4", .percentEncoding, .path, 12, "%"),
        Refusal("https://a.b/%4?1", .percentEncoding, .path, 12, "%"),
        Refusal("https://a.b/%zz", .percentEncoding, .path, 12, "%"),
        Refusal("https://a.b/%%41", .percentEncoding, .path, 12, "%"),
        Refusal("https://a.b?%2", .percentEncoding, .query, 12, "%"),
        Refusal("https://a.b#%2", .percentEncoding, .fragment, 12, "%"),
        Refusal("https://a.b//", .repeatedSlash, .path, 12, "/"),
        Refusal("https://a.b//c", .repeatedSlash, .path, 12, "/"),
    ])
    func namesTheCharacterBehindTheHost_A03_A09(_ refusal: Refusal) throws { try expect(refusal) }

    @Test(arguments: [
        Refusal("https://seeds.example#z#y", .secondFragment, .fragment, 23, "#"),
        Refusal("https://a.b/##", .secondFragment, .fragment, 13, "#"),
    ])
    func refusesASecondFragment_A04(_ refusal: Refusal) throws { try expect(refusal) }

    /// A-03: each ASCII character after the host, compared with the list of the document.
    @Test func followsTheListOfCharacters_A03() {
        let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
        // `%` and `#` are allowed in their roles; `[` and `]` become percent-encoded.
        let allowed = Set((letters + "/?=-._,+;:&[]#").utf8)
        for byte in UInt8(0)..<128 where byte != UInt8(ascii: "%") {
            let character = String(UnicodeScalar(byte))
            let accepted = (try? EncodableURL("https://a.b/c" + character + "d")) != nil
            #expect(accepted == allowed.contains(byte), "\(character.debugDescription)")
        }
    }

    @Test func refusesTextsThatAreTooLong() throws {
        let longest = "https://a.b/" + String(repeating: "c", count: 4_096 - 12)
        #expect(try EncodableURL(longest).path.utf8.count == 4_085)
        try expect(Refusal(longest + "c", .textTooLong, .scheme, 4_096))
        let huge = String(repeating: "\u{1F468}\u{200D}", count: 1 << 18)
        try expect(Refusal(huge, .textTooLong, .scheme, 4_096))
    }
}
