// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import Foundation
import MorselRegistry
import MorselRegistryPostgreSQL
import MorselRegistryTesting
import TestPostgreSQL
import Testing

/// The durability of a registry in PostgreSQL when processes, connections and servers end (feature C12).
struct PostgreSQLDurabilityTests {
    /// The number of interruptions: `KILLS`, or as many as fit into a test run.
    private static let kills =
        ProcessInfo.processInfo.environment["KILLS"].flatMap { Int($0) } ?? 20

    /// As with SQLite: a process that is killed at any moment loses no acknowledged change.
    @Test(.timeLimit(.minutes(60)))
    func killLosesNothingAcknowledged() async throws {
        let address = try PostgreSQLServer.shared().newDatabase()
        var state = Acknowledged()
        for run in 0..<Self.kills {
            try state.note(try DurabilityTests.linesUntilKilled(writingTo: address, run: run))
            let registry = try Registry.postgresql(address, creating: true)
            try await state.check(registry)
            try registry.close()
        }
        #expect(state.count > Self.kills)
    }

    /// Connections are cut at random moments, also during a commit: each change is made once.
    @Test(.timeLimit(.minutes(10)))
    func cutConnectionsLoseAndRepeatNothing() async throws {
        let server = try PostgreSQLServer.shared()
        let address = try server.newDatabase()
        let registry = try Registry.postgresql(address, creating: true)
        try await fill(registry)
        let before = try await registry.snapshot().publishedCount
        let cutter = Task {
            while !Task.isCancelled {
                try server.run(
                    sql: """
                        SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
                        WHERE datname = current_database() AND pid <> pg_backend_pid()
                        """,
                    in: address
                )
                try await Task.sleep(for: .milliseconds(.random(in: 1...40)))
            }
        }
        let count = Self.kills * 10
        for number in 0..<count {
            let url = "https://fruta.example/cut/\(number)"
            _ = try await registry.insert(try Sample.experience(url))
        }
        cutter.cancel()
        _ = await cutter.result
        #expect(try await registry.snapshot().publishedCount == before + count)
        let revision = try await registry.revision()
        let changes = try await registry.changes(after: .none, limit: .max)
        #expect(changes.map(\.revision.rawValue) == Array(1...revision.rawValue))
    }

    /// The server stops as in a power failure, and starts again, under load.
    @Test(.timeLimit(.minutes(10)))
    func restartsUnderLoadLoseNothing() async throws {
        // A separate server, so that the other tests are not disturbed.
        let server = try PostgreSQLServer()
        let address = try server.newDatabase()
        let registries = try (0..<2).map { _ in try Registry.postgresql(address, creating: true)
        }
        try await fill(registries[0])
        let restarts = Task {
            for _ in 0..<max(2, Self.kills / 8) {
                try await Task.sleep(for: .milliseconds(300))
                try server.restart()
            }
        }
        let acknowledged = try await withThrowingTaskGroup(of: [String].self) { group in
            for (index, registry) in registries.enumerated() {
                group.addTask {
                    var urls: [String] = []
                    for number in 0..<80 {
                        let url = "https://fruta.example/r\(index)/\(number)"
                        do {
                            _ = try await registry.insert(try Sample.experience(url))
                            urls.append(url)
                        } catch RegistryError.unreachable, RegistryError.unconfirmed {
                            // The change was reported as failed or unconfirmed.
                        }
                        try await Task.sleep(for: .milliseconds(10))
                    }
                    return urls
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        try await restarts.value
        #expect(acknowledged.count > 80)
        #expect(try await registries[0].findings().isEmpty)
        for url in acknowledged {
            let registered = try RegisteredURL(InvocationURL(url))
            #expect(try await registries[1].publishedExperience(with: registered) != nil, "\(url)")
        }
    }

    /// If the server has stopped, clients get an error that says so, without crashing.
    @Test func serverThatDoesNotAnswerIsTold() async throws {
        let server = try PostgreSQLServer()
        let address = try server.newDatabase()
        let registry = try Registry.postgresql(address, creating: true)
        try await fill(registry)
        try server.stop()
        await #expect(throws: RegistryError.unreachable) { try await registry.revision() }
        #expect(throws: Registry.OpeningError.unreachable) {
            try Registry.postgresql(address, creating: false)
        }
    }
}
