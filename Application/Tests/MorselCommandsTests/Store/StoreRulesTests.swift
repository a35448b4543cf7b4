// SPDX-License-Identifier: Apache-2.0

import BundleSamples
import Foundation
import MorselRegistryTesting
import TestPrograms
import Testing

/// C4, C9: `morsel publish` applies the rules of the store.
struct StoreRulesTests {
    @Test(
        arguments: [
            (
                "Order a smoothie", String(repeating: "a", count: 57),
                "The subtitle (en) has 57 characters; the maximum is 56."
            ),
            ("\"16.4\"", "\"13.0\"", "App Clips need iOS 14.0 or later."),
            ("\"image\": \"header.png\",", "", "The card has no image."),
            ("header.png", "small.png", "got 1200 × 800."),
            ("header.png", "glass.png", "has transparency"),
        ]
    )
    func refuses(_ text: String, other: String, sentence: String) throws {
        let shop = try Shop()
        try shop.folder.write(Sample.png(width: 1_200, height: 800), to: "Fruta.clip/small.png")
        try shop.folder.write(Sample.png(opacity: 128), to: "Fruta.clip/glass.png")
        try shop.change(text, to: other)
        let run = try shop.morsel("publish", "Fruta.clip")
        #expect(run.status == 1)
        #expect(run.errorOutput.contains(sentence), "\(run.errorOutput)")
        #expect(run.errorOutput.contains("Nothing was published; --force"))
        #expect(try shop.morsel("build", "list").lines.isEmpty)
        let forced = try shop.morsel("publish", "Fruta.clip", "--force")
        #expect(forced.status == 0)
        #expect(forced.errorOutput.contains("Warning: "))
        #expect(forced.errorOutput.contains(sentence))
    }

    // C-06: an opaque image with an alpha channel has no transparency.
    @Test func opaqueImageWithAlphaIsTaken() throws {
        let shop = try Shop()
        try shop.folder.write(Sample.png(opacity: 255), to: "Fruta.clip/header.png")
        #expect(try shop.publish().status == 0)
    }

    // C-30: version numbers increase; with --force, the consequences are stated.
    @Test func versionsGoUpward() throws {
        let shop = try Shop()
        func publish(_ version: String, _ more: String...) throws -> ProgramRun {
            try shop.change(#""version": "1.0""#, to: #""version": "\#(version)""#)
            return try shop.morsel(["publish", "Fruta.clip"] + more)
        }
        #expect(try publish("1.1").status == 0)
        let lower = try publish("0.9")
        #expect(lower.status == 1)
        #expect(
            lower.errorOutput.contains("The version 0.9 is lower than 1.1"),
            "\(lower.errorOutput)"
        )
        let odd = try publish("abc", "--force")
        #expect(odd.status == 1)
        #expect(odd.errorOutput.contains("up to three whole numbers"))
        let forced = try publish("0.9", "--force")
        #expect(forced.status == 0)
        #expect(forced.errorOutput.contains("The public now gets 0.9."))
        #expect(try publish("1.10").status == 0)
        #expect(try publish("1.9").status == 1)
    }

    // C2: languages that the store supports, in every command.
    @Test(
        arguments: [
            ["experience", "localize", "1", "--language", "de-AT", "--title", "A"],
            ["experience", "edit", "1", "--language", "xx-foo"],
            [
                "experience", "add", "https://fruta.example/b", "--clip", Shop.clip, "--title", "A",
                "--subtitle", "B", "--image", "header.png", "--language", "xx-foo",
            ],
            [
                "test-invocation", "add", "1", "https://fruta.example/a", "--title", "de-AT=A",
            ],
        ]
    )
    func languagesAreThoseOfTheStore(_ arguments: [String]) throws {
        let shop = try Shop()
        #expect(try shop.publish().status == 0)
        #expect(try shop.add("https://fruta.example/a").status == 0)
        let run = try shop.morsel(arguments)
        #expect(run.status != 0)
        #expect(run.errorOutput.contains("is not a language of the store"), "\(run.errorOutput)")
    }

