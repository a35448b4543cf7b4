// SPDX-License-Identifier: Apache-2.0

import MorselRegistry
import MorselRegistryPostgreSQL
import MorselRegistrySQLite
import TestPostgreSQL
import Testing

/// Searches that would never end, in every kind of database.
struct SearchTests {
    private static let endless = """
        WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers)
        SELECT count(*) AS count FROM numbers
        """

    private func check(_ registry: Registry) async throws {
        let begin = ContinuousClock.now
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<2 {
                group.addTask {
                    await #expect(throws: RegistryError.tooSlow) {
                        try await registry.engine.search(within: .seconds(2)) { session in
                            _ = try session.rows(Self.endless, [])
                        }
                    }
                }
            }
            // Other readers and writers do not wait for them.
            try await Task.sleep(for: .milliseconds(200))
            for _ in 0..<20 { _ = try await registry.revision() }
            try await registry.write(by: .command, at: .now) { store in
                try store.put(APIKey.sample)
            }
            print("others were answered after \(ContinuousClock.now - begin)")
            try await group.waitForAll()
        }
        print("two endless searches ended after \(ContinuousClock.now - begin)")
    }

    // Without the time limit they would run for ever.
    @Test(.timeLimit(.minutes(20))) func endlessSearchInAFileEnds() async throws {
        try await withTemporaryFolder { folder in
            let registry = try Registry.sqlite(path: folder + "/registry.sqlite")
            try await check(registry)
            try registry.close()
        }
    }

    @Test(.timeLimit(.minutes(20))) func endlessSearchInPostgreSQLEnds() async throws {
        let address = try PostgreSQLServer.shared().newDatabase()
        try await check(Registry.postgresql(address, creating: true))
    }

    // A client that searches again and again has one search at a time.
    @Test func eachSearcherHasOneTurn() async throws {
        let turns = SearchTurns(mostWaiting: 4)
        let most = Counter()
        let outcomes = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    let run: Void? = try? await turns.run(for: "vera") {
                        await most.enter()
                        try await Task.sleep(for: .milliseconds(50))
                        await most.leave()
                    }
                    return run != nil
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes.count { $0 } == 5)
        #expect(await most.most == 1)
        // Another client gets a turn at once, whoever is waiting.
        try await turns.run(for: "ada") {}
    }

    @Test func whoHasGoneAwayHasNoTurn() async throws {
        let turns = SearchTurns()
        let first = Task {
            try await turns.run(for: "a") { try await Task.sleep(for: .seconds(60)) }
        }
        try await Task.sleep(for: .milliseconds(50))
        let second = Task { try await turns.run(for: "a") {} }
        try await Task.sleep(for: .milliseconds(50))
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        first.cancel()
        _ = try? await first.value
        try await turns.run(for: "a") {}
    }
}

private actor Counter {
    private var count = 0
    private(set) var most = 0

    func enter() {
        count += 1
        most = max(most, count)
    }

    func leave() { count -= 1 }
}

extension APIKey {
    fileprivate static let sample = APIKey(
        id: "K",
        name: "key",
        issuer: "i",
        publicKey: "p",
        role: .viewer,
        created: .now
    )
}
