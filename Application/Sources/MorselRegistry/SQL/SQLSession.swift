// SPDX-License-Identifier: Apache-2.0

/// A transaction, on a thread of its engine.
///
/// Statements are plain SQL that every engine accepts: `?` for parameters, `ON CONFLICT`, `RETURNING`.
/// An engine prepares each text once.
package protocol SQLSession {
    /// The rows that are written at the end of the transaction.
    var pending: PendingWrites { get }

    /// Runs a statement that returns no rows.
    ///
    /// - Returns: The number of rows that were inserted, changed or deleted.
    /// - Throws: `RegistryError` if it has a case for the error, or the engine's error.
    @discardableResult
    func execute(_ sql: String, _ arguments: [SQLValue]) throws -> Int

    /// Returns all rows of a statement.
    func batch(_ sql: String, _ arguments: [SQLValue]) throws -> SQLBatch

    /// Calls a closure with the rows of a statement one by one, so that the memory does not grow with
    /// their number.
    ///
    /// The body can run other statements in the meantime.
    func forEachRow(
        _ sql: String,
        _ arguments: [SQLValue],
        _ body: (SQLRow) throws -> Void
    ) throws

    /// Returns the problems that the database itself finds in its files and references.
    ///
    /// - Parameter limit: The maximum number of findings.
    /// - Returns: The findings; none for an engine that checks its files itself.
    /// - Throws: The engine's error.
    func storageFindings(limit: Int) throws -> [RegistryFinding]
}

extension SQLSession {
    @discardableResult
    package func execute(_ sql: String, _ arguments: (any SQLConvertible)?...) throws -> Int {
        try execute(sql, arguments.map { $0?.sqlValue ?? .null })
    }

    /// Returns all rows of a statement, each with separate values.
    package func rows(_ sql: String, _ arguments: [SQLValue]) throws -> [SQLRow] {
        try batch(sql, arguments).rows
    }

    package func rows(_ sql: String, _ arguments: (any SQLConvertible)?...) throws -> [SQLRow] {
        try rows(sql, arguments.map { $0?.sqlValue ?? .null })
    }

    /// Returns the first row of a result; `nil` if there is none.
    package func row(_ sql: String, _ arguments: (any SQLConvertible)?...) throws -> SQLRow? {
        try rows(sql, arguments.map { $0?.sqlValue ?? .null }).first
    }

    package func row(_ sql: String, _ arguments: [SQLValue]) throws -> SQLRow? {
        try rows(sql, arguments).first
    }
}

/// A database that runs transactions.
package protocol SQLEngine: Sendable {
    /// Runs queries that see one consistent state of the database.
    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLSession) throws -> Value
    ) async throws -> Value

    /// Runs queries that see one consistent state of the database, over connections that others do not
    /// need.
    ///
    /// - Throws: `RegistryError.tooSlow` if they exceed their time limit.
    func search<Value: Sendable>(
        within limit: Duration,
        _ body: @escaping @Sendable (any SQLSession) throws -> Value
    ) async throws -> Value

    /// Runs changes as one transaction, which is durable when the call returns.
    ///
    /// The changes of all processes that use the database take turns. The body can run again if the
    /// changes of another process came first or the connection was lost; it must only read and
    /// write through the session.
    ///
    /// - Throws: What the body throws; nothing has changed in that case.
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLSession) throws -> Value
    ) async throws -> Value

    /// Waits for running transactions, and closes the database.
    func close() throws
}
