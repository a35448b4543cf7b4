// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipTypes
import HTTPTypes
import MorselRegistry
import MorselRegistrySQLite
import MorselRegistryTesting
import Mustache
import NIOHTTP1
import Testing

@testable import MorselServer

/// Pages of experiences whose clip was already decided about for another URL of the host.
struct CardCacheTests {
    private static let headers = ["", "de-AT,en;q=0.5", "ar-EG", "zh-TW,ja", "fr"]
    private static let texts: [[String: CardText]] = [
        ["en": CardText(title: "Today's smoothie", subtitle: "Made while you wait")],
        ["de": CardText(title: "<b>\"1\" & '2'</b>", subtitle: "{{title}}")],
        [
            "en": CardText(title: "Tonight", subtitle: ""),
            "ar": CardText(title: "الليلة", subtitle: "فيلم"),
            "zh-Hant": CardText(title: nil, subtitle: "今晚"),
        ],
    ]

    private func register(_ site: SampleSite) async throws -> [String] {
        let image = try await site.registry.add(ImageFile(Sample.png()))
        var addresses: [String] = []
        for number in 0..<72 {
            let host = number.isMultiple(of: 4) ? "cinema.example" : "fruta.example"
            let clip = number.isMultiple(of: 2) ? "cinema" : "fruta"
            let words = Self.texts[number / 2 % 3]
            let texts = words.map { (Language($0.key) ?? .english, $0.value) }
            let address = "\(host)/item/\(number)"
            _ = try await site.registry.insert(
                NewExperience(
                    clip: try AppIdentifier("ABCDE12345.com.example.\(clip).Clip"),
                    url: try RegisteredURL(InvocationURL("https://\(address)")),
                    card: CardMetadata(
                        verb: Verb.allCases[number / 6 % 3],
                        image: number / 18 % 2 == 0 ? image : nil,
                        defaultLanguage: texts.map(\.0).min() ?? .english,
                        texts: Dictionary(uniqueKeysWithValues: texts)
                    ),
                    isPoweredBy: number / 36 == 0,
                    place: number % 5 == 0 ? Place(latitude: 48, longitude: 11) : nil,
                    category: number % 7 == 0 ? .shopping : nil
                )
            )
            let tail = ["", "/more?a='1'&b=%22", "?" + String(repeating: "long", count: 90)]
            addresses.append(address + tail[number % 3])
        }
        return addresses
    }

    // C-16, D-08: a page that is assembled has the same bytes as one that is rendered as a whole,
    // after a decision of its own.
    @Test func pageIsThatOfItsOwnDecision() async throws {
        let site = try await SampleSite(appName: "Fruta & <Söhne>")
        try await site.publish(
            "cinema",
            hosts: ["cinema.example", "fruta.example"],
            icon: "icon.png"
        )
        let addresses = try await register(site)
        try await site.responder.snapshots.refresh()
        for address in addresses {
            for header in Self.headers {
                let languages = Language.preferred(in: header)
                let language = PageLanguage(for: languages)
                let url = try InvocationURL("https://\(address)")
                let decision = try VisitorDevice(linkHosts: [])
                    .decision(
                        about: url,
                        languages: languages,
                        in: site.responder.snapshots.value,
                        at: Timestamp(secondsSince1970: 0)
                    )
                let (card, build) = try #require(decision.card)
                let model = CardModel(card, build, url, in: language)
                let whole = CardTemplates.page[language].render(model)
                for _ in 0..<3 {
                    let page = try await site.get(address, headers: [.acceptLanguage: header])
                    #expect(page.status == .ok && page.text == whole, "\(address) in \(header)")
                }
            }
        }
    }

    // C-33: a decision about a clip is reused only until something changes.
    @Test func changeOfTheClipHoldsForAllItsPages() async throws {
        let site = try await SampleSite()
        for path in ["/a", "/b", "/c"] {
            try await site.register("https://fruta.example\(path)", title: "Item \(path)")
            let page = try await site.get("fruta.example\(path)")
            #expect(page.status == .ok && page.text.contains("<h1>Item \(path)</h1>"))
        }
        try await site.publish(appName: "Fresh", version: "1.1")
        for path in ["/a", "/b", "/c"] {
            let page = try await site.get("fruta.example\(path)").text
            #expect(page.contains("<bdi>Fresh</bdi>") && !page.contains("<bdi>Fruta</bdi>"))
        }
        try await site.publish(version: "1.2", hosts: ["other.example"])
        for path in ["/a", "/b", "/c"] {
            #expect(try await site.get("fruta.example\(path)").status == .forbidden)
        }
    }

    // C-07: on a host of generated links, a link takes precedence over the experience that covers it.
    @Test func generatedLinkIsDecidedAnew() async throws {
        let host = try HostName("fruta.example")
        let site = try await SampleSite(linkHosts: [host])
        try await site.register("https://fruta.example/", title: "All")
        let link = "fruta.example/id?p=com.example.fruta.Clip"
        for _ in 0..<2 {
            let page = try await site.get(link)
            #expect(page.status == .ok && page.text.contains("<h1>Fruta</h1>"))
            _ = try await site.get("fruta.example/other")
        }
    }

    // A page is cached when it is requested for the second time.
    @Test func pageIsKeptWhenRequestedAgain() async throws {
        let site = try await SampleSite()
        let snapshot = try await site.responder.snapshots.refresh()
        let pages = RecentPages()
        let head = HTTPRequestHead(
            version: .http1_1,
            method: .GET,
            uri: "/",
            headers: ["host": "fruta.example"]
        )
        let key = RecentPages.Key(try SiteRequest(head, client: ""))
        let page = SiteResponse.line(.ok, "page")
        pages.keep(page, for: key, in: snapshot)
        #expect(pages.page(for: key, in: snapshot) == nil)
        pages.keep(page, for: key, in: snapshot)
        #expect(pages.page(for: key, in: snapshot) != nil)
        try await site.register("https://fruta.example/menu")
        let next = try await site.responder.snapshots.refresh()
        #expect(pages.page(for: key, in: next) == nil)
    }
}
