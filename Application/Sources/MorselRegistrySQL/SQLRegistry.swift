// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
public import MorselRegistry

/// A registry in an SQL database.
///
/// A write that returned is durable as far as the engine guarantees it; each is one transaction.
public struct SQLRegistry: Registry {
    package let engine: any SQLEngine

    package init(_ engine: any SQLEngine) { self.engine = engine }

    /// Reads several things from one consistent state.
    public func read<Value: Sendable>(
        _ body: @escaping @Sendable (any StoreReading) throws -> Value
    ) async throws -> Value {
        try await engine.read { try body(SQLStore(reading: $0)) }
    }

    /// Reads several things from one consistent state, over connections that others do not need.
    public func search<Value: Sendable>(
        within limit: Duration,
        _ body: @escaping @Sendable (any StoreReading) throws -> Value
    ) async throws -> Value {
        try await engine.search(within: limit) { try body(SQLStore(reading: $0)) }
    }

    /// Makes several changes at once: all of them, or none if the body throws.
    public func write<Value: Sendable>(
        by author: Author,
        at time: Timestamp,
        _ body: @escaping @Sendable (any StoreWriting) throws -> Value
    ) async throws -> Value {
        try await change(by: author, at: time) { try body($0) }
    }

    /// Runs changes as one transaction.
    func change<Value: Sendable>(
        by author: Author,
        at time: Timestamp,
        _ body: @escaping @Sendable (SQLStore) throws -> Value
    ) async throws -> Value {
        try await engine.write { session in
            let store = SQLStore(session, by: author, at: time)
            let value = try body(store)
            try store.finish()
            try session.savePending()
            return value
        }
    }

    /// Waits for running transactions, and closes the database.
    public func close() throws { try engine.close() }
}
