// SPDX-License-Identifier: Apache-2.0

import MorselRegistry

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#endif

/// One connection, which is established when it is needed and again when it is lost.
///
/// Its calls block on a thread that does not belong to the pool of Swift's tasks.
actor PostgreSQLLane {
    /// The time for which a transaction is retried, in seconds.
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

    /// Waits for running and queued transactions.
    nonisolated func finish() { executor.wait() }

    func read<Value: Sendable>(
        _ body: @Sendable (any SQLSession) throws -> Value
    ) throws -> Value {
        try trying { connection in
            try connection.run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            return try connection.finishing(body)
        }
    }

    /// Reads within a time limit, which begins when the connection is free.
    func search<Value: Sendable>(
        within limit: Duration,
        _ body: @Sendable (any SQLSession) throws -> Value
    ) throws -> Value {
        let milliseconds = max(1, Int(limit / .milliseconds(1)))
        let end = ContinuousClock.now + limit
        return try trying { connection in
            try connection.run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            // The server ends a statement that takes longer; all statements together may take no
            // longer, either.
            try connection.run("SET LOCAL statement_timeout = \(milliseconds)")
            return try connection.finishing(until: end, body)
        }
    }

    /// Runs changes; see ``Commit`` for what happens if the connection is lost during the commit.
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

    /// Retries a transaction until it succeeds, fails permanently, or the time is up.
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
                // The random pause keeps transactions that lost the same race from all retrying at
                // once.
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
    /// Runs a body in the transaction that has begun, and ends the transaction.
    fileprivate func finishing<Value>(
        until end: ContinuousClock.Instant? = nil,
        _ body: (any SQLSession) throws -> Value
    ) throws -> Value {
        let session = PostgreSQLSession(self, until: end)
        let value = try session.finishing(body)
        try run("COMMIT")
        return value
    }

    /// Runs changes in the transaction that has begun, and commits them.
    fileprivate func finishing<Value>(
        _ commit: Commit<Value>,
        _ body: (any SQLSession) throws -> Value
    ) throws -> Value {
        let session = PostgreSQLSession(self)
        let value = try session.finishing(body)
        commit.value = value
        do {
            // A failed transaction is rolled back by `COMMIT`, whose command tag says so.
            guard try run("COMMIT").command == "COMMIT" else { throw RegistryError.busy }
        } catch {
            if !isLost { commit.value = nil }
            throw error
        }
        return value
    }
}

extension PostgreSQLSession {
    /// Returns the result of a body; throws if the body has ignored an error that broke the
    /// transaction.
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
