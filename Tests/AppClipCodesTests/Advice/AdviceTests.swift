// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import Testing

/// A3: cheaper spellings of a URL.
@Suite struct AdviceTests {
    private func advice(_ kind: Advice.Kind, for text: String) throws -> Advice? {
        try EncodableURL(text).advice().first { $0.kind == kind }
    }

    /// Each kind of advice for an example of its rule.
    @Test(arguments: [
        (Advice.Kind.dropWWW, "https://www.seeds.example/x", "https://seeds.example/x"),
        (.dropSubdomain, "https://a.b.c.seeds.example", "https://b.c.seeds.example"),
        (.useAppClipSubdomain, "https://eu.seeds.example", "https://appclip.seeds.example"),
        (
            .moveAppClipSubdomain, "https://eu.appclip.seeds.example",
            "https://appclip.eu.seeds.example"
        ),
        (.dropTrailingSlash, "https://seeds.example/", "https://seeds.example"),
        (.dropTrailingSlash, "https://seeds.example/menu/", "https://seeds.example/menu"),
        (.useListedWord, "https://seeds.example/Menus", "https://seeds.example/menu"),
        (
            .moveComponentsToArguments, "https://seeds.example/shop/17",
            "https://seeds.example/shop?p=17"
        ),
        (.useOrderedNames, "https://seeds.example/?state=open", "https://seeds.example/?p=open"),
        (
            .useOrderedNames, "https://seeds.example/shop?p1=1&p=2",
            "https://seeds.example/shop?p=1&p1=2"
        ),
        (.useDecimalValue, "https://seeds.example/?p=F2C4A1", "https://seeds.example/?p=15910049"),
        (.dropLeadingZeros, "https://seeds.example/?p=0000042", "https://seeds.example/?p=42"),
        (
            .shortenIdentifier,
            "https://seeds.example/?p=9F1C6D2E-4B7A-4D5C-8E3F-0A1B2C3D4E5F",
            "https://seeds.example/?p=123456"
        ),
        (
            .hashQuery, "https://seeds.example/?product=strawberry-seeds&size=large&lang=en",
            "https://seeds.example/?p=1234567890"
        ),
        (.dropFragment, "https://seeds.example/menu#top", "https://seeds.example/menu"),
    ])
    func offersACheaperURL_A10_A11_A12_A13_A14_A15_A16_A17_A18_A21_A22_A23(
        _ kind: Advice.Kind,
        _ text: String,
        better: String
    ) throws {
        let found = try #require(try advice(kind, for: text))
        #expect(found.url == better)
        #expect(try found.bits == bits(of: better))
        #expect(try found.savedBits == bits(of: text) - bits(of: better))
        #expect(found.savedBits > 0)
    }

    /// Each proposal is a URL, saves the stated bits, and is listed once, the best first.
    @Test func savesTheBitsThatItSays() throws {
        var urls = RandomURL(seed: 3)
        var kinds: Set<Advice.Kind> = []
        for _ in 0..<trials(4_000) {
            let url = try EncodableURL(urls.next(), spelling: .generator)
            let now = CompressedURL.cost(of: url).total
            let all = url.advice()
            #expect(Set(all.map(\.kind)).count == all.count)
            #expect(Set(all.map(\.url)).count == all.count)
            #expect(all.map(\.savedBits) == all.map(\.savedBits).sorted(by: >))
            for advice in all {
                kinds.insert(advice.kind)
                #expect(advice.savedBits > 0)
                let other = try EncodableURL(advice.url, spelling: .generator)
                #expect(CompressedURL.cost(of: other).total == advice.bits)
                #expect(advice.bits + advice.savedBits == now)
            }
        }
        #expect(kinds.count >= 10)
    }

    /// The combination is at least as good as the best single proposal that keeps the content of the URL.
    @Test func joinsWhatSaves_A12_A15_A18_A21() throws {
        let text = "https://www.seeds.example/shop/17/?colour=9"
        let all = try EncodableURL(text).advice()
        let everything = try #require(all.first { $0.kind == .everything })
        #expect(everything.url == "https://seeds.example/shop?p=17&p1=9")
        for kind in [Advice.Kind.dropWWW, .moveComponentsToArguments, .useOrderedNames] {
            let alone = try #require(all.first { $0.kind == kind })
            #expect(alone.savedBits < everything.savedBits)
        }
    }

    /// also if the URL does not fit at all.
    @Test func helpsAURLThatIsTooLong_A23() throws {
        let text =
            "https://seeds.example/?utm_source=newsletter&utm_campaign=Spring-Seeds-2026&x=y"
        #expect(try bits(of: text) > 128)
        let found = try #require(try advice(.hashQuery, for: text))
        #expect(found.bits <= 128)
    }

    /// If there is nothing better, there is no advice.
    @Test(arguments: ["https://a.co", "https://a.co/menu", "https://a.co/?p=1", "https://a.co/x"])
    func offersNothingThatSavesNothing(_ text: String) throws {
        #expect(try EncodableURL(text).advice() == [])
    }

