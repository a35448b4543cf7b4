// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppSiteAssociation
import Foundation
import SeededRandom
import Testing

/// B5: the findings of lint, by their stable ids.
struct LintTests {
    private func lint(rules: String, more: String = "") throws -> [SiteAssociation.Finding] {
        let text = """
            {"appclips": {"apps": []}, "applinks": {\(more)"details": [{"appID": "ABCDE12345.a",
            "components": [
            \(rules)
            ]}]}}
            """
        return try SiteAssociation(json: Array(text.utf8)).lint()
    }

    private static let rows: [(String, String, [String])] = [
        (#"{"/": "/a"}"#, "", []),
        (#"{"/": "*"}"#, "", ["catch-all"]), (#"{"/": "/*"}"#, "", ["catch-all"]),
        (#"{}"#, "", ["catch-all"]), (#"{"?": {"a": "*"}}"#, "", ["catch-all"]),
        (#"{"/": "*", "?": "a"}"#, "", []), (#"{"exclude": true}"#, "", ["catch-all"]),
        ("{\"/\": \"*\"},\n{\"/\": \"/a\"}", "", ["catch-all", "unreachable-rule"]),
        ("{\"/\": \"/a/*\"},\n{\"/\": \"/a/b\"}", "", ["unreachable-rule"]),
        ("{\"/\": \"/a/*\"},\n{\"/\": \"/a\"}", "", ["unreachable-rule"]),
        ("{\"/\": \"/a/*\"},\n{\"/\": \"/a*\"}", "", []),
        ("{\"/\": \"/a*\"},\n{\"/\": \"/ab/?\"}", "", ["unreachable-rule"]),
        ("{\"/\": \"/a\"},\n{\"/\": \"a/\"}", "", ["unreachable-rule"]),
        ("{\"/\": \"/a\"},\n{\"/\": \"/A\"}", "", []),
        ("{\"/\": \"/a\", \"caseSensitive\": false},\n{\"/\": \"/A\"}", "", ["unreachable-rule"]),
        ("{\"/\": \"/A\"},\n{\"/\": \"/a\", \"caseSensitive\": false}", "", []),
        ("{\"/\": \"/a\"},\n{\"/\": \"/a\", \"?\": \"q\"}", "", ["unreachable-rule"]),
        ("{\"/\": \"/a\", \"?\": \"q\"},\n{\"/\": \"/a\"}", "", []),
        (
            "{\"?\": {\"q\": \"?*\"}},\n{\"/\": \"/a\", \"?\": {\"q\": \"?*\", \"r\": \"1\"}}", "",
            ["unreachable-rule"]
        ),
        ("{\"?\": {\"q\": \"?*\"}},\n{\"?\": {\"r\": \"1\"}}", "", []),
        (
            "{\"/\": \"/é\", \"percentEncoded\": false},\n{\"/\": \"/é\"}", "",
            ["pattern-not-encoded"]
        ),
        (#"{"/": "/a b"}"#, "", ["pattern-not-encoded"]),
        (#"{"/": "/a%20b", "percentEncoded": false}"#, "", ["pattern-encoded"]),
        (#"{"/": "/buy?id=*"}"#, "", ["query-in-path"]), (#"{"/": "/buy?"}"#, "", []),
        (##"{"/": "/buy#top"}"##, "", ["fragment-in-path"]),
        (#"{"/": "https://fruta.example/*"}"#, "", ["host-in-path"]),
        (#"{"/": "NOT /a"}"#, "", ["misplaced-not"]),
        (#"{"/": "/NOT /a"}"#, "", ["pattern-not-encoded"]),
        (#"{"/": "nothing"}"#, "", []),
        (#"{"?": {"a": 1}}"#, "", ["query-predicate", "catch-all"]),
        (#"{"/": "/$(a)"}"#, "", ["undefined-variable"]),
        (#"{"/": "/$(lang)"}"#, "", []),
        (#"{"/": "/$(a"}"#, "", ["unterminated-variable"]),
        (#"{"/": "/$(a)"}"#, #""substitutionVariables": {"a": ["x"]},"#, []),
        (#"{"/": "/a"}"#, #""substitutionVariables": {"a": ["x"]},"#, ["unused-variable"]),
        (#"{"/": "/$(a)"}"#, #""substitutionVariables": {"a": []},"#, ["empty-variable"]),
        (#"{"/": "/$(a)"}"#, #""substitutionVariables": {"a": [""]},"#, ["empty-value"]),
        (#"{"/": "/$(a)"}"#, #""substitutionVariables": {"a": ["$(b)"]},"#, ["variable-in-value"]),
        (
            #"{"/": "/$(lang)"}"#, #""substitutionVariables": {"lang": ["x"]},"#,
            ["redefined-variable"]
        ),
        (
            #"{"/": "/a"}"#, #""substitutionVariables": {"a(": ["x"]},"#,
            ["variable-name"]
        ),
        (#"{"/": "/a", "exclud": true}"#, "", ["unknown-key"]),
        (#"{"/": "/a", "exclude": "yes"}"#, "", ["boolean-expected"]),
    ]

    @Test(arguments: rows)
    func finds(_ rules: String, _ more: String, _ ids: [String]) throws {
        #expect(try lint(rules: rules, more: more).map(\.id).sorted() == ids.sorted())
    }

    private static let defaultsRows: [(String, String, [String])] = [
        (#"{"/": "/a/*"}"#, #"{"?": "q"}"#, ["pattern-in-defaults"]),
        (#"{"exclude": true}"#, #"{"/": "/a"}"#, ["pattern-in-defaults"]),
        (
            #"{"caseSensitive": false, "percentEncoded": false, "comment": "c"}"#, "{}",
            ["catch-all"]
        ),
        // Rules with the same inherited values differ in the values that they set themselves.
        (
            #"{"/": "/a/*"}"#, "{},\n{\"/\": \"/a/b\"}",
            ["pattern-in-defaults", "unreachable-rule"]
        ),
        (#"{"/": "//a/*"}"#, "{\"/\": \"/b\"},\n{}", ["pattern-in-defaults"]),
        (#"{"/": "/a"}"#, "{},\n{\"?\": \"q\"}", ["pattern-in-defaults", "unreachable-rule"]),
        // A pattern is reported once, in the defaults, however many rules inherit it.
        (
            #"{"/": "/$(b)"}"#, "{},\n{\"caseSensitive\": false}",
            ["pattern-in-defaults", "undefined-variable"]
        ),
        (#"{"/": "/$(a)"}"#, #"{"exclude": false}"#, ["pattern-in-defaults"]),
        (
            #"{"/": "https://fruta.example/a b?id=*"}"#, "{}",
            [
                "host-in-path", "pattern-in-defaults", "pattern-not-encoded", "query-in-path",
            ]
        ),
        (
            #"{"/": "/a%20b", "percentEncoded": false}"#, "{}",
            ["pattern-encoded", "pattern-in-defaults"]
        ),
        (#"{"/": "NOT /a"}"#, "{}", ["misplaced-not", "pattern-in-defaults"]),
    ]

    /// B-37: inherited patterns are checked, and reported where they are written.
    @Test(arguments: defaultsRows, [true, false])
    func defaults(
        _ row: (defaults: String, rules: String, ids: [String]),
        _ isInEntry: Bool
    ) throws {
        let isNamed = row.defaults.contains("$(a)")
        let variables = isNamed ? "\"substitutionVariables\": {\"a\": [\"x\"]}," : ""
        let defaults = "\"defaults\": \(row.defaults),\n"
        let text = """
            {"appclips": {"apps": []}, "applinks": {\(variables)\(isInEntry ? "" : defaults)
            "details": [{"appID": "ABCDE12345.a", \(isInEntry ? defaults : "")"components": [
            \(row.rules)
            ]}]}}
            """
        let findings = try SiteAssociation(json: Array(text.utf8)).lint()
        #expect(findings.map(\.id).sorted() == row.ids)
        for finding in findings where !["catch-all", "unreachable-rule"].contains(finding.id) {
            #expect(
                finding.path.hasPrefix(
                    isInEntry ? "applinks.details[0].defaults" : "applinks.defaults"
                )
            )
        }
    }

    @Test func commentsAreQuoted() throws {
        let rules = "{\"/\": \"*\", \"comment\": \"all other routes\"},\n{\"/\": \"/a\"}"
        let findings = try lint(rules: rules)
        #expect(findings.map(\.id) == ["catch-all", "unreachable-rule"])
        #expect(findings.map(\.comment) == ["all other routes", "all other routes"])
        #expect(findings.last?.related?.path == "applinks.details[0].components[0]")
        #expect(findings.last?.related?.position.line == 3)
        #expect(findings.map(\.position.line) == [3, 4])
    }

    @Test func appInSeveralEntries() throws {
        let text = """
            {"appclips": {"apps": []}, "applinks": {"details": [
            {"appIDs": ["ABCDE12345.a", "ABCDE12345.a"], "paths": ["/a"]},
            {"appID": "ABCDE12345.a", "paths": ["/b"]}]}}
            """
        let findings = try SiteAssociation(json: Array(text.utf8)).lint()
        #expect(findings.map(\.id) == ["repeated-app", "app-in-several-entries"])
    }

    @Test func tooManyAlternatives() throws {
        let values = (1...1_200).map { "\"*\(String(repeating: "a", count: $0 % 60))b\($0)\"" }
        let more = "\"substitutionVariables\": {\"v\": [\(values.joined(separator: ","))]},"
        let findings = try lint(rules: "{\"/\": \"/$(v)$(v)\"}", more: more)
        #expect(findings.map(\.id) == ["pattern-too-complex"])
    }

    /// Removing an unreachable rule changes no decision.
    @Test(arguments: 0..<40)
    func unreachableRulesDecideNothing(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        func one(_ values: [String]) -> String { values[Int(random.next() % UInt64(values.count))] }
        let rules = (0..<6).map { _ in
            let path = one(["/a", "/a/*", "/a*", "*", "/A", "/b", "/a/?", "*b"])
            let query = one(["", #", "?": "q=1""#, #", "?": {"q": "*"}"#, #", "?": {"q": "1"}"#])
            let flags = one(["", #", "caseSensitive": false"#, #", "exclude": true"#])
            return "{\"/\": \"\(path)\"\(query)\(flags)}"
        }
        func matcher(_ rules: [String]) throws -> (LinkMatcher, SiteAssociation) {
            let text = """
                {"applinks": {"details": [{"appID": "ABCDE12345.a", "components": [
                \(rules.joined(separator: ",\n"))]}]}}
                """
            let site = try SiteAssociation(json: Array(text.utf8))
            return (LinkMatcher(site.links), site)
        }
        let (whole, site) = try matcher(rules)
        let lines = site.lint().filter { $0.id == "unreachable-rule" }.map(\.position.line)
        let kept = rules.enumerated().filter { !lines.contains($0.offset + 2) }.map(\.element)
        let (rest, _) = try matcher(kept)
        for path in ["/a", "/A", "/a/b", "/ab", "/b", "/", "/a/bc"] {
            for query in ["", "?q=1", "?q=2", "?r"] {
                let url = try LinkURL("https://fruta.example" + path + query)
                #expect(
                    whole.decision(for: "ABCDE12345.a", url)
                        == rest.decision(for: "ABCDE12345.a", url),
                    "\(rules) \(path + query)"
                )
            }
        }
    }
}

/// B5: the ids of findings are stable.
struct FindingNameTests {
    private let codes = SiteAssociation.Finding.Code.all

    @Test func namesAreUnique() {
        #expect(Set(codes.map(\.id)).count == codes.count)
        #expect(codes.count == 42)
    }

    /// Every id is documented with an example and a fix.
    @Test func namesAreDocumented() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(
            contentsOf: root.appendingPathComponent("Documentation/association.md"),
            encoding: .utf8
        )
        for code in codes {
            #expect(
                page.contains("| `\(code.id)` | \(code.severity.rawValue) |"),
                "\(code.id), \(code.severity)"
            )
        }
    }
}
