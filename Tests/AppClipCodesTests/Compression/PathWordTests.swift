// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import AppClipCodes

/// The listed words of paths.
@Suite struct PathWordTests {
    /// 156 words, each of which is coded by its number.
    @Test func codesEachListedWordByItsNumber_A19() throws {
        let words = PathWords.list.words
        #expect(words.count == 156)
        #expect(Set(words).count == 156)
        let bare = try bits(of: "https://seeds.example/?p=1")
        var shorter: [String] = []
        for (number, word) in words.enumerated() {
            let text = String(decoding: word, as: UTF8.self)
            let url = try EncodableURL("https://seeds.example/" + text)
            let compressed = try CompressedURL(url)
            guard compressed.cost.path == 9 else {
                shorter.append(text)
                continue
            }
            // "0" and eight bits are written last.
            #expect(compressed.payload.low & 0x1FF == UInt64(number), "\(text)")
            #expect(try compressed.payload.url() == url)
            // Before a query it costs the same.
            #expect(try bits(of: "https://seeds.example/\(text)?p=1") == bare + 9)
        }
        // Two letters that are even cheaper as letters.
        #expect(shorter == ["id"])
    }

    /// words of the document with a special spelling, and the two that are out of order.
    @Test(arguments: [
        ("about", 0), ("category", 20), ("categories", 21), ("item_id", 66), ("product_id", 97),
        ("store-locator", 128), ("wiki", 155),
    ])
    func hasTheNumbersOfTheFormat_A19(_ word: String, number: Int) {
        #expect(PathWords.list.number(of: Array(word.utf8).span) == number)
    }

    @Test(arguments: [
        "", "a", "aboutt", "abou", "About", "zzz", "store-locator-store-locator", "|",
    ])
    func knowsNoOtherWord(_ word: String) {
        #expect(PathWords.list.number(of: Array(word.utf8).span) == nil)
    }

    /// no path is best; one listed word is cheap; more components cost more.
    @Test func prefersOneListedWord_A18() throws {
        let none = try bits(of: "https://seeds.example")
        let listed = try bits(of: "https://seeds.example/menu")
        let other = try bits(of: "https://seeds.example/mxnu")
        #expect(none < listed)
        #expect(listed < other)
        #expect(try bits(of: "https://seeds.example/menu/list") > listed)
        #expect(try bits(of: "https://seeds.example/mxnu/list") > other)
    }

    /// as a subdomain or in a query, a listed word has no number.
    @Test func givesNoGainElsewhere_A20() throws {
        let tables = CodingTables.standard
        let name = try EncodableURL("https://a.co?menu=1")
        let segmented = try #require(RestBits.segmented(name, tables))
        // 1 (segmented), 11 (query), 01 (number), eight bits, then the letters of the name.
        var letters = BitString()
        var state = tables.segment.start(after: UInt8(ascii: "?"))
        #expect(tables.segment.encode("menu".utf8.span, from: &state, into: &letters))
        #expect(segmented.bits.count == 1 + 2 + 2 + 8 + letters.count)

        let value = try EncodableURL("https://a.co?p=menu")
        let ordered = try #require(RestBits.wordAndQuery(value, tables))
        letters = BitString()
        state = tables.segment.start(after: UInt8(ascii: "="))
        #expect(tables.segment.encode("menu".utf8.span, from: &state, into: &letters))
        #expect(ordered.bits.count == 1 + 2 + min(letters.count, 24))

        let host = try EncodableURL("https://menu.seeds.example")
        let bare = try EncodableURL("https://seeds.example")
        let difference = CompressedURL.cost(of: host).host - CompressedURL.cost(of: bare).host
        #expect(difference > 8)
    }

    /// a slash at the end costs bits.
    @Test(arguments: ["https://seeds.example", "https://seeds.example/menu", "https://a.co/x/y"])
    func paysForASlashAtTheEnd_A15(_ text: String) throws {
        #expect(try bits(of: text) < bits(of: text + "/"))
    }
}
