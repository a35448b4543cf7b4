// SPDX-License-Identifier: Apache-2.0

import GRDB
package import MorselRegistry

/// SQLite, through GRDB: one connection for writing, and several for reading in parallel.
package struct SQLiteEngine: SQLEngine {
    let database: any DatabaseWriter

    /// The connections for searches.
    let searches: any DatabaseReader

    static var configuration: Configuration {
        var configuration = Configuration()
        configuration.label = "registry"
        configuration.foreignKeysEnabled = true
        // A build of 100 MB is one change, for which others wait.
        configuration.busyMode = .timeout(30)
        return configuration
    }

    package func read<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLSession) throws -> Value
    ) async throws -> Value {
        do {
            return try await database.read { try body(SQLiteSession($0)) }
        } catch {
            throw Self.meaning(of: error)
        }
    }

    package func search<Value: Sendable>(
        within limit: Duration,
        _ body: @escaping @Sendable (any SQLSession) throws -> Value
    ) async throws -> Value {
        do {
            return try await withThrowingTaskGroup(of: Value?.self) { group in
                defer { group.cancelAll() }
                group.addTask { [searches] in
                    try await searches.read { try body(SQLiteSession($0)) }
                }
                group.addTask {
                    try await Task.sleep(for: limit)
                    return nil
                }
                // Cancelling the other task interrupts the running statement.
                guard let value = try await group.next() ?? nil else {
                    throw RegistryError.tooSlow
                }
                return value
            }
        } catch {
            throw Self.meaning(of: error)
        }
    }

    package func write<Value: Sendable>(
        _ body: @escaping @Sendable (any SQLSession) throws -> Value
    ) async throws -> Value {
        do {
            return try await database.write { try body(SQLiteSession($0)) }
        } catch {
            throw Self.meaning(of: error)
        }
    }

    /// Closes the database, and moves the write-ahead log into its file.
    package func close() throws {
        do {
            try searches.close()
            try database.close()
        } catch {
            throw Self.meaning(of: error)
        }
    }

    /// Returns the registry error for an SQLite error that has a meaning for the caller.
    private static func meaning(of error: any Error) -> any Error {
        guard let error = error as? DatabaseError else { return error }
        return switch error.resultCode {
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: RegistryError.damaged("a page")
        case .SQLITE_BUSY, .SQLITE_LOCKED: RegistryError.busy
        case .SQLITE_FULL: RegistryError.full
        case .SQLITE_READONLY: RegistryError.readOnly
        default: error
        }
    }
}
