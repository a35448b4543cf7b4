// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestPrograms
import Testing

/// `morsel database`: the operations on a database.
@Suite(.serialized) struct CopyTests {
    private func shop() throws -> Shop {
        let shop = try Shop()
        #expect(try shop.publish().status == 0)
        #expect(try shop.add("https://fruta.example/menu").status == 0)
        return shop
    }

    private func sql(_ statements: String, in shop: Shop, _ file: String = "shop.sqlite") throws {
        let script = """
            import sqlite3
            database = sqlite3.connect("\(file)")
            database.executescript("\(statements)")
            database.close()
            """
        #expect(try BuiltPrograms.shell("python3 -c '\(script)'", in: shop.folder).status == 0)
    }

    @Test func backupIsRestored() throws {
        let shop = try shop()
        let backup = try shop.morsel("database", "backup", "copy.sqlite", "--json")
        #expect(backup.status == 0, "\(backup.errorOutput)")
        #expect(try objects(backup).first?["backup"] as? String == "copy.sqlite")
        let bytes = try shop.folder.bytes(of: "copy.sqlite")
        #expect(try shop.add("https://fruta.example/later").status == 0)

        let refused = try shop.morsel("database", "restore", "copy.sqlite")
        #expect(refused.status == 1)
        #expect(
            refused.errorOutput
                == "Error: database: 'shop.sqlite' exists; replace it with --force, "
                + "or specify another file.\n"
        )
        #expect(try shop.morsel("experience", "list").lines.count == 2)

        let run = try shop.morsel("database", "restore", "copy.sqlite", "--force")
        #expect(run.text == "Restored 'shop.sqlite' from 'copy.sqlite'.\n")
        #expect(try shop.morsel("experience", "list").lines.count == 1)
        let check = try shop.morsel("database", "check")
        #expect(check.text == "The database is in order.\n")
        #expect(try shop.folder.bytes(of: "copy.sqlite") == bytes, "a backup is not changed")
        #expect(try shop.folder.names().allSatisfy { !$0.hasPrefix(".") }, "nothing is left behind")
    }

    @Test func backupKeepsAFileThatExists() throws {
        let shop = try shop()
        let run = try shop.morsel("database", "backup", "header.png")
        #expect(run.status == 1)
        #expect(run.errorOutput.contains("'header.png' exists; replace it with --force"))
        for file in ["shop.sqlite", "./shop.sqlite"] {
            let same = try shop.morsel("database", "backup", file, "--force")
            #expect(same.status == 1)
            #expect(same.errorOutput.contains("is the database itself"))
        }
        #expect(try shop.morsel("database", "backup", "none/copy.sqlite").status == 1)
        #expect(try shop.morsel("database", "backup", "copy.sqlite").status == 0)
        #expect(try shop.morsel("database", "backup", "copy.sqlite", "--force").status == 0)
    }

    @Test func findingsAreLines() throws {
        let shop = try shop()
        try sql("UPDATE blob_parts SET bytes = zeroblob(3); DELETE FROM domains", in: shop)
        let run = try shop.morsel("database", "check")
        #expect(run.status == 1)
        // The module, the same one in two codings, the image, and the host.
        #expect(run.lines.count == 5, "\(run.text)")
        let report = try #require(try objects(shop.morsel("database", "check", "--json")).first)
        let findings = try #require(report["findings"] as? [[String: Any]])
        #expect(
            Set(findings.compactMap { $0["code"] as? String }) == ["bytes", "host-without-domain"]
        )
    }

    // A damaged backup is not restored, and the current database is kept.
    @Test(arguments: [
        ("UPDATE builds SET stage = char(120)", "is not in order (1 finding)"),
        ("UPDATE grdb_migrations SET identifier = 9 WHERE identifier LIKE char(50, 37)", "newer"),
        ("DROP TABLE advanced_experiences; DELETE FROM grdb_migrations", "another program"),
    ])
    func backupThatIsNotInOrderIsRefused(_ change: String, _ sentence: String) throws {
        let shop = try shop()
        #expect(try shop.morsel("database", "backup", "copy.sqlite").status == 0)
        try sql(change, in: shop, "copy.sqlite")
        let run = try shop.morsel("database", "restore", "copy.sqlite", "--force")
        #expect(run.status == 1)
        #expect(run.errorOutput.contains(sentence), "\(run.errorOutput)")
        #expect(run.errorOutput.count(where: \.isNewline) == 1)
        #expect(try shop.morsel("database", "check").status == 0)
        #expect(try shop.folder.names().allSatisfy { !$0.hasPrefix(".") }, "nothing is left behind")
    }

    @Test(arguments: ["none.sqlite", "text.png", "empty", "cut.sqlite"])
    func fileThatIsNoBackupIsRefused(_ file: String) throws {
        let shop = try shop()
        try shop.folder.write("", to: "empty")
        try shop.folder.write(
            Array(shop.folder.bytes(of: "shop.sqlite").prefix(20_000)),
            to: "cut.sqlite"
        )
        let run = try shop.morsel("database", "restore", file, "--force")
        #expect(run.status == 1)
        #expect(run.errorOutput.hasPrefix("Error: backup: '\(file)' "), "\(run.errorOutput)")
        #expect(run.errorOutput.count(where: \.isNewline) == 1)
        #expect(try shop.morsel("database", "check").status == 0)
    }

    // A database that a program has open, for reading or writing, is not replaced.
    @Test func databaseInUseIsNotReplaced() throws {
        let shop = try shop()
        #expect(try shop.morsel("database", "backup", "copy.sqlite").status == 0)
        let script = """
            import sqlite3, subprocess, sys
            database = sqlite3.connect("shop.sqlite")
            database.execute("SELECT count(*) FROM apps").fetchall()
            sys.exit(subprocess.run(sys.argv[1:]).returncode)
            """
        let command = "morsel database restore copy.sqlite --force"
        let run = try BuiltPrograms.shell(
            "python3 -c '\(script)' \(command) -d shop.sqlite",
            in: shop.folder
        )
        #expect(run.status == 1)
        #expect(run.errorOutput.contains("a running program uses 'shop.sqlite'"))
        #expect(try shop.morsel("database", "restore", "copy.sqlite", "--force").status == 0)
    }

    // A file that is not a database of Morsel is not replaced, even with `--force`.
    @Test func otherFileIsNotReplaced() throws {
        let shop = try shop()
        #expect(try shop.morsel("database", "backup", "copy.sqlite").status == 0)
        let bytes = try shop.folder.bytes(of: "text.png")
        let run = try BuiltPrograms.run(
            "morsel",
            ["database", "restore", "copy.sqlite", "-d", "text.png", "--force"],
            in: shop.folder
        )
        #expect(run.errorOutput.contains("'text.png' is not a database of morsel"))
        #expect(try shop.folder.bytes(of: "text.png") == bytes)
    }

    // A damaged database can be replaced with a backup.
    @Test func damagedDatabaseIsReplaced() throws {
        let shop = try shop()
        #expect(try shop.morsel("database", "backup", "copy.sqlite").status == 0)
        let bytes = try shop.folder.bytes(of: "copy.sqlite")
        try shop.folder.write(Array(bytes.prefix(bytes.count / 2)), to: "shop.sqlite")
        #expect(try shop.morsel("database", "check").status == 1)
        #expect(try shop.morsel("database", "restore", "copy.sqlite", "--force").status == 0)
        #expect(try shop.morsel("database", "check").status == 0)
    }
}
