// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import Testing

/// The treatment of uppercase letters in scheme and host, which are refused or folded.
@Suite struct SpellingTests {
    /// A-01 and O-01: in the scheme, refused by default, or folded as in the generator.
    @Test(arguments: ["HTTPS://seeds.example/a", "Https://seeds.example/a"])
    func refusesACapitalScheme_A01_O01(_ text: String) throws {
        let error = try #require(throws: EncodableURL.ParsingError.self) {
            try EncodableURL(text)
        }
        #expect(error.code == .schemeNotLowercase)
        #expect(error.part == .scheme)
        #expect(error.offset == 0)
        #expect(error.correction(of: text) == "https://seeds.example/a")
        let folded = try EncodableURL(text, spelling: .generator)
        #expect(folded.canonicalText == "https://seeds.example/a")
        #expect(folded.text == text)
    }

    /// an uppercase letter in the host.
    @Test func refusesACapitalHost_A02() throws {
        let text = "https://Seeds.Example/A"
        let error = try #require(throws: EncodableURL.ParsingError.self) {
            try EncodableURL(text)
        }
        #expect(error.code == .hostNotLowercase)
        #expect(error.part == .host)
        #expect(error.offset == 8)
        #expect(error.bytes == [UInt8(ascii: "S")])
        #expect(error.correction(of: text) == "https://seeds.example/A")
        let folded = try EncodableURL(text, spelling: .generator)
        #expect(folded.canonicalText == "https://seeds.example/A")
    }

    /// Folding only affects letters: other errors remain.
    @Test(arguments: [
        "HTTP://seeds.example", "HTTPS://XN--a.example", "HTTPS://SEEDS", "HTTPS://SE_DS.example",
        "HTTPS://APPCLIP.COM", "HTTPS://SEEDS.EXAMPLE/~",
    ])
    func refusesOtherFaultsInBothSpellings(_ text: String) {
        #expect(throws: EncodableURL.ParsingError.self) { try EncodableURL(text) }
        #expect(throws: EncodableURL.ParsingError.self) {
            try EncodableURL(text, spelling: .generator)
        }
    }
}
