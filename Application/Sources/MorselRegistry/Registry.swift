// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes

/// Stores apps, clips, builds, experiences, images and domains, in an SQL database.
///
/// Any number of tasks can call a registry at the same time. A call that returns has made its change
/// durable, as far as the engine guarantees it: it persists even if the process is killed at any
/// moment. A call that throws has changed nothing. Each change has a revision; a reader that has seen
/// revision *n* sees all changes up to *n*.
///
/// A registry refuses only changes that would make it inconsistent: ``RegistryError`` lists them.
/// The rules of the store are checked before, by ``register(_:by:at:)``.
///
/// Test a new engine with `checkRegistryContract(_:)` from the `MorselRegistryTesting` module.
public struct Registry: Sendable {
    package let engine: any SQLEngine

    package init(_ engine: any SQLEngine) { self.engine = engine }

    /// Reads several things from one consistent state.
    ///
    /// - Parameter body: A closure that reads, on a thread of the registry; its result is returned. It
    ///   must have no side effects, because it can run again after a failure of the connection.
    /// - Returns: The result of the body.
    /// - Throws: What the storage or the body throws.
    public func read<Value: Sendable>(
        _ body: @escaping @Sendable (ReadTransaction) throws -> Value
    ) async throws -> Value {
        try await engine.read { try body(ReadTransaction($0)) }
    }

    /// Reads several things from one consistent state, like ``read(_:)``, over connections that others do
    /// not need.
    ///
    /// - Parameters:
    ///   - limit: The maximum time of the search.
    ///   - body: A closure that reads; after the time limit, its reads throw.
    /// - Returns: The result of the body.
    /// - Throws: ``RegistryError/tooSlow``, or what the storage or the body throws.
    public func search<Value: Sendable>(
        within limit: Duration,
        _ body: @escaping @Sendable (ReadTransaction) throws -> Value
    ) async throws -> Value {
        try await engine.search(within: limit) { try body(ReadTransaction($0)) }
    }

    /// Makes several changes at once: all of them, or none if the body throws.
    ///
    /// - Parameters:
    ///   - author: The author of the changes, for the log.
    ///   - time: The time of the changes.
    ///   - body: A closure that reads and changes, on a thread of the registry. It must have no side
    ///     effects, because it can run again if others have changed what it read.
    /// - Returns: The result of the body.
    /// - Throws: What the storage or the body throws.
    public func write<Value: Sendable>(
        by author: Author,
        at time: Timestamp,
        _ body: @escaping @Sendable (WriteTransaction) throws -> Value
    ) async throws -> Value {
        try await engine.write { session in
            let store = WriteTransaction(session, by: author, at: time)
            let value = try body(store)
            try store.finish()
            try session.savePending()
            return value
        }
    }

    /// Waits for running transactions, and closes the database.
    public func close() throws { try engine.close() }
}
