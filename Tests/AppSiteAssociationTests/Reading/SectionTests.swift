// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipTypes
import SeededRandom
import Testing

@testable import AppSiteAssociation

/// B1: every form in use is read.
struct SectionTests {
    private let clip = "ABCDE12345.com.example.fruta.Clip"

    private func read(_ text: String) throws -> SiteAssociation {
        try SiteAssociation(json: Array(text.utf8))
    }

    @Test func listsOfApps() throws {
        let site = try read(
            """
            {"appclips": {"apps": ["\(clip)"]}, "webcredentials": {"apps": ["ABCDE12345.a.b"]},
             "activitycontinuation": {"apps": ["ABCDE12345.c.d"]}, "applinks": {}}
            """
        )
        #expect(site.clips.map(\.text) == [clip])
        #expect(site.webCredentials.map(\.text) == ["ABCDE12345.a.b"])
        #expect(site.activityContinuation.map(\.text) == ["ABCDE12345.c.d"])
        #expect(site.findings.isEmpty)
    }

    /// Entries in an array, with one app or several, and in the oldest form, a dictionary by app.
    @Test func entries() throws {
        let array = try read(
            """
            {"applinks": {"apps": [], "details": [
              {"appID": "ABCDE12345.a.b", "paths": ["/a", "NOT /b", "NOT/c"]},
              {"appIDs": ["ABCDE12345.c.d", "ABCDE12345.e.f"], "components": [{"/": "/x"}]}]}}
            """
        )
        let entries = try #require(array.links?.entries)
        #expect(entries.map(\.apps) == [["ABCDE12345.a.b"], ["ABCDE12345.c.d", "ABCDE12345.e.f"]])
        #expect(entries[0].rules.map(\.path) == ["/a", "/b", "NOT/c"])
        #expect(entries[0].rules.map(\.excludes) == [false, true, false])
        #expect(entries[1].rules.first?.place.path == "applinks.details[1].components[0]")
        #expect(entries[1].rules.first?.place.position.line == 3)

        let dictionary = try read(
            """
            {"applinks": {"details": {"ZZZZZ12345.b": {"paths": ["/b"]},
             "ABCDE12345.a.b": {"paths": ["/a"]}}}}
            """
        )
        #expect(dictionary.links?.entries.map(\.apps) == [["ABCDE12345.a.b"], ["ZZZZZ12345.b"]])
        #expect(dictionary.findings.map(\.id) == ["details-dictionary", "appclips-missing"])
    }

    @Test func allKeysOfARule() throws {
        let site = try read(
            """
            {"applinks": {"defaults": {"caseSensitive": false}, "substitutionVariables":
             {"food": ["pizza", "*"]}, "details": [{"appID": "ABCDE12345.a.b", "defaults":
             {"percentEncoded": false}, "components": [{"/": "/a", "?": {"q": "?*"}, "#": "f",
             "exclude": true, "caseSensitive": true, "percentEncoded": true, "comment": "why"},
             {"?": "all"}]}]}}
            """
        )
        let links = try #require(site.links)
        #expect(links.defaults?.isCaseSensitive == false)
        #expect(links.variables.map(\.name) == ["food"])
        #expect(links.variables.first?.values == ["pizza", "*"])
        #expect(links.entries.first?.defaults?.isPercentEncoded == false)
        let rule = try #require(links.entries.first?.rules.first)
        #expect(rule.path == "/a")
        #expect(rule.query == .items([LinkRule.Item(name: "q", pattern: "?*")]))
        #expect(rule.fragment == "f")
        #expect(rule.excludes == true)
        #expect(rule.isCaseSensitive == true)
        #expect(rule.isPercentEncoded == true)
        #expect(rule.comment == "why")
        #expect(links.entries.first?.rules.last?.query == .whole("all"))
        #expect(links.entries.first?.rules.last?.excludes == nil)
    }

    /// Both forms in one entry: first components, then paths.
    @Test func bothForms() throws {
        let site = try read(
            """
            {"applinks": {"details": [{"appID": "ABCDE12345.a.b", "paths": ["/p"],
             "components": [{"/": "/c"}]}]}}
            """
        )
        #expect(site.links?.entries.first?.rules.map(\.path) == ["/c", "/p"])
        #expect(site.findings.map(\.id) == ["components-and-paths", "appclips-missing"])
    }

    /// An invalid entry, rule or section does not affect the others.
    @Test func brokenPartsHideNothing() throws {
        let site = try read(
            """
            {"appclips": 1, "webcredentials": {"apps": ["ABCDE12345.a.b"]}, "applinks": {"details": [
              7, {"appID": 7, "components": {}}, {"appID": "ABCDE12345.a.b", "components":
              [null, {"/": 1, "exclude": "x"}, {"/": "/a"}], "paths": [1, "/p"]}]}}
            """
        )
        #expect(site.webCredentials.count == 1)
        #expect(site.links?.entries.last?.rules.map(\.path) == [nil, "/a", "/p"])
        #expect(site.findings.filter { $0.severity == .error }.count == 9)
    }

