// SPDX-License-Identifier: Apache-2.0

import MorselRegistry
import MorselRegistrySQL

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#endif

/// One connection, which is made when it is needed and made anew when it is lost.
///
/// Its calls wait for the server, on a thread that is not one of those of Swift's tasks.
actor PostgreSQLLane {
    /// The most seconds for which a transaction is tried again.
    private static let patience = 20.0

    private let address: String
    private var connection: PostgreSQLConnection?
    private nonisolated let executor: QueueExecutor

    nonisolated var unownedExecutor: UnownedSerialExecutor {
        unsafe executor.asUnownedSerialExecutor()
    }

    init(_ address: String, name: String) {
        self.address = address
        executor = QueueExecutor("PostgreSQL " + name)
    }

    /// Waits for what is under way.
    nonisolated func finish() { executor.wait() }

    func read<Value: Sendable>(
        _ body: @Sendable (any SQLSession) throws -> Value
    ) throws -> Value {
        try trying { connection in
            try connection.run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            return try connection.finishing(body)
        }
    }

    /// Reads within a time, which begins when the connection is free.
    func search<Value: Sendable>(
        within limit: Duration,
        _ body: @Sendable (any SQLSession) throws -> Value
    ) throws -> Value {
        let milliseconds = max(1, Int(limit / .milliseconds(1)))
        let end = ContinuousClock.now + limit
        return try trying { connection in
            try connection.run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            // The server ends a statement that takes longer; several take no longer together.
            try connection.run("SET LOCAL statement_timeout = \(milliseconds)")
            return try connection.finishing(until: end, body)
        }
    }

    /// Runs changes; see ``Commit`` for what happens when the connection is lost while they are
    /// confirmed.
    func write<Value: Sendable>(
        _ body: @Sendable (any SQLSession) throws -> Value
    ) throws -> Value {
        let commit = Commit<Value>()
        do {
            return try trying { connection in
                try connection.run("BEGIN ISOLATION LEVEL SERIALIZABLE")
                if let value = try connection.takeTurn(commit) { return value }
                return try connection.finishing(commit, body)
            }
        } catch RegistryError.unreachable where commit.value != nil {
            throw RegistryError.unconfirmed
        }
    }

    /// Tries a transaction until it succeeds, fails for good, or time is up.
    private func trying<Value>(
        _ transaction: (PostgreSQLConnection) throws -> Value
    ) throws -> Value {
        try Task.checkCancellation()
        let deadline = Date(timeIntervalSinceNow: Self.patience)
        var pause = 0.002
        while true {
            do {
                let connection = try connected(until: deadline)
                do {
                    return try transaction(connection)
                } catch {
                    _ = try? connection.run("ROLLBACK")
                    throw error
                }
            } catch let error as PostgreSQLError {
                if connection?.isLost == true { connection = nil }
                guard error.isTransient, deadline.timeIntervalSinceNow > pause else {
                    throw error.meaning
                }
                // Those who lost the same race do not all come back at once.
                usleep(UInt32(.random(in: pause / 2...pause) * 1_000_000))
                pause = min(pause * 2, 0.25)
            }
        }
    }

    private func connected(until deadline: Date) throws -> PostgreSQLConnection {
        if let connection { return connection }
        let new = try PostgreSQLConnection(address, until: deadline)
        connection = new
        return new
    }
}

extension PostgreSQLConnection {
    /// Runs a body in the transaction that has begun, and ends it.
    fileprivate func finishing<Value>(
        until end: ContinuousClock.Instant? = nil,
        _ body: (any SQLSession) throws -> Value
    ) throws -> Value {
        let session = PostgreSQLSession(self, until: end)
        let value = try session.finishing(body)
        try run("COMMIT")
        return value
    }

    /// Runs changes in the transaction that has begun, and commits it.
    fileprivate func finishing<Value>(
        _ commit: Commit<Value>,
        _ body: (any SQLSession) throws -> Value
    ) throws -> Value {
        let session = PostgreSQLSession(self)
        let value = try session.finishing(body)
        commit.value = value
        do {
            // A transaction that is broken is rolled back by `COMMIT`, which says so.
            guard try run("COMMIT").command == "COMMIT" else { throw RegistryError.busy }
        } catch {
            if !isLost { commit.value = nil }
            throw error
        }
        return value
    }
}

extension PostgreSQLSession {
    /// What a body returns, unless it has passed over an error that broke the transaction.
    fileprivate func finishing<Value>(
        _ body: (any SQLSession) throws -> Value
    ) throws -> Value {
        do {
            let value = try body(self)
            if let failure { throw failure }
            return value
        } catch {
            throw failure ?? error
        }
    }
}
