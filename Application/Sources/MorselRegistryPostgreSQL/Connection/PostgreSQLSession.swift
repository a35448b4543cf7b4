// SPDX-License-Identifier: Apache-2.0

import MorselRegistry

/// A transaction of PostgreSQL.
final class PostgreSQLSession: SQLSession {
    let pending = PendingWrites()
    private let connection: PostgreSQLConnection
    private var openCursors = 0

    /// The error that broke the transaction; all later statements fail because of it.
    private(set) var failure: (any Error)?

    /// The time after which no further statement is run.
    private let end: ContinuousClock.Instant?

    init(_ connection: PostgreSQLConnection, until end: ContinuousClock.Instant? = nil) {
        self.connection = connection
        self.end = end
    }

    func execute(_ sql: String, _ arguments: [SQLValue]) throws -> Int {
        try remembering { try connection.run(sql, arguments).changedCount }
    }

    func batch(_ sql: String, _ arguments: [SQLValue]) throws -> SQLBatch {
        try remembering { try connection.run(sql, arguments).batch }
    }

    func forEachRow(
        _ sql: String,
        _ arguments: [SQLValue],
        _ body: (SQLRow) throws -> Void
    ) throws {
        openCursors += 1
        defer { openCursors -= 1 }
        let name = "rows\(openCursors)"
        _ = try execute("DECLARE \(name) CURSOR FOR \(sql)", arguments)
        var page: [SQLRow]
        repeat {
            page = try rows("FETCH 1000 FROM \(name)", [])
            for row in page { try body(row) }
        } while !page.isEmpty
        _ = try execute("CLOSE \(name)", [])
    }

    /// Returns nothing: PostgreSQL checks its pages when it reads them, and always enforces
    /// references.
    func storageFindings(limit: Int) throws -> [RegistryFinding] { [] }

    private func remembering<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            if let end, ContinuousClock.now > end { throw RegistryError.tooSlow }
            return try body()
        } catch {
            if failure == nil { failure = error }
            throw error
        }
    }
}
