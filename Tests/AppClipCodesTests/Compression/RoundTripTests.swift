// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import AppClipCodes

/// A-75: one code encodes exactly one URL.
@Suite struct RoundTripTests {
    /// URLs that the open implementations do not restore.
    @Test(arguments: [
        "https://a.co/007", "https://a.co/?p=007", "https://a.co/?id=00", "https://a.co/00/0",
        "https://a.co/?p=0&p1=00", "https://a.co/a//b", "https://a.co/a///b/", "https://a.co/a//",
        "https://a.co/?p=1&&p1=2", "https://a.co/?p=1&", "https://a.co/?&p=1", "https://a.co/?&",
        "https://a.co/?a", "https://a.co/?a&b=1", "https://a.co/?=", "https://a.co/?=1",
        "https://a.co/?a=b=c", "https://a.co/?a==", "https://a.co/a?", "https://a.co/",
        "https://a.co/#", "https://a.co/#a", "https://a.co#a", "https://a.co?a#b",
        "https://a.co/a#b?c", "https://a.co/a?b?c=/d", "https://a.co/a/b/?c=1",
        "https://a.co/menu/", "https://a.co/%00", "https://a.co/%2f", "https://a.co/%2F",
        "https://a.co/[]", "https://a.co/-", "https://a.co/.", "https://a.co/..",
    ])
    func keepsWhatCouldBeLost_A75(_ text: String) throws {
        let url = try EncodableURL(text)
        let compressed = try CompressedURL(url)
        #expect(try compressed.payload.url() == url)
        #expect(try compressed.payload.url().canonicalText == url.canonicalText)
        #expect(compressed.payload.isCanonical())
    }

    /// Any URL that fits is restored; one that does not fit is refused with its cost.
    @Test func decodesAnyEncodedURL_A75_A06() throws {
        var urls = RandomURL(seed: 75)
        var fitting = 0
        var rejected = 0
        for _ in 0..<trials(100_000) {
            let url = try EncodableURL(urls.next(), spelling: .generator)
            let cost = CompressedURL.cost(of: url)
            do {
                let compressed = try CompressedURL(url)
                fitting += 1
                #expect(compressed.cost == cost)
                #expect(compressed.payload.significantBits == cost.total, "\(url)")
                let read = try compressed.payload.url()
                #expect(read == url)
                #expect(read.canonicalText == url.canonicalText)
            } catch let error as CompressedURL.TooLongError {
                rejected += 1
                #expect(cost.total > 128)
                #expect(error.cost == cost, "\(url)")
            }
        }
        #expect(fitting > trials(20_000))
        #expect(rejected > trials(20_000))
    }

    /// Different URLs have different payloads.
    @Test func distinguishesDifferentURLs_A75() throws {
        var urls = RandomURL(seed: 76)
        var byPayload: [Payload: EncodableURL] = [:]
        for _ in 0..<trials(50_000) {
            let url = try EncodableURL(urls.next(), spelling: .generator)
            guard let compressed = try? CompressedURL(url) else { continue }
            let other = byPayload.updateValue(url, forKey: compressed.payload)
            #expect(other == nil || other == url)
        }
        #expect(byPayload.count > trials(5_000))
    }
}