    @Test func listHasLanguagesOfTheStore() throws {
        let shop = try Shop()
        #expect(try shop.publish().status == 0)
        let list = """
            url,clip,title,subtitle,title[de-AT],subtitle[de-AT],image
            https://fruta.example/a,\(Shop.clip),Menu,Today,Karte,Heute,header.png

            """
        try shop.folder.write(list, to: "list.csv")
        let run = try shop.morsel("experience", "import", "list.csv")
        #expect(run.status == 1)
        #expect(run.errorOutput.contains("'de-AT' is not a language of the store; use one of de"))
    }

    // C11: spreadsheets in many European languages write semicolons, and leave fields with commas
    // unquoted.
    @Test(arguments: [";", "\t"])
    func listsHaveOtherSeparators(_ separator: String) throws {
        let shop = try Shop()
        #expect(try shop.publish().status == 0)
        let rows = [
            ["url", "clip", "title", "subtitle", "image"],
            ["https://fruta.example/a", Shop.clip, "Menu, today", "Fresh", "header.png"],
        ]
        let list = rows.map { $0.joined(separator: separator) + "\r\n" }.joined()
        try shop.folder.write(list, to: "list.csv")
        let run = try shop.morsel("experience", "import", "list.csv")
        #expect(run.lines == ["Created 1, changed 0, deactivated 0; 0 stay as they are."])
        #expect(try shop.morsel("experience", "show", "1").text.contains("Menu, today"))
    }

    // C7: TestFlight starts only its test invocations, and no other URL.
    @Test func testFlightStartsTestInvocationsAlone() throws {
        let shop = try Shop()
        #expect(try shop.publish().status == 0)
        func invoke(_ path: String) throws -> ProgramRun {
            let url = "https://fruta.example/\(path)"
            return try shop.morsel("invoke", url, "--source", "test-flight")
        }
        #expect(try invoke("a").status == 1)
        let add = ["test-invocation", "add", "1", "https://fruta.example/a", "--title", "A"]
        #expect(try shop.morsel(add).status == 0)
        #expect(try invoke("a").lines.first == "launch: \(Shop.clip)")
        let other = try invoke("b")
        #expect(other.status == 1)
        #expect(other.text.contains("None of the clip's 1 test invocations has this URL"))
        #expect(try shop.morsel("test-invocation", "list", "1").lines.count == 1)
        let missing = try shop.morsel("test-invocation", "list", "9")
        #expect(missing.errorOutput.hasPrefix("Error: build: Build 9 does not exist"))
    }

    // D9: a URL of a deactivated experience fails; which invocations a system launches.
    @Test func diagnosis() throws {
        let shop = try Shop()
        #expect(try shop.publish().status == 0)
        #expect(try shop.add("https://fruta.example/a").status == 0)
        func diagnose(_ more: String...) throws -> ProgramRun {
            try shop.morsel(["diagnose", "https://fruta.example/a"] + more)
        }
        #expect(try diagnose().status == 0)
        let new = try diagnose("--system", "17.0")
        #expect(new.status == 0 && new.text.contains("iOS 17.0 launches the clip by"))
        let old = try diagnose("--system", "15.0")
        #expect(old.status == 1, "\(old.text)")
        #expect(old.text.contains("iOS 15.0 is too old. The clip needs iOS 16.4"))
        #expect(try diagnose("--system", "99").errorOutput.contains("does not exist"))
        #expect(try shop.morsel("experience", "deactivate", "1").status == 0)
        let gone = try diagnose()
        #expect(gone.status == 1 && gone.text.contains("Experience 1, which covers the URL"))
    }

    @Test func exportMakesItsFolder() throws {
        let shop = try Shop()
        #expect(try shop.publish().status == 0)
        #expect(try shop.add("https://fruta.example/a").status == 0)
        let export = ["experience", "export", "-o", "list.csv", "--images", "new/images"]
        #expect(try shop.morsel(export).status == 0)
        #expect(try shop.folder.names().contains("new"))
        let file = ["experience", "export", "-o", "list.csv", "--images", "header.png"]
        #expect(try shop.morsel(file).errorOutput.contains("there is a file with this name"))
    }

