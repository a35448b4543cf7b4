// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import Foundation
import GRDB
import MorselRegistry
import MorselRegistryPostgreSQL
import MorselRegistrySQLite
import MorselRegistryTesting
import TestPostgreSQL
import Testing

/// Copies from one kind of database to another (feature C12).
struct CopyingTests {
    private func postgresql() throws -> Registry {
        try .postgresql(PostgreSQLServer.shared().newDatabase(), creating: true)
    }

    /// SQLite to PostgreSQL and back: everything is there, and new numbers continue the sequence.
    @Test func thereAndBackIsTheSame() async throws {
        let first = try Registry.sqlite()
        try await checkRegistryContract(first)
        let second = try postgresql()
        let third = try Registry.sqlite()
        let there = try await first.copy(to: second) { done, total in #expect(done <= total) }
        let back = try await second.copy(to: third) { _, _ in }
        #expect(there == back)
        #expect(there.revision == (try await first.revision()))
        for copy in [second, third] {
            #expect(try await copy.findings().isEmpty)
            let all = try await first.experiences(after: nil, limit: .max)
            #expect(try await copy.experiences(after: nil, limit: .max) == all)
            #expect(try await copy.domains() == first.domains())
            let log = try await first.read { try $0.log(of: nil, before: nil, limit: .max) }
            #expect(try await copy.read { try $0.log(of: nil, before: nil, limit: .max) } == log)
            let id = try await copy.insert(try Sample.experience("https://fruta.example/next"))
            #expect(id.rawValue > all.map(\.id.rawValue).max() ?? .max)
        }
    }

    @Test func targetThatIsNotEmptyStaysAsItIs() async throws {
        let source = try Registry.sqlite()
        try await fill(source)
        let target = try postgresql()
        try await fill(target)
        let revision = try await target.revision()
        await #expect(throws: Registry.CopyingError.notEmpty) {
            try await source.copy(to: target) { _, _ in }
        }
        #expect(try await target.revision() == revision)
    }

    /// A source that cannot be read leaves nothing in the target.
    @Test func damagedSourceIsNotCopied() async throws {
        let source = try Registry.sqlite()
        try await fill(source)
        try await source.database.writeWithoutTransaction { try $0.execute(sql: "DROP TABLE log") }
        let target = try postgresql()
        await #expect(throws: (any Error).self) { try await source.copy(to: target) { _, _ in } }
        #expect(try await target.clips().isEmpty)
    }
}
