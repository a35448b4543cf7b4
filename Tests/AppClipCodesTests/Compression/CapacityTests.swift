// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import Testing

/// The capacity of a code, and the error if it is exceeded.
@Suite struct CapacityTests {
    /// O-02: 128 bits, and the number of excess bits.
    @Test func rejectsMoreThan128Bits_A06_A08_O02() throws {
        #expect(CompressedURL.limit == 128)
        var text = "https://seeds.example/"
        var fitting = 0
        for letter in "qzxjvkwqzxjvkwqzxjvkwqzxjvkw" {
            text.append(letter)
            let url = try EncodableURL(text)
            let cost = CompressedURL.cost(of: url)
            if cost.total <= 128 {
                fitting += 1
                #expect(try CompressedURL(url).bits == cost.total)
            } else {
                let error = try #require(throws: CompressedURL.TooLongError.self) {
                    try CompressedURL(url)
                }
                #expect(error.cost == cost)
                #expect(error.bits == cost.total)
                #expect(error.limit == 128)
            }
        }
        #expect((1..<28).contains(fitting))
    }

    /// 40 characters can fit or not.
    @Test func dependsOnTheCharacters_A07() throws {
        let cheap = "https://appclip.seeds.com/menu?p=1000000"
        let dear = "https://xq7zk.jw9vqx.example/ZqX-vJ_kWy7"
        #expect(cheap.utf8.count == 40)
        #expect(dear.utf8.count == 40)
        #expect(try bits(of: cheap) <= 128)
        #expect(try bits(of: dear) > 128)
    }

    /// both the boundary between the versions of a code and that of the capacity are reached.
    @Test func meetsTheBoundaries_A06() throws {
        var seen: Set<Int> = []
        for row in try VectorFile.rows("differential.csv") { seen.insert(Int(row[1]) ?? 0) }
        #expect(seen.isSuperset(of: [112, 113, 127, 128, 129]))
    }

    @Test func saysWhichURLIsTooLong_A08() throws {
        let text = "https://seeds.example/" + String(repeating: "Z_", count: 20)
        let url = try EncodableURL(text)
        let error = try #require(throws: AppClipCode.EncodingError.self) { try AppClipCode(text) }
        let tooLong = try #require(throws: CompressedURL.TooLongError.self) {
            try CompressedURL(url)
        }
        #expect(error == .tooLong(tooLong))
        #expect(tooLong.cost.path > tooLong.cost.host)
    }

    /// the text is refused with its error before anything is generated.
    @Test func saysWhichCharacterIsInvalid_A09() throws {
        let text = "https://seeds.example/a b"
        let fault = try #require(throws: EncodableURL.ParsingError.self) { try EncodableURL(text) }
        let error = try #require(throws: AppClipCode.EncodingError.self) { try AppClipCode(text) }
        #expect(error == .url(fault))
        #expect(fault.bytes == [0x20])
    }

    /// Very long texts are also measured, and quickly.
    @Test(arguments: ["9", "a", "Z", "%41", "/a", "&p=1", "a=b&"])
    func measuresTheLongestTexts(_ piece: String) throws {
        let room = EncodableURL.longestText - "https://a.co/?".utf8.count
        let rest = String(repeating: piece, count: room / piece.utf8.count)
        #expect(try bits(of: "https://a.co/?" + rest) > 128)
    }

    @Test func countsBitsOfEachPart() throws {
        let url = try EncodableURL("https://appclip.seeds.example/menu?q=7#z")
        let cost = CompressedURL.cost(of: url)
        #expect(cost.overhead > 0 && cost.host > 0 && cost.path > 0)
        #expect(cost.query > 0 && cost.fragment > 0)
        let sum = cost.overhead + cost.host + cost.path + cost.query + cost.fragment
        #expect(cost.total == sum)
        let bare = CompressedURL.cost(of: try EncodableURL("https://seeds.example"))
        #expect(bare.path == 0 && bare.query == 0 && bare.fragment == 0)
        #expect(bare.total == bare.overhead + bare.host)
    }
}
