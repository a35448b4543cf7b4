// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import Testing

@testable import AppSiteAssociation

/// B5: the reason a URL does or does not match, rule by rule.
struct ExplanationTests {
    private static let app = "ABCDE12345.com.example.fruta"

    private func explain(
        _ url: String,
        app: String = app,
        rules: String = #"{"/": "/buy/*", "?": {"id": "??"}, "comment": "shop"}, {"/": "/help"}"#,
        host: String = "fruta.example",
        clips: [String] = []
    ) throws -> LinkExplanation {
        let file = """
            {"applinks": {"defaults": {"caseSensitive": false}, "details": [{"appID": "\(Self.app)",
             "defaults": {"percentEncoded": false}, "components": [\(rules)]}]}}
            """
        let matcher = LinkMatcher(try SiteAssociation(json: Array(file.utf8)).links, host: host)
        let clips = try clips.map { try AppIdentifier($0) }
        return matcher.explanation(for: app, try LinkURL(url), clips: clips)
    }

    @Test func decidingRule() throws {
        let answer = try explain("https://fruta.example/Buy/%C3%84pfel?id=42&x=1")
        #expect(answer.decision == .match)
        #expect(answer.reason == .rule)
        let trace = try #require(answer.rules.last)
        #expect(trace.rule.comment == "shop")
        #expect(trace.rule.place.path == "applinks.details[0].components[0]")
        #expect(trace.entry == 0)
        #expect(trace.comparisons.map(\.part) == [.path, .item("id")])
        // The displayed text is decoded, and keeps its uppercase letters.
        #expect(trace.comparisons.map(\.text) == ["/Buy/Äpfel", "42"])
        #expect(trace.effective.isCaseSensitive == .init(value: false, level: .section))
        #expect(trace.effective.isPercentEncoded == .init(value: false, level: .entry))
        #expect(trace.effective.excludes == .init(value: false, level: .builtIn))
        #expect(trace.effective.path == .init(value: "/buy/*", level: .rule))
    }

    /// B-37: inherited patterns are compared, too, and their level is named.
    @Test func inheritedPatterns() throws {
        let file = """
            {"applinks": {"defaults": {"?": {"id": "??"}, "exclude": true}, "details": [{"appID":
             "\(Self.app)", "defaults": {"/": "/buy/*"}, "components": [{"#": "*"}]}]}}
            """
        let matcher = LinkMatcher(try SiteAssociation(json: Array(file.utf8)).links)
        let answer = matcher.explanation(
            for: Self.app,
            try LinkURL("https://fruta.example/buy/1?id=42")
        )
        #expect(answer.decision == .exclude)
        let trace = try #require(answer.rules.last)
        #expect(trace.comparisons.map(\.part) == [.path, .item("id"), .fragment])
        #expect(trace.comparisons.map(\.level) == [.entry, .section, .rule])
        #expect(trace.effective.excludes == .init(value: true, level: .section))
        let other = matcher.explanation(for: Self.app, try LinkURL("https://fruta.example/x?id=42"))
        #expect(other.rules.last?.failure?.pattern == "/buy/*")
    }

    @Test func nearestRuleThatFails() throws {
        let query = try explain("https://fruta.example/buy/1?id=481")
        #expect(query.decision == .noMatch)
        #expect(query.reason == .noRuleFits(nearest: 0))
        #expect(query.rules[0].failure?.part == .item("id"))
        #expect(query.rules[0].failure?.text == "481")
        #expect(query.rules[0].failure?.pattern == "??")
        // Of rules with the same number of failures, the one with the longest matching prefix.
        let path = try explain("https://fruta.example/hell")
        #expect(path.reason == .noRuleFits(nearest: 1))
        #expect(path.rules[1].failure?.part == .path)
        let repeated = try explain("https://fruta.example/buy/1?id=42&id=7")
        #expect(repeated.rules[0].failure?.text == "7")
    }

    @Test(arguments: [
        ("http://fruta.example/help", app, LinkExplanation.Reason.notHTTPS),
        ("https://www.fruta.example/help", app, .otherHost),
        (
            "https://fruta.example/help", "ZZZZZ12345.com.example.fruta",
            .appNotNamed(similar: "ABCDE12345.com.example.fruta")
        ),
        (
            "https://fruta.example/help", "ABCDE12345.com.example.Fruta",
            .appNotNamed(similar: "ABCDE12345.com.example.fruta")
        ),
        (
            "https://fruta.example/help", "ABCDE12345.com.example.fruta.Clip",
            .appNotNamed(similar: "ABCDE12345.com.example.fruta")
        ),
        (
            "https://fruta.example/help", "com.example.fruta",
            .appNotNamed(similar: "ABCDE12345.com.example.fruta")
        ),
        ("https://fruta.example/help", "ABCDE12345.org.other", .appNotNamed(similar: nil)),
    ])
    func otherReasons(_ url: String, _ app: String, _ reason: LinkExplanation.Reason) throws {
        let answer = try explain(url, app: app)
        #expect(answer.decision == .noMatch)
        #expect(answer.reason == reason)
        #expect(answer.rules.isEmpty)
    }

    @Test func fileWithoutLinks() throws {
        let answer = LinkMatcher(nil).explanation(
            for: Self.app,
            try LinkURL("https://fruta.example/")
        )
        #expect(answer.reason == .noLinks)
    }

    /// B-25: the file does not say which URLs invoke a clip.
    @Test func notes() throws {
        let answer = try explain("https://fruta.example:8443/help", clips: [Self.app])
        #expect(answer.decision == .match)
        #expect(answer.notes == [.port, .appIsClip])
        #expect(try explain("https://fruta.example:443/help").notes.isEmpty)
    }

    @Test(arguments: [
        ("fruta.example/x", LinkURL.ParsingError.schemeMissing), ("", .schemeMissing),
        ("https:/x", .schemeMissing), ("://x", .schemeMissing), ("https://", .hostMissing),
        ("https:///x", .hostMissing), ("https://:80/", .hostMissing),
    ])
    func refusesURLs(_ text: String, _ error: LinkURL.ParsingError) {
        #expect(throws: error) { try LinkURL(text) }
    }

    @Test func longURLs() throws {
        let longest = "https://a/" + String(repeating: "b", count: LinkURL.longestText - 10)
        #expect(try LinkURL(longest).text == longest)
        #expect(throws: LinkURL.ParsingError.tooLong) { try LinkURL(longest + "b") }
    }

    @Test func partsOfURLs() throws {
        let url = try LinkURL("HTTPS://user:pass@[::1]:8443/a?b#c")
        #expect(url.scheme == "https")
        #expect(url.host == "[::1]")
        #expect(url.port == "8443")
        #expect(try LinkURL("https://[::1]/").port == nil)
    }
}
