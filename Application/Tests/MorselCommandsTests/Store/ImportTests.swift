// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestPrograms
import Testing

/// C11: experiences in a file, for which a plan is made and carried out.
struct ImportTests {
    private static let header = "url,clip,title,subtitle,title[de],subtitle[de],image\n"

    private static func row(_ path: String, title: String = "Menu") -> String {
        "https://fruta.example/\(path),\(Shop.clip),\(title),Today,Karte,Heute,header.png\n"
    }

    private func shop() throws -> Shop {
        let shop = try Shop()
        #expect(try shop.publish().status == 0)
        return shop
    }

    private func states(_ shop: Shop) throws -> [String] {
        try shop.morsel("experience", "list").lines.map { line in
            line.split(separator: "\t").prefix(3).joined(separator: " ")
        }
    }

    // C11: create, change, keep and, only with --prune, deactivate.
    @Test func plansAndApplies() throws {
        let shop = try shop()
        try shop.folder.write(Self.header + Self.row("a") + Self.row("b"), to: "list.csv")
        let dry = try shop.morsel("experience", "import", "list.csv", "--dry-run")
        #expect(dry.status == 0, "\(dry.errorOutput)")
        #expect(
            dry.lines == [
                "create\thttps://fruta.example/a", "create\thttps://fruta.example/b",
                "Would create 2, change 0, deactivate 0; 0 stay as they are.",
            ]
        )
        #expect(try states(shop) == [])
        let first = try shop.morsel("experience", "import", "list.csv")
        #expect(first.lines == ["Created 2, changed 0, deactivated 0; 0 stay as they are."])
        #expect(try states(shop).count == 2)

        let changed = Self.header + Self.row("c") + Self.row("b", title: "Lunch")
        try shop.folder.write(changed, to: "list.csv")
        let second = try objects(try shop.morsel("experience", "import", "list.csv", "--json"))
        #expect(second.first?["created"] as? Int == 1)
        #expect(second.first?["changed"] as? Int == 1)
        #expect(second.first?["deactivated"] as? Int == 0)
        let steps = try #require(second.first?["steps"] as? [[String: Any]])
        #expect(steps.map { $0["action"] as? String } == ["create", "change"])
        #expect(steps.last?["changed"] as? [String] == ["title[en]"])
        let pruned = try shop.morsel("experience", "import", "list.csv", "--prune")
        #expect(pruned.lines == ["Created 0, changed 0, deactivated 1; 2 stay as they are."])
        #expect(
            try states(shop) == [
                "1 deactivated https://fruta.example/a", "2 published https://fruta.example/b",
                "3 published https://fruta.example/c",
            ]
        )
        // The deactivated one is published again under its number.
        try shop.folder.write(Self.header + Self.row("a"), to: "list.csv")
        #expect(try shop.morsel("experience", "import", "list.csv").status == 0)
        #expect(try states(shop)[0] == "1 published https://fruta.example/a")
    }

    // C11, C-03, C-05, B-16: every error is reported with its place, and nothing is changed.
    @Test func refusesAll() throws {
        let shop = try shop()
        let list =
            Self.header + Self.row("a") + Self.row("b", title: String(repeating: "t", count: 31))
            + "https://other.example/,\(Shop.clip),Menu,Today,,,header.png\n"
            + "https://fruta.example/x,ABCDE12345.com.example.no.Clip,Menu,Today,,,header.png\n"
        try shop.folder.write(list, to: "list.csv")
        let run = try shop.morsel("experience", "import", "list.csv")
        #expect(run.status == 1)
        let lines = run.errorOutput.split(separator: "\n").map(String.init)
        try #require(lines.count == 3, "\(run.errorOutput)")
        #expect(lines[0].hasPrefix("Error: list.csv:3:1: The title (en) has 31 characters"))
        #expect(lines[1].hasPrefix("Error: list.csv:4:1: The URL's host is not among"))
        #expect(
            lines[2].hasPrefix("Error: list.csv:5:1: No build of ABCDE12345.com.example.no.Clip")
        )
        #expect(try states(shop) == [])

        try shop.folder.write(
            Self.header + Self.row("a").replacing("header.png", with: "none.png") + "x,y\n",
            to: "list.csv"
        )
        let json = try shop.morsel("experience", "import", "list.csv", "--json")
        #expect(json.status == 1)
        let errors = try #require(try objects(json).first?["errors"] as? [[String: Any]])
        #expect(errors.map { $0["row"] as? Int } == [3, 3, 2])
        #expect(errors.last?["code"] as? String == "image")
        #expect(try states(shop) == [])
    }

    // C11: an exported list is imported unchanged, in both formats, also into another database.
    @Test(arguments: ["list.csv", "list.yaml", "lists/list.yml"])
    func roundTrip(_ list: String) throws {
        let shop = try shop()
        try shop.folder.makeFolder("lists")
        try shop.folder.makeFolder("lists/images")
        #expect(
            try shop.add("https://fruta.example/menu", "--category", "food-and-drink").status == 0
        )
        #expect(
            try shop.add(
                "https://fruta.example/store/7",
                "--place",
                "37.33, -122.03",
                "--address",
                "1 Main Street"
            ).status == 0
        )
        #expect(try shop.morsel("experience", "deactivate", "1").status == 0)
        #expect(try shop.morsel("experience", "export", "-o", list).status == 0)
        let same = try shop.morsel("experience", "import", list)
        #expect(same.lines == ["Created 0, changed 0, deactivated 0; 2 stay as they are."])
        let images = ["experience", "export", "-o", list, "--images", "lists/images", "--json"]
        #expect(try shop.morsel(images).lines == [#"{"exported":2}"#])

        let other = ["--database", "other.sqlite"]
        _ = try BuiltPrograms.run("morsel", ["publish", "Fruta.clip"] + other, in: shop.folder)
        let copy = try BuiltPrograms.run(
            "morsel",
            ["experience", "import", list] + other,
            in: shop.folder
        )
        #expect(copy.status == 0, "\(copy.errorOutput)")
        let before = try shop.morsel("experience", "export")
        let after = try BuiltPrograms.run(
            "morsel",
            ["experience", "export"] + other,
            in: shop.folder
        )
        #expect(before.output == after.output)
    }

    // C11: ten thousand experiences at once; their numbers follow the order of the list.
    @Test func importsThousands() throws {
        let shop = try shop()
        let rows = (0..<10_000).map { Self.row("store/\($0)", title: "Store \($0)") }.joined()
        try shop.folder.write(Self.header + rows, to: "list.csv")
        let run = try shop.morsel("experience", "import", "list.csv")
        #expect(run.lines == ["Created 10000, changed 0, deactivated 0; 0 stay as they are."])
        #expect(run.errorOutput.contains("10000 of 10000 experiences"))
        let list = try states(shop)
        #expect(list.count == 10_000)
        #expect(list.last == "10000 published https://fruta.example/store/9999")
    }

    @Test(
        arguments: [
            (["import", "list.txt", "--format", "xml"], "format: 'xml' is not a known value"),
            (["import", "none.csv"], "list: the file 'none.csv' does not exist."),
            (["export", "--json"], "Specify the file of the list"),
        ]
    )
    func refusesArguments(_ arguments: [String], sentence: String) throws {
        let run = try shop().morsel(["experience"] + arguments)
        #expect(run.status != 0)
        #expect(run.errorOutput.contains(sentence), "\(run.errorOutput)")
    }
}
