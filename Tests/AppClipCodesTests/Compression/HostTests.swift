// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import AppClipCodes

/// The cost of hosts, in bits.
@Suite struct HostTests {
    /// `appclip` costs less than any other name.
    @Test(arguments: ["appclub", "shop", "go", "www", "a", "m"])
    func codesAppClipMoreCheaply_A16(_ label: String) throws {
        let cheap = try bits(of: "https://appclip.seeds.example")
        #expect(try cheap < bits(of: "https://\(label).seeds.example"))
        #expect(try cheap == bits(of: "https://seeds.example"))
    }

    /// it is special only as the first label.
    @Test func countsAppClipInFrontOnly_A17() throws {
        func isSpecial(_ text: String) throws -> Bool {
            let compressed = try CompressedURL(try EncodableURL(text))
            // The third bit is the flag.
            var reader = try #require(BitReader(compressed.payload))
            _ = reader.next()
            return reader.next() == true
        }
        #expect(try isSpecial("https://appclip.seeds.example"))
        #expect(try isSpecial("https://appclip.eu.seeds.example"))
        #expect(try isSpecial("https://appclip.appclip.com"))
        #expect(try !isSpecial("https://eu.appclip.seeds.example"))
        #expect(try !isSpecial("https://appclips.seeds.example"))
        #expect(try !isSpecial("https://seeds.example"))
    }

    /// fewer labels, and no `www`, cost less.
    @Test func codesShortHostsMoreCheaply_A11_A12() throws {
        let labels = ["a", "b", "c", "seeds", "example"]
        let costs = try (0..<4).map { first in
            try bits(of: "https://" + labels[first...].joined(separator: "."))
        }
        #expect(costs == costs.sorted(by: >))
        #expect(Set(costs).count == 4)
        #expect(try bits(of: "https://www.seeds.example/x") > bits(of: "https://seeds.example/x"))
    }

    @Test func readsBackEveryTopLevelDomain_A75() throws {
        let listed = TopLevelDomains.frequent.words + TopLevelDomains.others.words
        #expect(listed.count == 133)
        #expect(Set(listed).count == 133)
        for word in listed {
            let domain = String(decoding: word, as: UTF8.self)
            for start in ["https://seeds.", "https://appclip.a.b.", "https://x--."] {
                let url = try EncodableURL(start + domain, spelling: .generator)
                #expect(try CompressedURL(url).payload.url() == url)
            }
        }
    }

    /// The code words of the frequent domains form a complete code.
    @Test func hasAPrefixCodeOfFrequentDomains() {
        let words = TopLevelDomains.frequentCodeWords
        #expect(words.count == TopLevelDomains.frequent.words.count)
        #expect(words.reduce(0) { $0 + 1 << (7 - $1.width) } == 128)
        for (index, word) in words.enumerated() {
            for (other, longer) in words.enumerated() where other != index {
                let isPrefix =
                    longer.width >= word.width
                    && longer.bits >> UInt32(longer.width - word.width) == word.bits
                #expect(!isPrefix)
            }
        }
    }

    /// Hosts that no server can have, but that the format allows.
    @Test(arguments: [
        "https://.com", "https://..", "https://.", "https://a..com", "https://a.com.",
        "https://-.-", "https://appclip..", "https://appclip.appclip.appclip.com",
        "https://1.2.3.4", "https://.com/", "https://./?p=1",
    ])
    func readsBackOddHosts_A75(_ text: String) throws {
        let url = try EncodableURL(text, spelling: .generator)
        let payload = try CompressedURL(url).payload
        #expect(try payload.url() == url)
        #expect(payload.isCanonical())
    }
}
