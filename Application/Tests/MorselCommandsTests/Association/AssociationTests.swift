// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestPrograms
import Testing

/// B1, B5, B6: `morsel association`.
struct AssociationTests {
    private static let clip = "ABCDE12345.com.example.fruta.Clip"
    private static let app = "ABCDE12345.com.example.fruta"

    private func association(
        _ arguments: String...,
        input: String = "",
        in folder: TemporaryFolder? = nil
    ) throws -> ProgramRun {
        try BuiltPrograms.run(
            "morsel",
            ["association"] + arguments,
            input: Array(input.utf8),
            in: folder
        )
    }

    private static let links = """
        {"appclips": {"apps": ["\(clip)"]}, "applinks": {"details": [{"appID": "\(app)", "components": [
          {"/": "/buy/*", "?": {"id": "??"}, "comment": "äshop"}, {"/": "/hélp", "exclude": true},
          {"/": "*", "comment": "the rest"}, {"/": "/a"}]}]}}
        """

    // MARK: Editing

    /// B-09, B-10: a file is created, extended and shortened, and keeps everything else.
    @Test func editsFiles() throws {
        let folder = try TemporaryFolder()
        let name = "apple-app-site-association"
        #expect(try association("init", Self.clip, in: folder).status == 0)
        let made = try folder.bytes(of: name)
        let again = try association("init", Self.clip, in: folder)
        #expect(again.status == 1)
        #expect(again.errorOutput.contains("already exists"))
        #expect(try folder.bytes(of: name) == made)

        #expect(try association("add", "ABCDE12345.org.other.Clip", in: folder).status == 0)
        #expect(
            try association("add", Self.app, "--section", "webcredentials", in: folder).status == 0
        )
        let text = String(decoding: try folder.bytes(of: name), as: UTF8.self)
        #expect(text.contains("\"\(Self.clip)\",\n      \"ABCDE12345.org.other.Clip\""))
        #expect(text.contains("\"webcredentials\""))