    @Test func byteOrderMarkIsRemoved() throws {
        let text = "\u{FEFF}{\"applinks\": {}, \"appclips\": {\"apps\": [\"\(clip)\", 1]}}"
        let site = try read(text)
        #expect(site.clips.map(\.text) == [clip])
        #expect(site.findings.map(\.id) == ["byte-order-mark", "string-expected"])
        #expect(site.findings.last?.position.column == text.utf8.count - 3)
    }

    /// The number of findings is limited.
    @Test func findingsAreBounded() throws {
        let list = Array(repeating: "1", count: 60_000).joined(separator: ",")
        let site = try read("{\"appclips\": {\"apps\": [\(list)]}}")
        #expect(site.findings.count == 501)
        #expect(site.findings.last?.id == "further-findings")
    }

    /// A corpus of typical files of sites, each with the findings of reading it.
    @Test(arguments: [
        ("{}", ["appclips-missing"]),
        (#"{"applinks":{"apps":[],"details":[]}}"#, ["appclips-missing"]),
        (
            #"{"applinks":{"apps":["ABCDE12345.a.b"],"details":[]},"appclips":{"apps":[]}}"#,
            ["applinks-apps-not-empty"]
        ),
        (
            #"{"applinks":{"details":[{"appID":"ABCDE12345.a.b","paths":["*"]}]}}"#,
            ["appclips-missing"]
        ),
        (
            #"{"applinks":{"details":[{"appID":"abc.a.b","paths":["*"]}]}}"#,
            ["app-identifier", "appclips-missing"]
        ),
        (
            #"{"applinks":{"details":[{"appIDs":[],"paths":["*"]}]}}"#,
            ["entry-without-app", "appclips-missing"]
        ),
        (
            #"{"applinks":{"details":[{"appID":"ABCDE12345.a.b"}]}}"#,
            ["entry-without-rules", "appclips-missing"]
        ),
        (
            ##"{"applinks":{"defaults":{"#":"*"},"more":1}}"##,
            ["pattern-in-defaults", "unknown-key", "appclips-missing"]
        ),
        (
            #"{"applinks":{"details":[{"appID":"ABCDE12345.a.b","appIDs":["ABCDE12345.a.c"],"paths":["/"]}]}}"#,
            ["appid-and-appids", "appclips-missing"]
        ),
        (
            #"{"appclips":{"apps":["ABCDE12345.a.b"]},"webcredentials":{"apps":[]}}"#,
            ["applinks-missing"]
        ),
        (
            #"{"appclips":{"apps":["ABCDE12345.a.b"],"paths":["*"]},"applinks":{}}"#,
            ["only-apps-counts"]
        ),
        (#"{"webcredentials":{},"applinks":{},"appclips":{"apps":[]}}"#, ["apps-missing"]),
        (#"{"applinks":[],"appclips":{"apps":[]}}"#, ["object-expected"]),
        (
            #"{"applinks":{"details":7,"substitutionVariables":[],"defaults":0,"apps":{}}}"#,
            [
                "array-expected", "object-expected", "object-expected", "array-expected",
                "appclips-missing",
            ]
        ),
        (#"{"applinks":{},"appclips":{"apps":[]},"com.apple.security":{}}"#, ["unknown-section"]),
    ])
    func shapes(_ text: String, _ ids: [String]) throws {
        #expect(try read(text).findings.map(\.id) == ids)
    }

    /// Random damage to a real file never traps, and an error has a location in the text.
    @Test(arguments: 0..<40)
    func damageNeverTraps(_ seed: UInt64) {
        let text = Array(
            """
            {"applinks": {"defaults": {"/": "*"}, "substitutionVariables": {"a": ["b", "*"]},
             "details": [{"appIDs": ["ABCDE12345.a.b"], "components": [{"/": "/$(a)/?", "?":
             {"q": "x"}, "#": "é\\u00e9", "exclude": true}], "paths": ["NOT /x"]}]},
             "appclips": {"apps": ["ABCDE12345.a.b"]}}
            """.utf8
        )
        var random = SplitMix64(seed: seed)
        for _ in 0..<50 {
            var bytes = text
            for _ in 0..<(1 + random.next() % 4) {
                let index = Int(random.next() % UInt64(bytes.count))
                switch random.next() % 3 {
                case 0: bytes[index] = UInt8(truncatingIfNeeded: random.next())
                case 1: bytes.remove(at: index)
                default: bytes.insert(bytes[Int(random.next() % UInt64(bytes.count))], at: index)
                }
            }
            do {
                let site = try SiteAssociation(json: bytes)
                _ = site.lint()
            } catch {
                #expect(error.position.line >= 1 && error.position.column >= 1)
            }
        }
    }
}
