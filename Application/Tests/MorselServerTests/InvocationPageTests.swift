// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import Foundation
import HTTPTypes
import MorselRegistry
import MorselRegistrySQLite
import MorselRegistryTesting
import Testing
import WebFiles

@testable import MorselServer

struct InvocationPageTests {
    // C-16, C-27, C-33, O-14: the card is that of the experience with the longest prefix.
    @Test(
        arguments: [
            ("/menu", "Menu"), ("/menu/", "Menu"), ("/menu/today?x=1", "Menu"),
            ("/menu/cold", "Cold"), ("/menu/cold/berry", "Cold"), ("/menus", "All"), ("/", "All"),
        ]
    )
    func cardIsThatOfTheLongestPrefix(_ path: String, title: String) async throws {
        let site = try await SampleSite()
        try await site.register("https://fruta.example/", title: "All")
        try await site.register("https://fruta.example/menu", title: "Menu")
        try await site.register("https://fruta.example/menu/cold", title: "Cold")
        for host in ["fruta.example", "FRUTA.example:8080", "fruta.example.localhost:8080"] {
            let response = try await site.get(host + path)
            #expect(response.status == .ok)
            #expect(response.text.contains("<h1>\(title)</h1>"), "\(host)\(path)")
        }
    }

    // B-28, B-29, B-30, B-32, B-33: the page names the clip, app and image for banner and Messages.
    // D-20: the URL is that of the request.
    @Test func pageNamesItsClipAndImage() async throws {
        let site = try await SampleSite()
        try await site.register("https://fruta.example/menu")
        let response = try await site.get("fruta.example/menu?smoothie=berry%20blue&x=%3Cb%3E")
        #expect(response.headers[.contentType] == "text/html; charset=utf-8")
        let banner =
            "app-id=1525000000, app-clip-bundle-id=com.example.fruta.Clip, app-clip-display=card"
        let url = "https://fruta.example/menu?smoothie=berry%20blue&amp;x=%3Cb%3E"
        for part in [
            #"<meta name="apple-itunes-app" content="\#(banner)">"#,
            #"<meta property="og:title" content="Today&#39;s smoothie">"#,
            #"<meta property="og:description" content="Made while you wait">"#,
            #"<meta property="og:url" content="\#(url)">"#,
            #"<meta property="og:image" content="https://fruta.example/.morsel/blob/"#,
            #"data-url="\#(url)""#, ">View</button>", "https://apps.apple.com/app/id1525000000",
        ] {
            #expect(response.text.contains(part), "\(part)")
        }
    }

    @Test func registeredTextsAreEscaped() async throws {
        let site = try await SampleSite(appName: "Fruta</b><script>2</script>")
        let title = #"<script>alert("1")</script>'{{url}}"#
        try await site.register(
            "https://fruta.example/",
            title: title,
            subtitle: #""><img src=x onerror=1>"#
        )
        let text = try await site.get("fruta.example/?%22%3E%3Cscript%3E").text
        #expect(text.components(separatedBy: "<script src=\"\(WebFiles.folder)page/").count == 2)
        #expect(text.components(separatedBy: "<script").count == 3, "the page's own two")
        #expect(!text.contains("<img src=x"))
        #expect(text.contains("<h1>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;"))
        #expect(text.contains("content=\"&quot;&gt;&lt;img src=x onerror=1&gt;\""))
        #expect(text.contains("{{url}}"), "texts are not templates")
    }

    // A combining mark after a quotation mark forms one character with it, but HTML parsers see two.
    @Test func markupBeforeACombiningMarkIsEscaped() async throws {
        let mark = "\u{301}"
        let site = try await SampleSite(appName: "Fruta<\(mark)i>")
        let title = "0;url=https://nobody.example'\(mark)"
        try await site.register("https://fruta.example/menu", title: title, subtitle: "&\(mark)")
        for address in [
            "fruta.example/menu", "fruta.example/menu?x", "localhost/",
            "localhost/.morsel/card?url=https://fruta.example/menu",
        ] {
            let bytes = try await site.get(address).bytes
            let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
            for (before, after) in zip(scalars, scalars.dropFirst()) where after == "\u{301}" {
                #expect(before == ";", "\(address)")
            }
            #expect(scalars.contains("\u{301}"))
        }
    }

    @Test(
        arguments: [
            ("de-CH,de;q=0.9,en;q=0.8", "Bestelle einen Smoothie", "de"),
            ("ja,en;q=0.5,de;q=0.2", "Order a smoothie", "en"), ("*", "Order a smoothie", "en"),
            ("ja", "Order a smoothie", "en"),
        ]
    )
    func cardIsInTheVisitorsLanguage(_ header: String, subtitle: String, tag: String) async throws {
        let site = try await SampleSite()
        let text = try await site.get("fruta.example/", headers: [.acceptLanguage: header]).text
        #expect(text.contains(subtitle))
        #expect(text.contains("<html lang=\"\(tag)\">"))
    }