        #expect(try association("remove", "ABCDE12345.org.other.Clip", in: folder).status == 0)
        let unchanged = try association("remove", "ABCDE12345.org.other.Clip", in: folder)
        #expect(unchanged.status == 0)
        #expect(unchanged.errorOutput.contains("the file is unchanged"))
        // No temporary file is left next to the file.
        #expect(try folder.names() == [name])
    }

    @Test func editsStreams() throws {
        let run = try association("add", Self.clip, "-", input: "{\"x\": 1}")
        #expect(run.text == "{\"x\": 1,\"appclips\": { \"apps\": [\"\(Self.clip)\"] }}")
        let new = try association("init", Self.clip, "--output", "-")
        #expect(new.lines.first == "{")
    }

    /// A file that cannot be changed keeps its content.
    @Test(arguments: ["[1]", "{,}", "{\"appclips\": 3}"])
    func rejectedFilesAreUnchanged(_ text: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "f")
        let run = try association("add", Self.clip, "f", in: folder)
        #expect(run.status == 1)
        #expect(run.errorOutput.hasPrefix("Error: f: "))
        #expect(try folder.bytes(of: "f") == Array(text.utf8))
        #expect(try folder.names() == ["f"])
    }

    @Test(arguments: [
        ["add", "x.y", "-"], ["add", clip, "--section", "applinks", "-"], ["lint", "/nowhere"],
        ["diff", "-", "/nowhere"],
    ])
    func refuses(_ arguments: [String]) throws {
        let run = try BuiltPrograms.run("morsel", ["association"] + arguments)
        #expect(run.status == 1)
        #expect(run.errorOutput.hasPrefix("Error: "))
    }

    @Test(arguments: [
        ["init"], ["init", "--output", "x"], ["match"], ["match", "f"], ["match", "--stdin", "f"],
        ["add"], ["lint"],
    ])
    func usage(_ arguments: [String]) throws {
        #expect(try BuiltPrograms.run("morsel", ["association"] + arguments).status == 64)
    }

    // MARK: Lint

    @Test func lintsAsText() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.links, to: "f")
        let run = try association("lint", "f", in: folder)
        #expect(run.status == 0)
        #expect(run.text.contains("f:2:59: warning: '/hélp' never matches"))
        #expect(
            run.text.contains(
                "The rule matches every URL. The file's comment on it: “the rest”. [catch-all]"
            )
        )
        #expect(run.text.contains("an earlier rule (line 3) matches every URL that it matches"))
        #expect(try association("lint", "f", "--strict", in: folder).status == 1)
        let broken = try association("lint", "-", input: "{\n  \"a\": 1,\n}")
        #expect(broken.status == 1)
        #expect(
            broken.text.hasPrefix("standard input:3:1: error: The file is not valid JSON: a name")
        )
    }

    @Test func lintsAsJSON() throws {
        let run = try association("lint", "-", "--format", "json", input: Self.links)
        let report = try #require(objects(run).first)
        #expect(report["file"] as? String == "-")
        let findings = try #require(report["findings"] as? [[String: Any]])
        #expect(
            findings.compactMap { $0["id"] as? String }
                == ["pattern-not-encoded", "catch-all", "unreachable-rule"]
        )
        #expect(findings.last?["related"] as? String == "applinks.details[0].components[2]")
    }

    /// The members that SARIF 2.1.0 requires (§ 3.13, 3.14, 3.18, 3.19, 3.27, 3.28 to 3.30).
    @Test func lintsAsSARIF() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.links, to: "a b.json")
        try folder.write("{", to: "c")
        let run = try association("lint", "a b.json", "c", "--format", "sarif", in: folder)
        #expect(run.status == 1)
        let log = try #require(objects(run).first)
        #expect(log["version"] as? String == "2.1.0")
        #expect((log["$schema"] as? String)?.contains("2.1.0") == true)
        let one = try #require((log["runs"] as? [[String: Any]])?.first)
        let tool = try #require(one["tool"] as? [String: Any])
        let driver = try #require(tool["driver"] as? [String: Any])
        #expect(driver["name"] as? String == "morsel")
        let rules = try #require(driver["rules"] as? [[String: Any]])
        let ids = rules.compactMap { $0["id"] as? String }
        #expect(ids == ids.sorted() && Set(ids).count == ids.count)
        let results = try #require(one["results"] as? [[String: Any]])
        #expect(results.count == 4)
        for result in results {
            let message = try #require(result["message"] as? [String: Any])
            #expect((message["text"] as? String)?.isEmpty == false)
            #expect(["error", "warning", "note"].contains(result["level"] as? String))
            let id = try #require(result["ruleId"] as? String)
            #expect(ids[try #require(result["ruleIndex"] as? Int)] == id)
            let location = try #require((result["locations"] as? [[String: Any]])?.first)
            let place = try #require(location["physicalLocation"] as? [String: Any])
            let artifact = try #require(place["artifactLocation"] as? [String: Any])
            #expect(["a%20b.json", "c"].contains(artifact["uri"] as? String))
            let region = try #require(place["region"] as? [String: Any])
            #expect(try #require(region["startLine"] as? Int) >= 1)
            #expect(try #require(region["startColumn"] as? Int) >= 1)
        }
    }

    // MARK: Deciding

    @Test func matches() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.links, to: "f")
        let run = try association(
            "match",
            "f",
            "https://fruta.example/buy/1?id=42",
            "https://fruta.example/x",
            in: folder
        )
        #expect(run.status == 0)
        #expect(run.lines.first == "match\t\(Self.app)\thttps://fruta.example/buy/1?id=42")
        let other = try association(
            "match",
            "f",
            "https://other.example/",
            "--app",
            Self.app,
            "--host",
            "fruta.example",
            "--json",
            in: folder
        )
        #expect(other.status == 1)
        #expect(try objects(other).first?["decision"] as? String == "no_match")
    }

    /// B-08: an identifier without the team's prefix is reported together with the intended entry.
    @Test func missingPrefixIsNamed() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.links, to: "f")
        let bundle = "com.example.fruta"
        let url = "https://fruta.example/buy/1?id=42"
        let explained = try association("explain", "f", url, "--app", bundle, in: folder)
        #expect(explained.status == 1)
        #expect(
            explained.lines.dropFirst().first == "  '\(bundle)' has no team prefix, so no entry of "
                + "'applinks' lists it. A similar entry is '\(Self.app)'."
        )
        let matched = try association("match", "f", url, "--app", bundle, in: folder)
        #expect(matched.status == 1)
        #expect(matched.errorOutput.contains("'\(bundle)' has no team prefix"))
        try folder.write("{\"applinks\": {}, \"appclips\": {\"apps\": [\"\(bundle)\"]}}", to: "g")
        let lint = try association("lint", "g", in: folder)
        #expect(lint.text.contains("the team's prefix is missing"))
        #expect(lint.text.contains("such as ABCDE12345.\(bundle)."))
    }

    /// Each line gets an answer, even if it is not a question; none ends the stream.
    @Test func respondsToRequests() throws {
        func question(_ id: Int, _ path: String) -> String {
            let file =
                "{\"applinks\":{\"details\":[{\"appID\":\"A.b\",\"paths\":[\"NOT /n\",\"/?\"]}]}}"
            return "{\"id\":\(id),\"aasa\":\(file),\"domain\":\"e.com\",\"appId\":\"A.b\","
                + "\"url\":\"https://e.com\(path)\"}"
        }
        let long = "{\"id\":9,\"aasa\":\"" + String(repeating: "x", count: 2_000_000) + "\"}"
        let lines = [
            question(1, "/x"), "no question", question(2, "/n"), "", long, question(3, "/xx"),
            question(4, "/n").replacingOccurrences(of: "https:", with: "http:"),
        ]
        let run = try association("match", "--stdin", input: lines.joined(separator: "\n"))
        #expect(run.status == 0)
        #expect(run.lines.count == 6)
        #expect(run.lines[0] == "{\"id\":1,\"decision\":\"match\"}")
        #expect(
            run.lines[1].hasPrefix(
                "{\"id\":null,\"error\":\"The line is not valid JSON: column 2: a value"
            )
        )
        #expect(run.lines[2] == "{\"id\":2,\"decision\":\"exclude\"}")
        #expect(run.lines[3].hasPrefix("{\"id\":9,\"error\":"))
        #expect(run.lines[4] == "{\"id\":3,\"decision\":\"no_match\"}")
        #expect(run.lines[5].hasPrefix("{\"id\":4,\"decision\":\"no_match\",\"error\":\"The URL"))
        _ = try objects(run)
    }

    /// B5: a response arrives before the next request is sent, through open pipes.
    @Test func respondsBeforeTheNextRequest() throws {
        let folder = try TemporaryFolder()
        let file = #"{"applinks":{"details":[{"appID":"A.b","paths":["NOT /n","/?"]}]}}"#
        try folder.write(file, to: "f")
        let script = #"""
            file=$(cat f)
            coproc morsel association match --stdin
            for path in x n xx; do
                echo "{\"id\":\"$path\",\"aasa\":$file,\"appId\":\"A.b\",\"url\":\"https://e.com/$path\"}" \
                    >&${COPROC[1]}
                read -r -t 100 answer <&${COPROC[0]} || exit 3
                echo "$answer"
            done
            """#
        let run = try BuiltPrograms.shell(script, in: folder)
        #expect(run.status == 0)
        #expect(
            run.lines == [
                #"{"id":"x","decision":"match"}"#, #"{"id":"n","decision":"exclude"}"#,
                #"{"id":"xx","decision":"no_match"}"#,
            ]
        )
    }

    @Test func explains() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.links.replacingOccurrences(of: "\"*\"", with: "\"/z*\""), to: "f")
        let url = "https://fruta.example/buy/1?id=481"
        let run = try association("explain", "f", url, in: folder)
        #expect(run.status == 1)
        #expect(run.lines.first == "no_match  \(Self.app)")
        #expect(run.text.contains("The closest is 'applinks.details[0].components[0]' (line 2)"))
        #expect(run.text.contains("query item 'id': '??' does not match '481'"))
        let json = try association("explain", "f", url, "--json", in: folder)
        let report = try #require(objects(json).first)
        #expect(report["decision"] as? String == "no_match")
        #expect(report["nearest"] as? Int == 0)
        #expect((report["rules"] as? [[String: Any]])?.count == 4)
        let clip = try association("explain", "f", url, "--app", Self.clip, in: folder)
        #expect(clip.text.contains("registered in App Store Connect"))
    }

    @Test func reportsDifferences() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.links, to: "old")
        try folder.write(Self.links.replacingOccurrences(of: "/buy/*", with: "/kauf/*"), to: "new")
        let run = try association("diff", "old", "new", in: folder)
        #expect(run.status == 1)
        #expect(
            run.lines == [
                "~ applinks: \(Self.app)",
                "  - /buy/* (applinks.details[0].components[0], line 2) “äshop”",
                "  + /kauf/* (applinks.details[0].components[0], line 2) “äshop”",
            ]
        )
        let same = try association("diff", "old", "old", in: folder)
        #expect(same.status == 0)
        #expect(same.lines == ["No differences in meaning."])
        let json = try association("diff", "old", "new", "--json", in: folder)
        #expect(try objects(json).first?["kind"] as? String == "rules")
    }

    /// B-37: for a rule that inherits its value, the level is stated.
    @Test func namesInheritedValues() throws {
        let folder = try TemporaryFolder()
        let defaults = #""/": "/buy/*", "exclude": true, "?": {"id": "??"}"#
        try folder.write(
            """
            {"applinks": {"defaults": {\(defaults)}, "details": [{"appID": "\(Self.app)",
             "components": [{"#": "top"}]}]}}
            """,
            to: "new"
        )
        let explained = try association(
            "explain",
            "new",
            "https://fruta.example/buy/1?id=42#top",
            in: folder
        )
        #expect(explained.status == 1)
        #expect(explained.lines.first == "exclude  \(Self.app)")
        #expect(explained.text.contains("path: '/buy/*' (by the defaults of the section) matches"))
        let lint = try association("lint", "new", in: folder)
        #expect(
            lint.text.contains("inherits these keys from 'defaults': /, ?, exclude.")
        )
    }

    // MARK: Both sides, and pages

    private func entitlements(_ entries: [String]) -> String {
        let list = entries.map { "<string>\($0)</string>" }.joined()
        return "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>"
            + "<key>com.apple.developer.associated-domains</key><array>\(list)</array></dict></plist>"
    }

    /// B2, B-01, B-02, B-08: the entries that each side lacks.
    @Test func checksBothSides() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.links, to: "f")
        try folder.write(entitlements(["appclips:fruta.example"]), to: "clip")
        try folder.write(entitlements(["applinks:fruta.example"]), to: "app")
        let both = [
            "check", "f", "--host", "fruta.example", "--clip", Self.clip, "--clip-entitlements",
            "clip",
        ]
        let run = try BuiltPrograms.run("morsel", ["association"] + both, in: folder)
        #expect(run.status == 0, "\(run.errorOutput)")
        #expect(run.lines == ["verified  \(Self.clip)  fruta.example"])
        let app = ["--app", Self.app, "--app-entitlements", "app", "--json"]
        let more = try BuiltPrograms.run("morsel", ["association"] + both + app, in: folder)
        #expect(more.status == 1)
        let report = try #require(objects(more).first)
        #expect(report["verified"] as? Bool == false, "the app's side is missing")
        let faults = try #require(report["faults"] as? [[String: Any]])
        #expect(faults.compactMap { $0["rule"] as? String } == ["B-02"])
        #expect(
            faults.compactMap { $0["status"] as? String } == ["INVALID_ENTITLEMENT_MISSING_SECTION"]
        )
        let words = try BuiltPrograms.run(
            "morsel",
            ["association"] + both + app.dropLast(),
            in: folder
        )
        #expect(words.status == 1)
        #expect(words.lines.first == "incomplete  \(Self.clip)  fruta.example")
        try folder.write("{\"applinks\": {}, \"appclips\": {\"apps\": [\"\(Self.app)\"]}}", to: "f")
        let other = try BuiltPrograms.run("morsel", ["association"] + both, in: folder)
        #expect(other.status == 1)
        #expect(other.text.contains("B-08"))
        #expect(other.text.contains("[INVALID_ENTITLEMENT_UNKNOWN_ID]"))
        try folder.write("no list", to: "clip")
        let broken = try BuiltPrograms.run("morsel", ["association"] + both, in: folder)
        #expect(broken.status == 1)
        #expect(broken.errorOutput.hasPrefix("Error: clip: "))
    }

    /// B6, B-28 to B-33: the tag is written, found again, and judged.
    @Test func writesAndChecksPages() throws {
        let folder = try TemporaryFolder()
        let bundle = "com.example.fruta.Clip"
        let tag = try association(
            "page",
            "--tag",
            "--clip",
            bundle,
            "--app-id",
            "123456789",
            "--image",
            "https://fruta.example/a.png?x=1&y=2"
        )
        #expect(tag.status == 0)
        #expect(tag.lines.count == 2)
        #expect(tag.errorOutput.isEmpty)
        // The tag takes only the bundle identifier.
        let whole = try association("page", "--tag", "--clip", "ABCDE12345.\(bundle)")
        #expect(whole.text.contains("app-clip-bundle-id=\(bundle),"))
        try folder.write("<!doctype html><head>\n\(tag.text)</head><body>", to: "good.html")
        let good = try association("page", "good.html", "--clip", bundle, in: folder)
        #expect(good.status == 0)
        #expect(
            good.lines
                == ["app-id=123456789, app-clip-bundle-id=\(bundle), app-clip-display=card"]
        )
        try folder.write(
            "<head>\n<meta name=apple-itunes-app content='app-clip-bundle-id=com.example.fruta'>",
            to: "bad.html"
        )
        let bad = try association("page", "bad.html", "--clip", bundle, in: folder)
        #expect(bad.status == 1)
        #expect(bad.text.contains("bad.html:2: error: 'com.example.fruta' is the full app"))
        #expect(bad.text.contains("[app-missing B-29]"))
        #expect(bad.text.contains("[image-missing B-32]"))
        let json = try association("page", "bad.html", "--json", in: folder)
        #expect(json.status == 0)
        #expect(try objects(json).first?["clip"] as? String == "com.example.fruta")
        let none = try association("page", "-", "--strict", input: "<p>")
        #expect(none.status == 1)
    }

    @Test(arguments: [
        ["page", "--tag", "--clip", "com.e.Clip", "--app-id", "id1"],
        ["page", "-", "--clip", "a b"],
    ])
    func refusesTags(_ arguments: [String]) throws {
        let run = try BuiltPrograms.run("morsel", ["association"] + arguments)
        #expect(run.status == 1)
        #expect(run.errorOutput.hasPrefix("Error: "))
    }
}
