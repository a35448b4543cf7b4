// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import Foundation
import GRDB
import MorselRegistry
import MorselRegistryTesting
import Testing

@testable import MorselRegistrySQLite

struct OpeningTests {
    /// A database of a newer version is not changed by any way of opening it.
    @Test(arguments: [
        "INSERT INTO grdb_migrations (identifier) VALUES ('9 future')", "PRAGMA user_version = 7",
        """
        INSERT INTO grdb_migrations (identifier) VALUES ('9 future');
        DELETE FROM grdb_migrations WHERE identifier = '2 parts'
        """,
    ])
    func newerDatabaseIsRefusedUnchanged(_ change: String) async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/registry.sqlite"
            try Registry.sqlite(path: path).close()
            let queue = try DatabaseQueue(path: path)
            try await queue.writeWithoutTransaction { database in
                try database.execute(sql: change)
                try database.execute(sql: "PRAGMA journal_mode = DELETE")
            }
            try queue.close()
            let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
            #expect(throws: Registry.OpeningError.newer) { try Registry.sqlite(path: path) }
            #expect(throws: Registry.OpeningError.newer) {
                try Registry.sqlite(existing: path)
            }
            #expect(throws: Registry.OpeningError.newer) {
                try SQLiteFile.copy(path, to: folder + "/copy")
            }
            #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 1)
        }
    }

    /// Wherever a first opening was interrupted between two migrations, the next one completes it.
    @Test(arguments: [[], ["1 registry"], ["1 registry", "2 parts"]])
    func interruptedOpeningIsCompleted(_ migrations: [String]) async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/registry.sqlite"
            let pool = try DatabasePool(path: path, configuration: SQLiteEngine.configuration)
            if let last = migrations.last { try Schema.migrator.migrate(pool, upTo: last) }
            try pool.close()
            try await checkRegistryContract(Registry.sqlite(path: path))
        }
    }

    /// A transaction that was killed in the middle, in the initial journal mode of a database, is
    /// rolled back by the next opening, which cannot even read the file before.
    @Test func hotJournalIsRolledBack() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/registry.sqlite"
            let script = """
                import os, sqlite3
                database = sqlite3.connect("\(path)", isolation_level=None)
                database.execute("CREATE TABLE grdb_migrations (identifier TEXT PRIMARY KEY)")
                database.execute("PRAGMA cache_size = 1")
                database.execute("BEGIN IMMEDIATE")
                database.execute("CREATE TABLE changes (bytes)")
                for _ in range(100):
                    database.execute("INSERT INTO changes VALUES (zeroblob(5000))")
                os.kill(os.getpid(), 9)
                """
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["python3", "-c", script]
            try process.run()
            process.waitUntilExit()
            let files = try FileManager.default.contentsOfDirectory(atPath: folder)
            try #require(files.contains("registry.sqlite-journal"))
            #expect(try await Registry.sqlite(path: path).findings().isEmpty)
        }
    }

    /// A table whose rows are not in their order is read to an end.
    @Test func rowsOutOfOrderAreTold() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/registry.sqlite"
            let registry = try Registry.sqlite(path: path)
            try await fill(registry)
            try registry.close()
            // The last row of the table, in whose cell the number follows the length, gets the number 0.
            let script = """
                import sqlite3
                database = sqlite3.connect("\(path)")
                query = "SELECT rootpage FROM sqlite_schema WHERE name = 'advanced_experiences'"
                root = database.execute(query).fetchone()[0]
                size = database.execute("PRAGMA page_size").fetchone()[0]
                database.close()
                with open("\(path)", "r+b") as file:
                    file.seek((root - 1) * size)
                    page = bytearray(file.read(size))
                    assert page[0] == 13
                    count = int.from_bytes(page[3:5], "big")
                    assert count == 2
                    place = int.from_bytes(page[8 + 2 * (count - 1):][:2], "big")
                    while page[place] > 127:
                        place += 1
                    page[place + 1] = 0
                    file.seek((root - 1) * size)
                    file.write(page)
                """
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["python3", "-c", script]
            try process.run()
            process.waitUntilExit()
            try #require(process.terminationStatus == 0)
            let damaged = try Registry.sqlite(path: path)
            let error = RegistryError.damaged("advanced_experiences")
            await #expect(throws: error) { try await damaged.snapshot() }
            await #expect(throws: error) {
                try await damaged.read { try $0.forEachExperience { _ in } }
            }
            #expect(try await !damaged.findings().isEmpty)
        }
    }

    /// A truncated or partially overwritten file is rejected or read, without a crash.
    @Test func damagedFileIsToldOrRead() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/registry.sqlite"
            let registry = try Registry.sqlite(path: path)
            try await fill(registry)
            try registry.close()
            let whole = try Data(contentsOf: URL(fileURLWithPath: path))
            var random = SystemRandomNumberGenerator()
            for round in 0..<60 {
                var bytes = whole
                if round % 2 == 0 {
                    bytes = bytes.prefix(whole.count * round / 60)
                } else {
                    for _ in 0..<round {
                        let start = Int.random(in: 100..<whole.count - 64, using: &random)
                        for index in start..<start + 64 { bytes[index] = .random(in: 0...255) }
                    }
                }
                let copy = folder + "/\(round).sqlite"
                try bytes.write(to: URL(fileURLWithPath: copy))
                guard let damaged = try? Registry.sqlite(path: copy) else { continue }
                _ = await readEverything(in: damaged)
                _ = try? await damaged.findings()
                try? damaged.close()
            }
        }
    }
}

/// Fills a registry with a row in every table.
func fill(_ registry: Registry) async throws {
    let image = try await registry.add(ImageFile(Sample.png(mark: 9)))
    let time = Timestamp(secondsSince1970: 5)
    _ = try await registry.publish(try Sample.bundle(), stage: .released, at: time)
    _ = try await registry.insert(try Sample.experience("https://fruta.example/a", image: image))
    let other = try await registry.insert(try Sample.experience("https://fruta.example/b"))
    try await registry.setState(.deactivated, of: other)
    for (host, file) in [("a", Domain.File.fetched([0x7B, 0x7D])), ("b", .unavailable(.timeout))] {
        let host = try HostName("\(host).example")
        try await registry.setDomain(Domain(host: host, file: file, time: time))
    }
}
