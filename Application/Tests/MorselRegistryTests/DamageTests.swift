// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import MorselRegistry
import MorselRegistryTesting
import Testing

@testable import MorselRegistrySQLite

/// Rows that another program has changed cause an error for their readers, and nothing else.
struct DamageTests {
    private static let values: [DatabaseValue] = [
        .null, "x".databaseValue, "".databaseValue, "\u{0}\u{FFFF}".databaseValue,
        Int64.max.databaseValue, Int64.min.databaseValue, (-1).databaseValue, 0.databaseValue,
        1e300.databaseValue, 0.5.databaseValue, DatabaseValue(value: [0xFF, 0xFE, 0x00]),
        String(repeating: "é", count: 5_000).databaseValue,
    ]

    /// Returns a registry whose tables accept any value in any column.
    private func registry() async throws -> Registry {
        let registry = try Registry.sqlite()
        try await fill(registry)
        try await registry.database.writeWithoutTransaction { database in
            try database.execute(
                sql: """
                    PRAGMA foreign_keys = OFF;
                    PRAGMA ignore_check_constraints = ON;
                    PRAGMA writable_schema = ON;
                    UPDATE sqlite_schema SET sql = replace(replace(replace(replace(replace(sql,
                        'TEXT NOT NULL', 'TEXT'), 'INTEGER NOT NULL', 'INTEGER'),
                        'BLOB NOT NULL', 'BLOB'),
                        ') STRICT, WITHOUT', ') WITHOUT'), ') STRICT', ')')
                    WHERE type = 'table';
                    PRAGMA writable_schema = RESET;
                    """
            )
        }
        return registry
    }

    @Test(.timeLimit(.minutes(20)))
    func everyDamagedColumnIsAnErrorOrAnswered() async throws {
        let registry = try await registry()
        #expect(await readEverything(in: registry) == 0)
        #expect(try await registry.findings().isEmpty)
        let tables = try await registry.database.read { database in
            try String.fetchAll(
                database,
                sql: """
                    SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'
                        AND name NOT LIKE 'grdb%'
                    """
            )
        }
        #expect(tables.count > 12)
        var failures = 0
        var cases = 0
        for table in tables {
            let columns = try await registry.database.read { try $0.columns(in: table) }
            for column in columns.map(\.name) {
                for value in Self.values {
                    let isChanged = try await registry.damage(table, column, value)
                    if isChanged {
                        cases += 1
                        failures += await readEverything(in: registry)
                        _ = try? await registry.findings()
                        try await registry.repair(table)
                    }
                }
            }
        }
        #expect(cases > 400)
        #expect(failures > cases)
        #expect(await readEverything(in: registry) == 0, "all is as it was")
    }

    /// The error names the value that cannot be read, and the check names the row.
    @Test func damageIsNamed() async throws {
        let registry = try await registry()
        _ = try await registry.damage("builds", "stage", "x".databaseValue)
        let clip = try Sample.bundle().clip
        await #expect(throws: RegistryError.damaged("stage")) {
            try await registry.latestBuild(of: clip)
        }
        #expect(try await registry.clips().count == 1, "the rest can be read")
        let finding = RegistryFinding.value(table: "builds", row: "1", column: "stage")
        #expect(try await registry.findings() == [finding])
    }

    /// The findings of a check besides damaged values.
    @Test(arguments: [
        ("DELETE FROM domains WHERE is_hosted", "host-without-domain"),
        ("DELETE FROM host_registrations", "host-without-team"),
        ("DELETE FROM records WHERE kind = 'default-experience'", "build-without-experience"),
        ("UPDATE records SET body = '{}'", "value"),
        ("UPDATE log SET author = ''", "value"),
        ("DELETE FROM blob_parts WHERE digest IN (SELECT module FROM builds)", "bytes"),
        ("UPDATE blob_parts SET bytes = bytes || x'00'", "bytes"),
        ("UPDATE blob_parts SET bytes = zeroblob(length(bytes))", "bytes"),
        ("UPDATE blobs SET size = size + 1", "bytes"),
        ("INSERT INTO blob_parts SELECT digest, 1, x'00' FROM blobs", "bytes"),
        ("DELETE FROM images; UPDATE advanced_experiences SET image = NULL", "reference"),
        ("INSERT INTO blobs VALUES ('\(Digest(of: []).text)', 0)", "unused-bytes"),
        ("UPDATE advanced_experiences SET url_key = x'00' WHERE id = 1", "value"),
        ("INSERT INTO apps (identifier, name) VALUES ('ABCDE12345.x', '')", "app-without-clip"),
        ("DELETE FROM clips", "reference"),
    ])
    func checkFinds(_ change: String, _ code: String) async throws {
        let registry = try await registry()
        try await registry.database.writeWithoutTransaction { try $0.execute(sql: change) }
        let codes = try await registry.findings().map(\.code)
        #expect(codes.contains(code), "\(codes)")
    }
}

extension DatabaseValue {
    fileprivate init(value bytes: [UInt8]) { self = Data(bytes).databaseValue }
}

extension Registry {
    /// Writes a value into all rows of a column that accept it.
    ///
    /// - Returns: Whether any row was changed; ``repair(_:)`` undoes it.
    fileprivate func damage(
        _ table: String,
        _ column: String,
        _ value: DatabaseValue
    ) async throws -> Bool {
        try await self.database.writeWithoutTransaction { database in
            try database.execute(sql: "CREATE TEMP TABLE saved AS SELECT * FROM main.\(table)")
            // A column whose type rejects the value is left unchanged.
            try? database.execute(
                sql: "UPDATE OR IGNORE main.\(table) SET \(column) = ?",
                arguments: [value]
            )
            let isChanged = database.changesCount > 0
            if !isChanged { try database.execute(sql: "DROP TABLE temp.saved") }
            return isChanged
        }
    }

    fileprivate func repair(_ table: String) async throws {
        try await self.database.writeWithoutTransaction { database in
            try database.execute(
                sql: """
                    DELETE FROM main.\(table);
                    INSERT INTO main.\(table) SELECT * FROM temp.saved;
                    DROP TABLE temp.saved;
                    """
            )
        }
    }
}
