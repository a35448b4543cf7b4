// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import AppSiteAssociation
import Testing

/// Names are compared byte by byte, although canonically equivalent `String`s are equal.
///
/// Each name is written as one scalar, and as two that look the same.
struct ExactNameTests {
    private static let one = "\u{E9}"
    private static let two = "e\u{301}"
    private static let prefix = "ABCDE12345."

    private func decide(
        _ links: String,
        _ url: String = "https://fruta.example/a",
        app: String = prefix + "a",
        host: String = ""
    ) throws -> LinkDecision {
        let site = try SiteAssociation(json: Array("{\"applinks\": {\(links)}}".utf8))
        let matcher = LinkMatcher(site.links, host: host)
        let url = try LinkURL(url)
        let decision = matcher.decision(for: app, url)
        #expect(matcher.explanation(for: app, url).decision == decision)
        return decision
    }

    private func rule(_ rule: String, more: String = "") -> String {
        "\(more)\"details\": [{\"appID\": \"\(Self.prefix)a\", \"components\": [{\(rule)}]}]"
    }

    /// Rule 4: each item of a query has its own predicate.
    @Test(arguments: [("1", "2", LinkDecision.match), ("9", "2", .noMatch), ("1", "9", .noMatch)])
    func itemsOfQueries(_ first: String, _ second: String, _ decision: LinkDecision) throws {
        let url = "https://fruta.example/?\(Self.one)=\(first)&\(Self.two)=\(second)"
        for (name, other, value, otherValue) in [
            (Self.one, Self.two, "1", "2"), (Self.two, Self.one, "2", "1"),
        ] {
            let query = "\"?\": {\"\(name)\": \"\(value)\", \"\(other)\": \"\(otherValue)\"}"
            #expect(try decide(rule(query), url) == decision)
        }
    }

    /// Rule 7: a variable that is spelled differently is another one.
    @Test func variables() throws {
        func variables(_ list: String) -> String { "\"substitutionVariables\": {\(list)}, " }
        let pattern = "\"/\": \"/$(\(Self.one))\""
        let other = "\"\(Self.two)\": [\"b\"]"
        #expect(try decide(rule(pattern, more: variables("\"\(Self.two)\": [\"a\"]"))) == .noMatch)
        let both = variables("\"\(Self.one)\": [\"a\"], \(other)")
        #expect(try decide(rule(pattern, more: both)) == .match)
        let file = "{\"applinks\": {\(rule(pattern, more: both))}}"
        let findings = try SiteAssociation(json: Array(file.utf8)).lint()
        #expect(findings.contains { $0.id == "unused-variable" && $0.subject == Self.two })
    }

    /// B5: apps, also as keys of a dictionary.
    @Test func apps() throws {
        let app = Self.prefix + Self.one
        let other = Self.prefix + Self.two
        let entry = "\"details\": [{\"appID\": \"\(app)\", \"paths\": [\"*\"]}]"
        #expect(try decide(entry, app: app) == .match)
        #expect(try decide(entry, app: other) == .noMatch)
        let dictionary = """
            "details": {"\(app)": {"paths": ["*"]}, "\(other)": {"paths": ["NOT *"]}}
            """
        #expect(try decide(dictionary, app: app) == .match)
        #expect(try decide(dictionary, app: other) == .exclude)
        let site = try SiteAssociation(json: Array("{\"applinks\": {\(dictionary)}}".utf8))
        #expect(!site.findings.contains { $0.id == "repeated-name" })
        let matcher = LinkMatcher(site.links)
        #expect(matcher.decisions(about: try LinkURL("https://fruta.example/")).count == 2)
    }

    /// Rule 9: hosts.
    @Test func hosts() throws {
        let url = "https://\(Self.one).example/"
        #expect(try decide(rule(""), url, host: Self.one + ".example") == .match)
        #expect(try decide(rule(""), url, host: Self.two + ".example") == .noMatch)
    }

    /// B5: a file that spells a name differently has another meaning.
    @Test func differences() throws {
        func file(_ name: String) throws -> SiteAssociation {
            let links = rule("\"?\": {\"\(name)\": \"1\"}")
            return try SiteAssociation(json: Array("{\"applinks\": {\(links)}}".utf8))
        }
        #expect(try file(Self.one).differences(to: file(Self.one)).isEmpty)
        #expect(try file(Self.one).differences(to: file(Self.two)).count == 1)
    }

    /// B-10: an entry that only looks like the app (with a Kelvin sign for its K) is another one.
    @Test func editing() throws {
        let file = Array("{\"appclips\": {\"apps\": [\"\u{212A}BCDE12345.a\"]}}".utf8)
        let app = try AppIdentifier("KBCDE12345.a")
        #expect(try SiteAssociation.adding(app, in: file).count > file.count)
        #expect(try SiteAssociation.removing(app, in: file) == file)
    }
}
