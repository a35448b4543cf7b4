// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import Foundation
import HTTPTypes
import MorselRegistry
import MorselRegistrySQLite
import MorselRegistryTesting
import Testing

@testable import MorselServer

/// Pages without a card: their texts, and the links that they offer to visitors.
struct PageLinksTests {
    private func site() async throws -> SampleSite {
        let site = try await SampleSite(reader: [0, 0x61, 0x73, 0x6D])
        try await site.register("https://fruta.example/closed", state: .deactivated)
        try await site.publish("cinema", hosts: ["cinema.example"])
        try await site.register("https://cinema.example/tonight", clip: "cinema")
        try await site.publish("cinema", version: "1.1", hosts: ["theatre.example"])
        return site
    }

    @Test(
        arguments: [
            (
                "fruta.example/closed", "https://apps.apple.com/app/id1525000000 / /.morsel/scan",
                "Get the app · Go to fruta.example · Scan a code"
            ),
            (
                "cinema.example/tonight", "https://apps.apple.com/app/id1525000000 /.morsel/scan",
                "Get the app · Scan a code"
            ),
            ("cinema.example/matinee", "/.morsel/scan", "Scan a code"),
            ("nobody.example/", "/.morsel/scan", "Scan a code"),
            (
                "nobody.example.localhost:8080/", "http://localhost:8080/ /.morsel/scan",
                "Start page · Scan a code"
            ), ("fruta.example/%zz", "/ /.morsel/scan", "Go to fruta.example · Scan a code"),
            ("localhost/x", "/", "Start page"),
        ]
    )
    func everyPageLeadsOnward(_ address: String, targets: String, texts: String) async throws {
        let text = try await site().get(address).text
        let links = text.matches(of: /<a class="btn" href="([^"]*)">([^<]*)<\/a>/)
        #expect(links.map { String($0.1) }.joined(separator: " ") == targets)
        #expect(links.map { String($0.2) }.joined(separator: " · ") == texts)
    }

    // C-33: the link to the first page is there only as long as it has a card.
    @Test func linkToTheFirstPageFollowsChanges() async throws {
        let site = try await SampleSite()
        let link = "<a class=\"btn\" href=\"/\">Go to fruta.example</a>"
        for _ in 0..<2 { #expect(try await site.get("fruta.example/%zz").text.contains(link)) }
        let home = try await site.register("https://fruta.example/")
        #expect(try await site.get("fruta.example/%zz").text.contains(link))
        try await site.registry.setState(.deactivated, of: home)
        #expect(try await !site.get("fruta.example/%zz").text.contains(link))
        try await site.registry.setState(.published, of: home)
        #expect(try await site.get("fruta.example/%zz").text.contains(link))
    }

    // If there is nothing else, the visitor can try again.
    @Test func lastResortIsAnotherTry() async throws {
        let site = try await SampleSite()
        let text = try await site.get("nobody.example/").text
        #expect(text.contains("<a class=\"btn\" href=\"\">Try again</a>"))
    }

    @Test func missingScannerLeadsBack() async throws {
        let site = try await SampleSite()
        for (address, link) in [
            ("localhost/scan", "Start page"), ("fruta.example/.morsel/scan", "Go to fruta.example"),
        ] {
            let response = try await site.get(address)
            #expect(response.status == .serviceUnavailable)
            #expect(response.text.contains("<a class=\"btn\" href=\"/\">\(link)</a>"))
        }
    }

    @Test(
        arguments: [
            (
                "fruta.example/closed", "de", "Dieser App Clip ist nicht mehr verfügbar",
                "<html lang=\"de\">"
            ),
            (
                "cinema.example/matinee", "ar", "لا يوجد App Clip هنا",
                "<html lang=\"ar\" dir=\"rtl\">"
            ),
            ("nobody.example/", "ja", "ここにはApp Clipがありません", "<html lang=\"ja\">"),
            ("fruta.example/%zz", "he", "הכתובת אינה תקינה", "<html lang=\"he\" dir=\"rtl\">"),
            ("localhost/x", "fr-CA", "Page introuvable", "<html lang=\"fr\">"),
        ]
    )
    func messagesAreTranslated(
        _ address: String,
        language: String,
        title: String,
        start: String
    ) async throws {
        let text = try await site().get(address, headers: [.acceptLanguage: language]).text
        #expect(text.contains("<h1>\(title)</h1>"), "\(text)")
        #expect(text.contains(start))
    }

    // A scanned code without a card: the sentence is translated as well.
    @Test func sentenceForTheScannerIsTranslated() async throws {
        let address = "localhost/.morsel/card?url=https://nobody.example/&languages=de"
        let answer = try await site().get(address)
        #expect(answer.status == .notFound)
        #expect(answer.text == "Prüfe den Link oder scanne den Code noch einmal.\n")
    }

    // Every message has its own title in every language.
    @Test(arguments: PageLanguage.allCases)
    func titlesDiffer(_ language: PageLanguage) {
        let titles = VisitorMessage.allCases.map { $0.title(in: language.words.messages) }
        #expect(Set(titles).count == titles.count)
    }

    // B-16: an experience that no longer has a clip is marked where its owner sees it.
    @Test func startPageMarksOrphans() async throws {
        let text = try await site().get("localhost/").text
        let entries = text.components(separatedBy: "<article").dropFirst()
        let marked = entries.filter { $0.contains("Not associated") }
        #expect(entries.count == 2)
        #expect(marked.count == 1)
        #expect(marked.first?.contains("https://cinema.example/tonight") == true)
        #expect(marked.first?.contains("entitlement does not include the host") == true)
    }
}