    @Test(arguments: [
        // The bare domain cannot lose a label; `p` already is an ordered name.
        (Advice.Kind.dropWWW, "https://www.com"), (.dropSubdomain, "https://seeds.example"),
        (.useAppClipSubdomain, "https://appclip.seeds.example"),
        (.moveAppClipSubdomain, "https://appclip.seeds.example"),
        (.moveAppClipSubdomain, "https://appclip.com.appclip"),
        (.useOrderedNames, "https://seeds.example/shop?p=1&p1=2"),
        (.useOrderedNames, "https://seeds.example/?flag"),
        (.useListedWord, "https://seeds.example/menu"),
        (.useListedWord, "https://seeds.example/zq"),
        (.useDecimalValue, "https://seeds.example/?p=42"),
        (.useDecimalValue, "https://seeds.example/?p=cafe"),
        (.dropLeadingZeros, "https://seeds.example/?p=0"),
        (.dropTrailingSlash, "https://seeds.example/?p=1"),
        (.moveComponentsToArguments, "https://seeds.example/menu"),
        (.dropFragment, "https://seeds.example/menu"),
    ])
    func doesNotOfferWhatDoesNotApply(_ kind: Advice.Kind, _ text: String) throws {
        #expect(try advice(kind, for: text) == nil)
    }

    // MARK: URLs that do not fit

    /// a number replaces a part that is too long, after a listed word.
    @Test(arguments: [
        (
            Advice.Kind.replacePath,
            "https://seeds.example/gardens/wildflowers/menu/strawberry-blossom-honey",
            "https://seeds.example/menu?p=17"
        ),
        (
            .replacePath, "https://seeds.example/gardens/wildflowers-of-the-alps?lang=en",
            "https://seeds.example/?p=17&p1=en"
        ),
        (
            .replaceEverythingAfterHost,
            "https://seeds.example/Recipes/wildflower-honey/zq?x=1&y=jkzzqx#more",
            "https://seeds.example/recipes?p=17"
        ),
        (
            .shortenHostAndReplace,
            "https://zaqxswcdevfrbgt.wildflowers.seeds.example/x?p=1",
            "https://appclip.wildflowers.seeds.example/?p=17"
        ),
    ])
    func proposesWhatFits_A10_A18_A23(
        _ kind: Advice.Kind,
        _ text: String,
        better: String
    ) throws {
        #expect(try bits(of: text) > 128)
        let found = try #require(try advice(kind, for: text))
        #expect(found.url == better)
        #expect(found.fits)
        #expect(found.bits <= 128)
    }

    /// If any URL fits with a host, one that fits is proposed, whatever follows the host.
    @Test func alwaysProposesWhatFitsAfterAShortHost() throws {
        var urls = RandomURL(seed: 8)
        var count = 0
        for trial in 0..<trials(4_000) {
            let random = try EncodableURL(urls.next(), spelling: .generator)
            let hosts = ["seeds.example", "www.seeds.example", "a.bc", "appclip.example.com"]
            let rest = random.canonicalText.dropFirst("https://".count + random.host.utf8.count)
            let text = "https://" + hosts[trial % hosts.count] + rest
            guard let url = try? EncodableURL(text), CompressedURL.cost(of: url).total > 128 else {
                continue
            }
            count += 1
            let fits = url.advice().contains { $0.fits }
            #expect(fits, "\(text)")
        }
        #expect(count > 100)
    }

    /// Numbers in place of a URL's content are the last resort.
    @Test func keepsTheContentOfAURLThatFits() throws {
        var urls = RandomURL(seed: 9)
        for _ in 0..<trials(1_000) {
            let url = try EncodableURL(urls.next(), spelling: .generator)
            guard CompressedURL.cost(of: url).total <= 128 else { continue }
            for advice in url.advice() {
                #expect(advice.fits)
                #expect(
                    ![.replacePath, .replaceEverythingAfterHost, .shortenHostAndReplace]
                        .contains(advice.kind)
                )
            }
        }
    }

    /// If no URL fits with a host, the proposal says so.
    @Test func saysWhatDoesNotFitEither() throws {
        let text = "https://zqxjkvwzqxjkvwzqxjkvwzqxjkvw.zzqx/menu/strawberry-blossom"
        let all = try EncodableURL(text).advice()
        #expect(!all.isEmpty)
        #expect(!all.contains { $0.fits })
    }

    /// Only Apple can set up a host of Apple's.
    @Test(arguments: [
        "https://appclip.apple.com/id?p=com.example.naturelab.backyardbirds.Clip&token=abcdefghij",
        "https://www.apple.com/shop/", "https://apple.com/iphone/",
        "https://a.b.apple.com/wildflowers-of-the-alps/and-of-the-sea",
    ])
    func neverProposesAHostOfApple(_ text: String) throws {
        #expect(try EncodableURL(text).advice() == [])
    }

    @Test(arguments: ["https://www.pineapple.com/", "https://apple.com.example/x/17"])
    func aHostThatOnlyLooksLikeApplesIsAHost(_ text: String) throws {
        #expect(try EncodableURL(text).advice().count > 0)
    }

    /// Nobody owns `co.uk`, so a label before it cannot be dropped or replaced.
    @Test(arguments: ["https://seeds.co.uk/", "https://www.com.au/", "https://seeds.ne.jp/menu/"])
    func keepsTheLabelThatIsSomebodys(_ text: String) throws {
        let url = try EncodableURL(text)
        for advice in url.advice() { #expect(advice.url.hasPrefix("https://\(url.host)")) }
    }
}
