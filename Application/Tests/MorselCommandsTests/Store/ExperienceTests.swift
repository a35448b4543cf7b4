// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestPrograms
import Testing

struct ExperienceTests {
    private func states(_ shop: Shop) throws -> [String] {
        try shop.morsel("experience", "list").lines.map { line in
            line.split(separator: "\t").prefix(3).joined(separator: " ")
        }
    }

    @Test func registersAndListsExperiences() throws {
        let shop = try Shop()
        #expect(try shop.publish().status == 0)
        #expect(try states(shop) == [])
        let first = try shop.add("https://fruta.example/menu", "--json")
        #expect(first.status == 0, "\(first.errorOutput)")
        let report = try #require(objects(first).first)
        #expect(report["id"] as? Int == 1)
        #expect(report["url"] as? String == "https://fruta.example/menu")
        let second = try shop.add("https://fruta.example/", "--verb", "play", "--powered-by")
        #expect(second.text == "Registered 2: https://fruta.example/\n")
        let list = try objects(try shop.morsel("experience", "list", "--json"))
        #expect(list.map { $0["id"] as? Int } == [1, 2])
        #expect(list.allSatisfy { $0["clip"] as? String == Shop.clip })
        #expect(list.allSatisfy { $0["state"] as? String == "published" })
    }

    // O-14: the owner is warned that a prefix matches only whole path components.
    @Test func warnsAboutUnexpectedPrefixMatches() throws {
        let shop = try Shop()
        #expect(try shop.publish().status == 0)
        #expect(try shop.add("https://fruta.example/rent").errorOutput == "")
        let second = try shop.add("https://fruta.example/rental")
        let sentence =
            "https://fruta.example/rent does not cover https://fruta.example/rental: "
            + "only whole path components match."
        #expect(second.errorOutput == "Advice: \(sentence)\n")
        #expect(try shop.morsel("experience", "warnings").lines == [sentence])
    }

    // C-33: an experience is deactivated, and activated again.
    @Test func deactivatesAndActivates() throws {
        let shop = try Shop()
        #expect(try shop.publish().status == 0)
        #expect(try shop.add("https://fruta.example/menu").status == 0)
        let first = try shop.morsel("experience", "deactivate", "1", "--json")
        #expect(first.status == 0)
        #expect(first.lines == [#"{"id":1,"state":"deactivated"}"#])
        #expect(try states(shop) == ["1 deactivated https://fruta.example/menu"])
        // The URL is free in the meantime (C-15); while another one has it, the first cannot be
        // activated.
        #expect(try shop.add("https://fruta.example/menu").status == 0)
        let taken = try shop.morsel("experience", "activate", "1")
        #expect(taken.status == 1)
        #expect(taken.errorOutput == "Error: experience: Experience 2 already has this URL.\n")
        #expect(try shop.morsel("experience", "deactivate", "2").status == 0)
        #expect(try shop.morsel("experience", "activate", "1").status == 0)
        #expect(
            try states(shop) == [
                "1 published https://fruta.example/menu",
                "2 deactivated https://fruta.example/menu",
            ]
        )
    }

    // An invalid number of an experience is an error of the command line.
    @Test(
        arguments: [
            ("99", 1, "Experience 99 does not exist."), ("-1", 64, "number: -1 is not the number"),
            ("0", 64, "number: 0 is not the number"), ("\(Int64.max)", 64, "is not the number"),
            ("\(Int64.max - 1)", 1, "does not exist"),
            ("\(Int64.min)", 64, "is not the number"),
            ("99999999999999999999", 64, "is not the number"),
            ("x", 64, "is not the number"),
            ("https://fruta.example/no", 1, "No experience has the URL"),
            ("http://fruta.example/no", 64, "must start with https://"),
        ]
    )
    func refusesUnknownNumbers(_ number: String, status: Int, sentence: String) throws {
        let shop = try Shop()
        #expect(try shop.publish().status == 0)
        for verb in ["deactivate", "activate"] {
            let run = try BuiltPrograms.run(
                "morsel",
                ["experience", verb, "--database", "shop.sqlite", "--", number],
                in: shop.folder
            )
            #expect(run.status == status, "\(run.errorOutput)")
            #expect(run.errorOutput.contains(sentence), "\(run.errorOutput)")
        }
    }

    // C-03 to C-06, C-15, B-16: the refusals of the store, each in one line.
    @Test(
        arguments: [
            (["https://fruta.example/menu"], "already has this URL"),
            (
                ["https://other.example/"],
                "associated domains of the clip's latest build. The build has fruta.example.\n"
            ),
            (["https://fruta.example/x", "--title", String(repeating: "t", count: 31)], "30"),
            (["https://fruta.example/x", "--subtitle", String(repeating: "t", count: 57)], "56"),
            (["https://fruta.example/x", "--image", "missing.png"], "missing.png"),
            (["https://fruta.example/x", "--image", "text.png"], "neither PNG nor JPEG"),
            (
                ["https://fruta.example/x", "--clip", "ABCDE12345.com.example.x.Clip"],
                "No build of ABCDE12345.com.example.x.Clip has been published. The database has "
            ),
        ]
    )
    func refusesWhatTheStoreRejects(_ arguments: [String], sentence: String) throws {
        try refuses(arguments, status: 1, sentence)
    }

    // An option value in the wrong form is an error of the command line.
    @Test(
        arguments: [
            (["http://fruta.example/"], "url: "),
            (["https://fruta.example/x", "--verb", "eat"], "must be open, view or play"),
            (
                ["https://fruta.example/x", "--language", "?"],
                "language: '?' is not a language of the store"
            ),
            (
                ["https://fruta.example/x", "--clip", "x"],
                "identifier: 'x' is not an app identifier"
            ),
        ]
    )
    func refusesInvalidArguments(_ arguments: [String], sentence: String) throws {
        try refuses(arguments, status: 64, sentence)
    }

    private func refuses(_ arguments: [String], status: Int32, _ sentence: String) throws {
        let shop = try Shop()
        #expect(try shop.publish().status == 0)
        #expect(try shop.add("https://fruta.example/menu").status == 0)
        var all = [
            "--clip": Shop.clip, "--title": "Smoothies", "--subtitle": "Today",
            "--image": "header.png",
        ]
        for index in stride(from: 1, to: arguments.count, by: 2) {
            all[arguments[index]] = arguments[index + 1]
        }
        let options = all.flatMap { [$0.key, $0.value] }
        let run = try BuiltPrograms.run(
            "morsel",
            ["experience", "add", arguments[0], "--database", "shop.sqlite"] + options,
            in: shop.folder
        )
        #expect(run.status == status)
        #expect(run.errorOutput.contains(sentence), "\(run.errorOutput)")
        #expect(run.errorOutput.count(where: \.isNewline) == 1)
        #expect(try states(shop).count == 1, "nothing was registered")
    }
}
