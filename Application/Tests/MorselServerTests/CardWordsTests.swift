// SPDX-License-Identifier: Apache-2.0

import HTTPTypes
import Testing

@testable import MorselServer

/// The texts of a card besides its title and subtitle.
struct CardWordsTests {
    // D-26: the card's own texts are in the visitor's language, whatever languages the experience
    // has.
    @Test(
        arguments: [
            ("de-AT", "Öffnen", "App laden", "lang=\"de\" dir=\"ltr\""),
            ("ja,en;q=0.5", "開く", "アプリを入手", "lang=\"ja\" dir=\"ltr\""),
            ("ar-EG,en;q=0.5", "فتح", "الحصول على التطبيق", "lang=\"ar\" dir=\"rtl\""),
            ("he-IL", "פתיחה", "קבלת האפליקציה", "lang=\"he\" dir=\"rtl\""),
            ("zh-TW", "打開", "取得 App", "lang=\"zh-Hant\" dir=\"ltr\""),
            ("eo", "Open", "Get the app", "lang=\"en\" dir=\"ltr\""),
        ]
    )
    func fixedWordsAreInTheVisitorsLanguage(
        _ header: String,
        verb: String,
        link: String,
        attributes: String
    ) async throws {
        let site = try await SampleSite()
        try await site.register("https://fruta.example/menu")
        let fields: HTTPFields = [.acceptLanguage: header]
        let page = try await site.get("fruta.example/", headers: fields).text
        #expect(page.contains(">\(verb)</button>"))
        #expect(page.contains(">\(link)</a>"))
        #expect(page.contains("<section class=\"sheet\" \(attributes) role=\"dialog\""))
        // The text of the experience keeps its own language, in the page as on the card.
        let text = try await site.get("fruta.example/menu", headers: fields).text
        #expect(text.contains("<html lang=\"en\">"))
        #expect(text.contains("<bdi lang=\"en\">Today&#39;s smoothie</bdi>"))

        // The scanner's card: in the language of the header, or of the page.
        let address = "localhost/.morsel/card?url=https://fruta.example/menu"
        let part = try await site.get(address, headers: fields).text
        #expect(part.hasPrefix("<section class=\"sheet\" \(attributes)"))
        let known = try await site.get("\(address)&languages=\(header)").text
        #expect(known == part)
        let other = try await site.get("\(address)&languages=fr", headers: fields).text
        #expect(other.contains("lang=\"fr\" dir=\"ltr\""))
    }

    // The page of an experience in Arabic is laid out from right to left.
    @Test func documentHasTheDirectionOfItsLanguage() async throws {
        let site = try await SampleSite()
        try await site.register("https://fruta.example/ar", language: "ar")
        try await site.register("https://fruta.example/fr", language: "fr")
        let arabic = try await site.get("fruta.example/ar").text
        #expect(arabic.contains("<html lang=\"ar\" dir=\"rtl\">"))
        #expect(arabic.contains("<section class=\"sheet\" lang=\"en\" dir=\"ltr\""))
        #expect(try await site.get("fruta.example/fr").text.contains("<html lang=\"fr\">"))
    }

    // The icon is an asset of the build, or else a letter. D-66: the card lists what a clip in a
    // browser cannot do.
    @Test func cardHasIconAndNotes() async throws {
        let site = try await SampleSite(appName: "fruta")
        let without = try await site.get("fruta.example/").text
        #expect(without.contains("<span class=\"icon\" aria-hidden=\"true\">F</span>"))
        #expect(without.contains("href=\"data:,\""))
        try await site.publish(version: "1.1", icon: "icon.png")
        let with = try await site.get("fruta.example/").text
        let icon = try #require(with.firstMatch(of: /<image href="([^"]+)"/)).1
        #expect(try await site.get("fruta.example\(icon)").status == .ok)
        #expect(with.contains("data-icon=\"\(icon)\""))
        #expect(with.contains("<link rel=\"icon\" href=\"\(icon)\">"))
        for text in [without, with] {
            #expect(text.contains("Nothing is installed."))
            #expect(text.contains("Sends no notifications and does not use your location."))
            #expect(text.contains("aria-label=\"Close\" hidden>"), "only the script can close it")
        }
    }

    // On a large screen, there is a QR code of the same URL, but not one that is too dense for a
    // camera.
    @Test func pageHasACodeForThePhone() async throws {
        let site = try await SampleSite()
        let text = try await site.get("fruta.example/menu?a=b").text
        let source = "/.morsel/qr.svg?url=https%3A%2F%2Ffruta.example%2Fmenu%3Fa%3Db"
        #expect(text.contains("<img src=\"\(source)\""))
        #expect(try await site.get("fruta.example\(source)").status == .ok)
        let long = try await site.get("fruta.example/" + String(repeating: "a", count: 400)).text
        #expect(!long.contains("qr.svg"))
    }

    // A name with markup is escaped everywhere.
    @Test func namesAreEscaped() async throws {
        let site = try await SampleSite(appName: "<i>Fruta</i>")
        let text = try await site.get("fruta.example/").text
        #expect(!text.contains("<i>"))
        #expect(text.contains("aria-label=\"&lt;i&gt;Fruta&lt;/i&gt;\""))
    }
}
