// SPDX-License-Identifier: Apache-2.0

package import MorselRegistry

/// A transaction, on a thread of its engine.
///
/// Statements are plain SQL that every engine takes: `?` for parameters, `ON CONFLICT`, `RETURNING`. An
/// engine prepares each text once.
package protocol SQLSession {
    /// What is written at the end of the transaction.
    var pending: PendingWrites { get }

    /// Runs a statement that returns no rows.
    ///
    /// - Returns: The number of rows that it has inserted, changed or deleted.
    /// - Throws: `RegistryError` where it has a name for what went wrong, or the engine's error.
    @discardableResult
    func execute(_ sql: String, _ arguments: [SQLValue]) throws -> Int

    /// All rows that a statement returns.
    func batch(_ sql: String, _ arguments: [SQLValue]) throws -> SQLBatch

    /// Takes the rows of a statement one by one, so that the memory does not grow with their number.
    ///
    /// The body can run other statements meanwhile.
    func forEachRow(
        _ sql: String,
        _ arguments: [SQLValue],
        _ body: (SQLRow) throws -> Void
    ) throws

    /// What the database itself finds wrong in its files and references.
    ///
    /// - Parameter limit: The most findings that are of interest.
    /// - Returns: The findings; none for an engine that checks its files itself.
    /// - Throws: The engine's error.
    func storageFindings(limit: Int) throws -> [RegistryFinding]
}

extension SQLSession {
    @discardableResult
    package func execute(_ sql: String, _ arguments: (any SQLConvertible)?...) throws -> Int {
        try execute(sql, arguments.map { $0?.sqlValue ?? .null })
    }

    /// All rows that a statement returns, each with values of its own.
    package func rows(_ sql: String, _ arguments: [SQLValue]) throws -> [SQLRow] {
        try batch(sql, arguments).rows
    }

    package func rows(_ sql: String, _ arguments: (any SQLConvertible)?...) throws -> [SQLRow] {
        try rows(sql, arguments.map { $0?.sqlValue ?? .null })
    }

    /// The only row of a result, or the first one; `nil` without any.
    package func row(_ sql: String, _ arguments: (any SQLConvertible)?...) throws -> SQLRow? {
        try rows(sql, arguments.map { $0?.sqlValue ?? .null }).first
    }

    package func row(_ sql: String, _ arguments: [SQLValue]) throws -> SQLRow? {
        try rows(sql, arguments).first
    }
}

/// A database that runs transactions.
package protocol SQLEngine: Sendable {
    /// Runs queries that see one moment of the database.
    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLSession) throws -> Value
    ) async throws -> Value

    /// Runs queries that see one moment of the database, over connections that others do not need.
    ///
    /// - Throws: `RegistryError.tooSlow` where they take longer than they may.
    func search<Value: Sendable>(
        within limit: Duration,
        _ body: @escaping @Sendable (any SQLSession) throws -> Value
    ) async throws -> Value

    /// Runs changes as one transaction, which is durable when the call returns.
    ///
    /// The changes of all processes that use the database take turns. The body can run again, after the
    /// changes of another process came first or the connection was lost; it does nothing but read and
    /// write through the session.
    ///
    /// - Throws: What the body throws; nothing has changed then.
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLSession) throws -> Value
    ) async throws -> Value

    /// Waits for what is under way, and lets the database go.
    func close() throws
}
