import AppClipExperiences
import Foundation
import HTTPTypes
import Hummingbird
import MorselRegistry
import MorselRegistrySQLite
import Testing

@testable import MorselServer

struct InvocationPageTests {
    // C-16, C-27, C-33, O-14: the experience of the longest prefix fills the card.
    @Test(
        arguments: [
            ("/menu", "Menu"), ("/menu/", "Menu"), ("/menu/today?x=1", "Menu"),
            ("/menu/cold", "Cold"), ("/menu/cold/berry", "Cold"), ("/menus", "All"), ("/", "All"),
        ]
    )
    func showsTheCardOfTheLongestPrefix(_ path: String, title: String) async throws {
        let site = try await SampleSite()
        try await site.register("https://fruta.example/", title: "All")
        try await site.register("https://fruta.example/menu", title: "Menu")
        try await site.register("https://fruta.example/menu/cold", title: "Cold")
        for host in ["fruta.example", "FRUTA.example:8080", "fruta.example.localhost:8080"] {
            let answer = await site.ask(host + path)
            #expect(answer.status == .ok)
            #expect(answer.text.contains("<h1>\(title)</h1>"), "\(host)\(path)")
        }
    }

    // B-28, B-29, B-30, B-32, B-33: the page names clip, app and picture for banner and Messages.
    // D-20: the URL is as it was asked.
    @Test func describesItsClip() async throws {
        let site = try await SampleSite()
        try await site.register("https://fruta.example/menu")
        let answer = await site.ask("fruta.example/menu?smoothie=berry%20blue&x=%3Cb%3E")
        #expect(answer.contentType == "text/html; charset=utf-8")
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
            #expect(answer.text.contains(part), "\(part)")
        }
    }

    @Test func escapesWhatOwnersWrite() async throws {
        let site = try await SampleSite(appName: "Fruta</b><script>2</script>")
        let title = #"<script>alert("1")</script>'{{url}}"#
        try await site.register(
            "https://fruta.example/",
            title: title,
            subtitle: #""><img src=x onerror=1>"#
        )
        let text = await site.ask("fruta.example/?%22%3E%3Cscript%3E").text
        #expect(text.components(separatedBy: "<script").count == 2, "ours alone")
        #expect(!text.contains("<img src=x"))
        #expect(text.contains("<h1>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;"))
        #expect(text.contains("content=\"&quot;&gt;&lt;img src=x onerror=1&gt;\""))
        #expect(text.contains("{{url}}"), "what owners write is no template")
    }

    @Test(
        arguments: [
            ("de-CH,de;q=0.9,en;q=0.8", "Bestelle einen Smoothie", "de"),
            ("ja,en;q=0.5,de;q=0.2", "Order a smoothie", "en"), ("*", "Order a smoothie", "en"),
            ("ja", "Order a smoothie", "en"),
        ]
    )
    func speaksTheVisitorsLanguage(_ wish: String, subtitle: String, tag: String) async throws {
        let site = try await SampleSite()
        let text = await site.ask("fruta.example/", languages: wish).text
        #expect(text.contains(subtitle))
        #expect(text.contains("<html lang=\"\(tag)\">"))
    }

    // B-24, O-07: without a card there is no banner, and the page says why, with its status.
    @Test(
        arguments: [
            ("cinema.example/matinee", 404, "No experience covers this URL"),
            ("nobody.example/", 404, "No App Clip is registered with &#39;nobody.example&#39;"),
            ("[2001:db8::7]/", 404, "No App Clip is registered"),
            ("a..b/", 404, "No App Clip is registered"),
            ("<script>/", 404, "&#39;&lt;script&gt;&#39;"),
            ("cinema.example/tonight", 403, "do not belong together"),
            ("fruta.example/closed", 410, "deactivated"),
            ("fruta.example/closed/now?x=1", 410, "deactivated"),
            ("fruta.example/a|b", 400, "character at byte 23"),
            ("fruta.example/%zz", 400, "character at byte"),
            ("127.0.0.1/menu", 404, "There is no such page"),
        ]
    )
    func saysWhyThereIsNoCard(_ address: String, status: Int, sentence: String) async throws {
        let site = try await SampleSite()
        try await site.register("https://fruta.example/closed", state: .deactivated)
        // The latest version of the clip no longer names the host.
        try await site.publish("cinema", hosts: ["cinema.example"])
        try await site.register("https://cinema.example/tonight", clip: "cinema")
        try await site.publish("cinema", version: "1.1", hosts: ["theatre.example"])

        let answer = await site.ask(address)
        #expect(answer.status.code == status)
        #expect(answer.text.contains(sentence), "\(answer.text)")
        #expect(answer.text.contains("<h1>"))
        #expect(!answer.text.contains("apple-itunes-app"))
        #expect(!answer.text.contains("<button"))
        #expect(!answer.text.contains("<script"))
    }

    // C-16: an experience that is not in force leaves its URLs to the next shorter prefix.
    @Test func deactivatedExperienceGivesWay() async throws {
        let site = try await SampleSite()
        try await site.register("https://fruta.example/", title: "All")
        try await site.register("https://fruta.example/closed", state: .deactivated)
        #expect(await site.ask("fruta.example/closed/now").text.contains("<h1>All</h1>"))
    }

    // C-33: what is changed counts for the next request.
    @Test func followsChangesAtOnce() async throws {
        let site = try await SampleSite()
        #expect(await site.ask("fruta.example/fair").text.contains("Order a smoothie"))
        let id = try await site.register("https://fruta.example/fair", title: "Fair")
        #expect(await site.ask("fruta.example/fair").text.contains("<h1>Fair</h1>"))
        try await site.registry.setState(.deactivated, of: id)
        #expect(await site.ask("fruta.example/fair").status == .gone)
        try await site.registry.setState(.published, of: id)
        #expect(await site.ask("fruta.example/fair").status == .ok)
    }
}
