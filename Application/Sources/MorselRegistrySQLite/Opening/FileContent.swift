// SPDX-License-Identifier: Apache-2.0

import GRDB

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The kinds of content that a database file can have.
enum FileContent {
    case nothing, olderRegistry, currentRegistry, newerRegistry, otherTables

    /// Inspects a file without changing it.
    init(of path: String) throws { try self.init(of: path, readonly: true) }

    /// Inspects a file, after SQLite has rolled back what a killed process left unfinished.
    ///
    /// The file is opened for writing only if that is necessary.
    init(repairing path: String) throws {
        do {
            try self.init(of: path)
        } catch let error as DatabaseError
            where [.SQLITE_READONLY, .SQLITE_CANTOPEN].contains(error.resultCode)
        {
            try self.init(of: path, readonly: false)
        }
    }

    private init(of path: String, readonly: Bool) throws {
        guard FileManager.default.fileExists(atPath: path) else {
            self = .nothing
            return
        }
        var configuration = SQLiteEngine.configuration
        configuration.readonly = readonly
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        self = try queue.read { try Self($0) }
        try queue.close()
    }

    private init(_ database: Database) throws {
        let known = Set(Schema.migrator.migrations)
        let applied =
            try database.tableExists("grdb_migrations")
            ? try String.fetchSet(database, sql: "SELECT identifier FROM grdb_migrations") : []
        // A migration creates all of its tables or none.
        let isRegistry = try database.tableExists("advanced_experiences")
        if isRegistry || !applied.isDisjoint(with: known) {
            let version = try Int.fetchOne(database, sql: "PRAGMA user_version")
            if version != 0 || !applied.isSubset(of: known) {
                self = .newerRegistry
            } else {
                self = applied == known ? .currentRegistry : .olderRegistry
            }
            return
        }
        let tables = try String.fetchAll(database, sql: "SELECT name FROM sqlite_schema")
        // GRDB creates its own table before the first migration.
        let isEmpty = tables.allSatisfy { $0.hasPrefix("sqlite_") || $0.hasPrefix("grdb_") }
        self = isEmpty && applied.isEmpty ? .nothing : .otherTables
    }
}
