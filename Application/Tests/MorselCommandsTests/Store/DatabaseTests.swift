// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestPrograms
import Testing

/// A wrong folder, or a mistyped `--database`.
struct DatabaseTests {
    private func has(_ name: String, in shop: Shop) throws -> Bool {
        try shop.folder.names().contains(name)
    }

    // Commands that only read create no database; they report that there is none, and where they
    // looked.
    @Test(
        arguments: [
            ["experience", "list"], ["experience", "list", "--json"], ["experience", "warnings"],
            ["experience", "deactivate", "1"], ["experience", "activate", "1"],
            [
                "experience", "add", "https://fruta.example/menu", "--clip", Shop.clip, "--title",
                "A", "--subtitle", "B", "--image", "header.png",
            ], ["invoke", "https://fruta.example"], ["serve", "--port", "1"],
        ]
    )
    func readingCreatesNoDatabase(_ command: [String]) throws {
        let shop = try Shop()
        for (options, path) in [([], "morsel.sqlite"), (["-d", "shpo.sqlite"], "shpo.sqlite")] {
            let run = try BuiltPrograms.run("morsel", command + options, in: shop.folder)
            #expect(run.status == 1)
            let place = "\(shop.folder.path)/\(path)"
            let start = "Error: database: '\(path)' cannot be opened: there is no database at "
            #expect(run.errorOutput.hasPrefix("\(start)'\(place)'."), "\(run.errorOutput)")
            #expect(run.errorOutput.contains("create it with 'morsel publish'"))
            #expect(run.errorOutput.count(where: \.isNewline) == 1)
            #expect(try !has(path, in: shop), "nothing was created")
        }
    }

    // The error is about the folder, and not about the file.
    @Test func namesTheMissingFolder() throws {
        let shop = try Shop()
        let run = try BuiltPrograms.run(
            "morsel",
            ["publish", "Fruta.clip", "-d", "nowhere/shop.sqlite"],
            in: shop.folder
        )
        #expect(run.status == 1)
        #expect(run.errorOutput.contains("there is no folder '\(shop.folder.path)/nowhere'."))
    }

    // A file without a table is not changed, either.
    @Test func emptyFileIsNoDatabase() throws {
        let shop = try Shop()
        try shop.folder.write("", to: "shop.sqlite")
        #expect(try shop.morsel("experience", "list").errorOutput.contains("there is no database"))
        #expect(try shop.folder.bytes(of: "shop.sqlite").isEmpty)
        #expect(try shop.publish().status == 0, "publishing may use the file")
    }

    // Neither reading nor publishing touches a database of another program.
    @Test func leavesOtherDatabasesAlone() throws {
        let shop = try Shop()
        let making = """
            import sqlite3
            database = sqlite3.connect("shop.sqlite")
            database.execute("CREATE TABLE notes (text)")
            database.commit()
            """
        #expect(try BuiltPrograms.shell("python3 -c '\(making)'", in: shop.folder).status == 0)
        let bytes = try shop.folder.bytes(of: "shop.sqlite")
        for command in [["experience", "list"], ["publish", "Fruta.clip"]] {
            let run = try BuiltPrograms.run(
                "morsel",
                command + ["-d", "shop.sqlite"],
                in: shop.folder
            )
            #expect(run.status == 1)
            #expect(run.errorOutput.contains("it is the database of another program"))
            #expect(try shop.folder.bytes(of: "shop.sqlite") == bytes)
        }
    }

    @Test func demoWithoutItsBundleCreatesNoDatabase() throws {
        let shop = try Shop()
        let run = try shop.morsel("serve", "--demo", "--demo-bundle", "none", "--port", "1")
        #expect(run.status == 1)
        #expect(run.errorOutput.hasPrefix("Error: demo: the clip bundle 'none' does not exist"))
        #expect(try !has("shop.sqlite", in: shop))
    }

    // The diagnosis of a site needs no database, and reports that it found none.
    @Test func diagnosisGoesOnWithoutADatabase() throws {
        let shop = try Shop()
        let run = try shop.morsel("diagnose", "https://localhost/x")
        let note = "Note: There is no database at '\(shop.folder.path)/shop.sqlite'"
        #expect(run.errorOutput.contains(note), "\(run.errorOutput)")
        #expect(try !has("shop.sqlite", in: shop))
        #expect(!run.text.isEmpty)
    }
}
