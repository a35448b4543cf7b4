// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import Foundation
import MorselRegistry
import MorselRegistryPostgreSQL
import MorselRegistryTesting
import TestPostgreSQL
import Testing

/// A registry in PostgreSQL (feature C12).
struct PostgreSQLRegistryTests {
    private func registry() throws -> Registry {
        try .postgresql(PostgreSQLServer.shared().newDatabase(), creating: true)
    }

    @Test func keepsTheContract() async throws {
        try await checkRegistryContract(registry())
    }

    /// A host belongs to the team that named it first (B-16).
    @Test func keepsTheHostsOfTeamsApart() async throws {
        try await checkHostContract(registry())
    }

    @Test func findsEverythingAfterReopening() async throws {
        let address = try PostgreSQLServer.shared().newDatabase()
        let first = try Registry.postgresql(address, creating: true)
        try await fill(first)
        let before = try await first.revision()
        try first.close()
        let second = try Registry.postgresql(address, creating: false)
        #expect(try await second.findings().isEmpty)
        #expect(await readEverything(in: second) == 0)
        let id = try await second.insert(try Sample.experience("https://fruta.example/again"))
        #expect(try await second.experience(id) != nil)
        #expect(try await second.revision() > before)
    }

    /// The kind of problem is reported, and nothing is created.
    @Test func opensWhatExists() throws {
        let server = try PostgreSQLServer.shared()
        func expect(_ error: Registry.OpeningError, _ address: String, creating: Bool = true) {
            #expect(throws: error, "\(address)") {
                try Registry.postgresql(address, creating: creating)
            }
        }
        let empty = try server.newDatabase()
        expect(.missing, empty, creating: false)
        #expect(try server.run(sql: "SELECT count(*) FROM pg_stat_user_tables", in: empty) == "0")
        expect(.missing, server.address(of: "never_made"))
        expect(.unreachable, "postgresql://morsel@/d?host=/nowhere")
        expect(.unreachable, "postgresql://morsel@127.0.0.1:1/d")
        expect(.invalidAddress, "postgresql://morsel@/d?colour=red")
        expect(.accessDenied, server.address(of: "postgres", user: "nobody"))
        try server.run(sql: "CREATE ROLE locked LOGIN PASSWORD 'right'", in: empty)
        expect(.accessDenied, server.address(of: "postgres", user: "locked:wrong"))

