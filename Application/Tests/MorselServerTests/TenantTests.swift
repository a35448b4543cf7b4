// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import HTTPTypes
import MorselRegistry
import MorselRegistrySQLite
import MorselRegistryTesting
import Testing

@testable import MorselServer

/// The files of a clip, which are on the clip's hosts and nowhere else.
struct TenantTests {
    /// Returns a site with two clips, each with its own host and its own icon.
    private func site() async throws -> SampleSite {
        let site = try await SampleSite()
        try await site.publish(
            "cinema",
            appName: "Cinema",
            hosts: ["cinema.example"],
            icon: "own.png",
            iconMark: 9
        )
        return site
    }

    @Test func filesAreOnTheHostsOfTheirClip() async throws {
        let site = try await site()
        let digest = Digest(of: Sample.png(mark: 9))
        let addresses = [
            "/.morsel/blob/\(digest.text)",
            "/.morsel/assets/ABCDE12345.com.example.cinema.Clip/own.png",
        ]
        for address in addresses {
            for host in ["cinema.example", "localhost"] {
                let own = try await site.get(host + address)
                #expect(own.status == .ok, "\(host)")
                #expect(own.headers[.contentType] == "image/png")
                #expect(own.bytes == Sample.png(mark: 9))
            }
            for host in ["fruta.example", "nobody.example"] {
                let other = try await site.get(host + address)
                #expect(other.status == .notFound)
                #expect(other.text == "There is no such file.\n")
            }
        }
    }

    /// The image of an experience is a file of its clip.
    @Test func imagesOfCardsAreOnTheHostsOfTheirClip() async throws {
        let site = try await site()
        try await site.register("https://cinema.example/tonight", clip: "cinema", mark: 7)
        let address = "/.morsel/blob/\(Digest(of: Sample.png(mark: 7)).text)"
        #expect(try await site.get("cinema.example" + address).status == .ok)
        #expect(try await site.get("fruta.example" + address).status == .notFound)
    }

    /// Uploads that are opened directly run nothing, whatever they are.
    @Test func uploadsRunNothing() async throws {
        let site = try await site()
        let digest = Digest(of: Sample.module)
        let response = try await site.get("cinema.example/.morsel/blob/\(digest.text)")
        #expect(response.headers[.contentSecurityPolicy]?.contains("sandbox") == true)
        #expect(response.headers[.xContentTypeOptions] == "nosniff")
    }

    /// A scanner on one host offers the link to another one, but not its clip.
    @Test func scannerOffersTheClipsOfItsHost() async throws {
        let site = try await site()
        try await site.register("https://cinema.example/tonight", clip: "cinema")
        let card = "/.morsel/card?url=https%3A%2F%2Fcinema.example%2Ftonight"
        #expect(try await site.get("cinema.example" + card).status == .ok)
        #expect(try await site.get("localhost" + card).status == .ok)
        for host in ["fruta.example", "nobody.example"] {
            let refused = try await site.get(host + card)
            #expect(refused.status == .forbidden)
            #expect(refused.text == "This App Clip cannot be opened here\n")
        }
    }
}

/// Pages of cards, which are rendered once for all URLs.
struct CardPageTests {
    @Test(arguments: [
        "/menu", "/menu?a=1&b=%22%27%3C", "/menu?x='%2527&y=(\u{24})",
        "/menu?" + String(repeating: "long", count: 100),
    ])
    func eachURLHasAPageOfItsOwn(_ path: String) async throws {
        let site = try await SampleSite()
        try await site.register("https://fruta.example/menu")
        let before = try await site.get("fruta.example/menu?other")
        let page = try await site.get("fruta.example" + path)
        #expect(page.status == .ok)
        let url = "https://fruta.example\(path)"
        #expect(page.text.contains("data-url=\"\(url.escaped(for: .anyAttribute))\""))
        let code = "qr.svg?url=\(PercentEncoding.encoded(url))\""
        #expect(page.text.contains(code) == (url.utf8.count <= 300))
        #expect(!page.text.contains("menu?other") && before.text.contains("menu?other"))
        // The second time, the page comes from memory.
        #expect(try await site.get("fruta.example" + path).bytes == page.bytes)
    }

    @Test func aChangeMakesAnotherPage() async throws {
        let site = try await SampleSite()
        let id = try await site.register("https://fruta.example/menu", title: "Before")
        #expect(try await site.get("fruta.example/menu").text.contains("Before"))
        try await site.registry.setState(.deactivated, of: id)
        try await site.register("https://fruta.example/menu", title: "After")
        #expect(try await site.get("fruta.example/menu").text.contains("After"))
        let german = try await site.get("fruta.example/menu", headers: [.acceptLanguage: "de"])
        #expect(german.text.contains("Ansehen"))
    }
}
