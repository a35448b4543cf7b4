// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import Foundation
import GRDB
import MorselRegistry
import MorselRegistryTesting
import Testing

@testable import MorselRegistrySQLite

struct SQLiteRegistryTests {
    @Test func keepsTheContractInMemory() async throws {
        try await checkRegistryContract(Registry.sqlite())
    }

    @Test func keepsTheContractInAFile() async throws {
        try await withTemporaryFolder { folder in
            try await checkRegistryContract(Registry.sqlite(path: folder + "/registry.sqlite"))
        }
    }

    /// A host belongs to the team that named it first (B-16).
    @Test func keepsTheHostsOfTeamsApart() async throws {
        try await checkHostContract(Registry.sqlite())
        try await withTemporaryFolder { folder in
            try await checkHostContract(Registry.sqlite(path: folder + "/registry.sqlite"))
        }
    }

    /// Killing a process cannot show the effect of a power failure; but the settings that matter to
    /// it can be read.
    @Test func everyTransactionIsSynchronised() async throws {
        try await withTemporaryFolder { folder in
            let registry = try Registry.sqlite(path: folder + "/registry.sqlite")
            let settings = try await registry.database.writeWithoutTransaction { database in
                try ["synchronous", "journal_mode", "foreign_keys"].map { name in
                    try String.fetchOne(database, sql: "PRAGMA \(name)")
                }
            }
            #expect(settings == ["2", "wal", "1"])
        }
    }

    @Test func findsEverythingAfterReopening() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/registry.sqlite"
            let written = try Registry.sqlite(path: path)
            try await checkRegistryContract(written)
            let clips = try await written.clips()
            let registry = try Registry.sqlite(path: path)
            #expect(try await registry.findings().isEmpty)
            #expect(try await registry.clips().map(\.identifier) == clips.map(\.identifier))
            let before = try await registry.revision()
            let id = try await registry.insert(try Sample.experience("https://fruta.example/again"))
            #expect(try await registry.experience(id) != nil)
            #expect(try await registry.revision() > before)
        }
    }

    /// A missing registry is not created, and a database of another program is not changed.
    @Test func opensWhatExists() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/registry.sqlite"
            #expect(throws: Registry.OpeningError.missing) {
                try Registry.sqlite(existing: path)
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
            _ = try Registry.sqlite(path: path)
            #expect(try await Registry.sqlite(existing: path).clips().isEmpty)

            let other = folder + "/other.sqlite"
            try await DatabaseQueue(path: other).write { database in
                try database.execute(sql: "CREATE TABLE notes (text)")
            }
            let bytes = try Data(contentsOf: URL(fileURLWithPath: other))
            for isExisting in [true, false] {
                #expect(throws: Registry.OpeningError.otherDatabase) {
                    _ =
                        try isExisting
                        ? Registry.sqlite(existing: other) : Registry.sqlite(path: other)
                }
            }
            #expect(try Data(contentsOf: URL(fileURLWithPath: other)) == bytes)
        }
    }

    /// A file that is not a database is reported, and stays unchanged.
    @Test func refusesAnotherFile() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/notes.txt"
            let text = Data(String(repeating: "no database\n", count: 100).utf8)
            try text.write(to: URL(fileURLWithPath: path))
            #expect(throws: (any Error).self) { try Registry.sqlite(path: path) }
            #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == text)
        }
    }
}

/// Runs a test with its own folder, which is removed afterwards.
func withTemporaryFolder(_ body: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("morsel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.path)
}