        let other = try server.newDatabase()
        try server.run(sql: "CREATE TABLE notes (text TEXT)", in: other)
        expect(.otherDatabase, other)
        let newer = try server.newDatabase()
        _ = try Registry.postgresql(newer, creating: true)
        try server.run(sql: "UPDATE morsel SET version = 99", in: newer)
        expect(.newer, newer)
        let readOnly = try server.newDatabase()
        let setting = "&options=-c%20default_transaction_read_only%3Don"
        expect(.readOnly, readOnly + setting)
    }

    /// A user who can create tables in a schema on the search path could create ours there first, with
    /// triggers.
    @Test(arguments: ["morsel", "records"])
    func tablesOfAnotherUserAreRefused(_ table: String) throws {
        let server = try PostgreSQLServer.shared()
        let address = try server.newDatabase()
        let database = String(
            address.split(separator: "/", omittingEmptySubsequences: true)[2].prefix { $0 != "?" }
        )
        let name = String(UUID().uuidString.prefix(8)).lowercased()
        for sql in [
            "CREATE ROLE owner_\(name) LOGIN", "CREATE ROLE eve_\(name) LOGIN",
            "GRANT ALL ON SCHEMA public TO owner_\(name), eve_\(name)",
            "GRANT CREATE ON DATABASE \(database) TO owner_\(name)",
        ] { try server.run(sql: sql, in: address) }
        let own = server.address(of: database, user: "owner_\(name)")
        let other = server.address(of: database, user: "eve_\(name)")
        // Other users' objects with other names do not matter.
        try server.run(sql: "CREATE SCHEMA owner_\(name)", in: own)
        try Registry.postgresql(own, creating: true).close()
        try Registry.postgresql(own, creating: false).close()
        try server.run(sql: "CREATE TABLE public.\(table) (id BIGINT)", in: other)
        let wide = own + "&options=-c%20search_path%3Dpublic,owner_\(name)"
        #expect(throws: Registry.OpeningError.otherOwner) {
            try Registry.postgresql(wide, creating: true)
        }
        #expect(throws: Registry.OpeningError.otherOwner) {
            try Registry.postgresql(wide, creating: false)
        }
    }

    /// A replica of another database accepts no changes, and says so.
    @Test func readOnlyDatabaseSaysSo() async throws {
        let server = try PostgreSQLServer.shared()
        let address = try server.newDatabase()
        try Registry.postgresql(address, creating: true).close()
        let readOnly = address + "&options=-c%20default_transaction_read_only%3Don"
        let registry = try Registry.postgresql(readOnly, creating: false)
        #expect(try await registry.revision() == .none)
        await #expect(throws: RegistryError.readOnly) {
            try await registry.write(by: .command, at: .now) { store in
                try store.put(
                    Person(id: "a", name: "a", passwordHash: nil, role: .viewer, created: .now)
                )
            }
        }
    }

    /// A server that is running while a newer one migrates the tables stops changing them.
    @Test func newerTablesAreNotChanged() async throws {
        let server = try PostgreSQLServer.shared()
        let address = try server.newDatabase()
        let registry = try Registry.postgresql(address, creating: true)
        try await fill(registry)
        try server.run(sql: "UPDATE morsel SET version = 99", in: address)
        await #expect(throws: RegistryError.newer) { try await fill(registry) }
    }

    /// Many processes create the tables at the same time.
    @Test func manyFirstOpeningsSucceed() async throws {
        let address = try PostgreSQLServer.shared().newDatabase()
        try await withThrowingTaskGroup { group in
            for _ in 0..<8 {
                group.addTask { _ = try Registry.postgresql(address, creating: true) }
            }
            try await group.waitForAll()
        }
        #expect(try await Registry.postgresql(address, creating: false).findings().isEmpty)
    }

    /// PostgreSQL has no U+0000 in texts, which is reported before anything is written.
    @Test func refusesATextThatItCannotStore() async throws {
        let registry = try registry()
        try await fill(registry)
        let before = try await registry.revision()
        let clip = try Sample.bundle().clip
        let card = CardMetadata(
            verb: .open,
            image: nil,
            texts: [.english: CardText(title: "A\u{0}", subtitle: "B")]
        )
        let new = NewExperience(
            clip: clip,
            url: try RegisteredURL(InvocationURL("https://fruta.example/zero")),
            card: card,
            state: .draft
        )
        await #expect(throws: RegistryError.unstorableText) { try await registry.insert(new) }
        #expect(try await registry.revision() == before)
    }

    /// Servers that share a database: each change of each server is made once, in one order, and a server
    /// that has seen revision *n* has seen all changes before it.
    @Test func changesOfServersTakeTurns() async throws {
        let address = try PostgreSQLServer.shared().newDatabase()
        let registries = try (0..<4).map { _ in try Registry.postgresql(address, creating: true)
        }
        try await fill(registries[0])
        let start = try await registries[0].revision()
        try await withThrowingTaskGroup { group in
            for (index, registry) in registries.enumerated() {
                group.addTask {
                    for number in 0..<15 {
                        let url = "https://fruta.example/s\(index)/\(number)"
                        _ = try await registry.insert(try Sample.experience(url))
                    }
                }
            }
            group.addTask {
                var seen = start
                while seen.rawValue < start.rawValue + 60 {
                    let changes = try await registries[1].changes(after: seen, limit: 1_000)
                    for change in changes {
                        #expect(change.revision.rawValue == seen.rawValue + 1)
                        seen = change.revision
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try await registries[2].revision().rawValue == start.rawValue + 60)
        #expect(try await registries[3].snapshot().publishedCount == 61)
    }
}