    // B-24, O-07: without a card there is no banner, and a visitor gets one plain sentence. The
    // reasons, with their rules, are on a separate page.
    @Test(
        arguments: [
            ("cinema.example/matinee", 404, "There is no App Clip here", "No experience covers"),
            ("nobody.example/", 404, "There is no App Clip here", "does not serve nobody.example"),
            ("[2001:db8::7]/", 404, "There is no App Clip here", "port"),
            ("a..b/", 404, "There is no App Clip here", "host"),
            ("cinema.example/tonight", 403, "cannot be opened here", "are not associated"),
            ("fruta.example/closed", 410, "is not available any more", "deactivated"),
            ("fruta.example/closed/now?x=1", 410, "is not available any more", "deactivated"),
            ("fruta.example/a|b", 400, "This address is not valid", "."),
            ("fruta.example/%zz", 400, "This address is not valid", "."),
        ]
    )
    func pageWithoutCardHasAMessage(
        _ address: String,
        status: Int,
        message: String,
        reason: String
    ) async throws {
        let site = try await SampleSite()
        try await site.register("https://fruta.example/closed", state: .deactivated)
        // The latest version of the clip no longer names the host.
        try await site.publish("cinema", hosts: ["cinema.example"])
        try await site.register("https://cinema.example/tonight", clip: "cinema")
        try await site.publish("cinema", version: "1.1", hosts: ["theatre.example"])

        let response = try await site.get(address)
        #expect(response.status.code == status)
        #expect(response.text.contains("<h1>"))
        #expect(response.text.contains(message), "\(response.text)")
        for part in ["apple-itunes-app", "<button", "<script", "morsel publish", "experience"] {
            #expect(!response.text.contains(part))
        }
        #expect(!response.text.contains(/[A-GO]-[0-9]{2}/), "no rule")

        let link = try #require(response.text.firstMatch(of: /href="(\/\.morsel\/why\?url=[^"]+)"/))
        let host = address.prefix { $0 != "/" }
        let why = try await site.get(host + String(link.1))
        let isURL = (try? InvocationURL("https://" + address)) != nil
        #expect(why.status == (isURL ? .ok : .badRequest))
        #expect(why.text.contains(reason), "\(why.text)")
        #expect(!why.text.contains("<script"))
    }

    @Test func whyHasTheRulesOfADecision() async throws {
        let site = try await SampleSite()
        let response = try await site.get(
            "fruta.example/.morsel/why?url=https%3A%2F%2Ffruta.example%2Fmenu%3Fwhy"
        )
        #expect(response.status == .ok)
        #expect(response.text.contains("Why this App Clip is offered"))
        #expect(response.text.contains("https://fruta.example/menu?why"))
        #expect(response.text.contains(/[A-GO]-[0-9]{2}/))
        // The invocation URL's own query has no meaning to the server.
        let page = try await site.get("fruta.example/menu?why")
        #expect(page.text.contains("Order a smoothie"))
        for query in ["", "?url=", "?url=pineapple", "?why"] {
            #expect(try await site.get("fruta.example/.morsel/why\(query)").status == .badRequest)
        }
    }

    // A card that the scanner found, or one sentence.
    @Test func scannedCardHasNoReasons() async throws {
        let site = try await SampleSite()
        // A code launches only advanced experiences.
        try await site.register("https://fruta.example/menu", title: "Order a smoothie")
        let card = try await site.get("localhost/.morsel/card?url=https://fruta.example/menu")
        #expect(card.status == .ok && card.text.contains("Order a smoothie"))
        let none = try await site.get("localhost/.morsel/card?url=https://nobody.example/")
        #expect(
            none.status == .notFound && none.text == "Check the link, or scan the code again.\n"
        )
        #expect(try await site.get("localhost/.morsel/card?url=x").status == .badRequest)
        #expect(try await site.get("localhost/.morsel/card").status == .badRequest)
    }

    @Test(arguments: [
        "/x", "//", "//health", "/health/", "/scan/x", "/diagnose/", "/menu", "/.morsel",
    ])
    func serverHasNoOtherPages(_ path: String) async throws {
        let site = try await SampleSite()
        for host in ["localhost", "127.0.0.1:8080", "[::1]"] {
            let response = try await site.get(host + path)
            #expect(response.status == .notFound)
            #expect(response.text.contains("Page not found"))
        }
    }

    // The router must not change any part of an invocation URL.
    @Test(
        arguments: [
            "", "/", "//", "//a", "/a//b", "/a/", "/a%2Fb", "/%2E%2E/a", "/../a", "/./a",
            "/.morsel",
            "//.morsel/web/page/page.js", "/%2Emorsel/web/page/page.js", "/.Morsel/health",
            "/health",
            "/scan", "/diagnose", "/**", "/:digest", "/a?b=%2F&c=//",
            "/" + String(repeating: "a/", count: 2_000),
        ]
    )
    func pathIsThatOfTheInvocationURL(_ path: String) async throws {
        let site = try await SampleSite()
        let response = try await site.get("fruta.example" + path)
        #expect(response.status == .ok)
        let url = "https://fruta.example" + (path.isEmpty ? "/" : path)
        let text = url.replacingOccurrences(of: "&", with: "&amp;")
        #expect(response.text.contains("<meta property=\"og:url\" content=\"\(text)\">"))
    }

    // C-16: the URLs of a deactivated experience belong to the next shorter prefix.
    @Test func deactivatedExperienceLeavesItsURLsToOthers() async throws {
        let site = try await SampleSite()
        try await site.register("https://fruta.example/", title: "All")
        try await site.register("https://fruta.example/closed", state: .deactivated)
        #expect(try await site.get("fruta.example/closed/now").text.contains("<h1>All</h1>"))
    }

    // C-33: a change is effective for the next request.
    @Test func changesAreEffectiveAtOnce() async throws {
        let site = try await SampleSite()
        #expect(try await site.get("fruta.example/fair").text.contains("Order a smoothie"))
        let id = try await site.register("https://fruta.example/fair", title: "Fair")
        #expect(try await site.get("fruta.example/fair").text.contains("<h1>Fair</h1>"))
        try await site.registry.setState(.deactivated, of: id)
        #expect(try await site.get("fruta.example/fair").status == .gone)
        try await site.registry.setState(.published, of: id)
        #expect(try await site.get("fruta.example/fair").status == .ok)
    }
}
