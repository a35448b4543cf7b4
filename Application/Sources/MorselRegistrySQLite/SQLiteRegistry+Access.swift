// SPDX-License-Identifier: Apache-2.0

import GRDB
import MorselRegistry

// What goes wrong in a query is told as the errors of a registry, where they have a name for it.

extension SQLiteRegistry {
    /// Runs queries that see one moment of the database.
    func read<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        do {
            return try await database.read(body)
        } catch {
            throw Self.meaning(of: error)
        }
    }

    /// Runs changes as one transaction.
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        do {
            return try await database.write(body)
        } catch {
            throw Self.meaning(of: error)
        }
    }

    private static func meaning(of error: any Error) -> any Error {
        switch error {
        case is RowDecodingError: return RegistryError.damaged("a number")
        case let error as DatabaseError:
            switch error.resultCode {
            case .SQLITE_CORRUPT, .SQLITE_NOTADB: return RegistryError.damaged("a page")
            case .SQLITE_BUSY, .SQLITE_LOCKED: return RegistryError.busy
            case .SQLITE_FULL: return RegistryError.full
            default: return error
            }
        default: return error
        }
    }
}