    @Test func errorsNameTheirSubject() throws {
        let shop = try Shop()
        #expect(try shop.publish().status == 0)
        let build = try shop.morsel("build", "show", "99")
        #expect(
            build.errorOutput
                == "Error: build: Build 99 does not exist; 'morsel build list' shows all.\n"
        )
        let experience = try shop.morsel("experience", "show", "99")
        #expect(experience.errorOutput == "Error: experience: Experience 99 does not exist.\n")
    }

    // The last administrator cannot be removed by a command, either.
    @Test func lastAdministratorStays() throws {
        let shop = try Shop()
        func add(_ name: String, _ role: String) throws -> ProgramRun {
            try BuiltPrograms.run(
                "morsel",
                ["person", "add", name, "--role", role, "--database", "shop.sqlite"],
                input: Array("correct horse battery\n".utf8),
                in: shop.folder
            )
        }
        #expect(try add("ada", "admin").status == 0)
        #expect(try add("eve", "editor").status == 0)
        let refused = try shop.morsel("person", "remove", "ada")
        #expect(refused.status == 1)
        #expect(refused.errorOutput.contains("ada is the only administrator"))
        #expect(try add("bob", "admin").status == 0)
        #expect(try shop.morsel("person", "remove", "ada").status == 0)
        #expect(try shop.morsel("person", "remove", "eve").status == 0)
    }
}

/// C9: a team that has only a native clip registers it without a module.
struct NativePublishTests {
    private static let card = ["--subtitle", "Order a smoothie", "--image", "header.png"]

    @Test func byIdentifiers() throws {
        let shop = try Shop()
        let facts = [
            "publish", "--clip", Shop.clip, "--name", "Fruta", "--app-version", "1.0",
            "--minimum-system", "16.4", "--domain", "fruta.example", "--app-domain",
            "applinks:fruta.example", "--website", "https://fruta.example/", "--json",
        ]
        let run = try shop.morsel(facts + Self.card)
        #expect(run.status == 0, "\(run.errorOutput)")
        let report = try #require(objects(run).first)
        #expect(report["stage"] as? String == "released")
        #expect(report["hosts"] as? [String] == ["fruta.example"])
        #expect(try shop.add("https://fruta.example/menu").status == 0)
        let decision = try shop.morsel("invoke", "https://fruta.example/menu")
        #expect(decision.lines.first == "card: Smoothies – Today")
        for missing in ["--clip", "--name", "--app-version", "--minimum-system"] {
            var rest = facts
            let place = try #require(rest.firstIndex(of: missing))
            rest.removeSubrange(place...(place + 1))
            let refused = try shop.morsel(rest)
            #expect(refused.status == 1)
            #expect(refused.errorOutput.contains("\(missing) is missing"), "\(refused.errorOutput)")
        }
    }

    @Test func withoutACardItIsApproved() throws {
        let shop = try Shop()
        let run = try shop.morsel(
            "publish",
            "--clip",
            Shop.clip,
            "--name",
            "Fruta",
            "--app-version",
            "1.0",
            "--minimum-system",
            "16.4",
            "--domain",
            "fruta.example"
        )
        #expect(run.status == 0)
        #expect(run.errorOutput.contains("'morsel build release 1'"))
        #expect(try shop.morsel("invoke", "https://fruta.example/").status == 1)
        let early = try shop.morsel("build", "release", "1")
        #expect(early.status == 1 && early.errorOutput.contains("default experience"))
    }

    @Test func byAnArchive() throws {
        let shop = try Shop()
        var sample = SampleBundle()
        let domains: SampleValue = ["appclips:fruta.example", "webcredentials:fruta.example"]
        sample.clip?.entitlements?["com.apple.developer.associated-domains"] = domains
        sample.app.entitlements?["com.apple.developer.associated-domains"] = [
            "appclips:fruta.example", "applinks:fruta.example",
        ]
        for (path, bytes) in sample.folder {
            let url = shop.folder.url("Fruta.app/" + path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(bytes).write(to: url)
        }
        let run = try shop.morsel(["publish", "Fruta.app", "--json"] + Self.card)
        #expect(run.status == 0, "\(run.errorOutput)")
        #expect(try #require(objects(run).first)["version"] as? String == "1.2")
    }

    @Test func byAProject() throws {
        let shop = try Shop()
        let made = try BuiltPrograms.run(
            "morsel",
            ["new", "Fruta", "--team", "ABCDE12345"],
            in: shop.folder
        )
        try #require(made.status == 0, "\(made.errorOutput)")
        let run = try shop.morsel(["publish", "Fruta", "--json"] + Self.card)
        #expect(run.status == 0, "\(run.errorOutput)")
        #expect(try #require(objects(run).first)["clip"] as? String != nil)
    }
}
