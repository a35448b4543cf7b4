// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import SeededRandom
import Testing

/// The spelling that would be accepted.
@Suite struct CorrectionTests {
    private func correction(of text: String) throws -> String? {
        let error = try #require(throws: EncodableURL.ParsingError.self) {
            try EncodableURL(text)
        }
        return error.correction(of: text)
    }

    @Test(arguments: [
        ("HTTPS://seeds.example/A", "https://seeds.example/A"),
        ("https://Seeds.EXAMPLE?A#B", "https://seeds.example?A#B"),
        ("https://seeds.example/a b", "https://seeds.example/a%20b"),
        ("https://seeds.example/~a@b", "https://seeds.example/%7Ea%40b"),
        ("https://seeds.example/\u{E6}", "https://seeds.example/%C3%A6"),
        ("https://a.co/\u{301}", "https://a.co/%CC%81"),
        ("https://seeds.example/100%", "https://seeds.example/100%25"),
        ("https://seeds.example/%4g%41", "https://seeds.example/%254g%41"),
        ("https://seeds.example#a#b", "https://seeds.example#a%23b"),
        ("https://a.co/?a={b}|c", "https://a.co/?a=%7Bb%7D%7Cc"),
        ("HTTPS://a.co/", "https://a.co/"),
        ("https://a.co/\u{0}", "https://a.co/%00"),
        // A dot at the end stands for the root of all domains, and for nothing else.
        ("https://a.co./b", "https://a.co/b"),
        ("https://a.co.", "https://a.co"),
    ])
    func isAcceptedAndNamesTheSame_A01_A02_A03(_ text: String, corrected: String) throws {
        #expect(try correction(of: text) == corrected)
        #expect(try EncodableURL(corrected).text == corrected)
    }

    /// Faults that another spelling cannot correct.
    @Test(arguments: [
        "http://a.co", "https://", "https://localhost", "https://xn--a.co", "https://a.co:80",
        "https://bo@a.co", "https://a_b.co", "https://s\u{E6}d.example", "https://a.co//",
        "HTTPS://localhost", "https://A.co:80/", "https://a.co/ //", "",
        "https://a..co", "https://.a.co", "https://-a.co", "https://a.co..",
    ])
    func isNotGivenWhereNoneHelps(_ text: String) throws {
        let corrected = try correction(of: text)
        // A space in the path can be encoded; the rest of that text is then valid.
        #expect(corrected == (text == "https://a.co/ //" ? "https://a.co/%20//" : nil))
    }

    @Test func isAcceptedAlways() throws {
        var random = SplitMix64(seed: 77)
        var urls = RandomURL(seed: 78)
        let pieces = ["~", " ", "@", "%", "#", "\u{E9}", "\u{1F468}", "A", "|", "\u{0}"]
        var given = 0
        for _ in 0..<trials(10_000) {
            var text = urls.next()
            let place = text.index(text.startIndex, offsetBy: random.number(0..<text.count))
            text.insert(contentsOf: random.pick(pieces), at: place)
            do {
                _ = try EncodableURL(text)
            } catch {
                guard let corrected = error.correction(of: text) else { continue }
                given += 1
                #expect(throws: Never.self) { try EncodableURL(corrected) }
            }
        }
        #expect(given > trials(1_000))
    }
}
