// SPDX-License-Identifier: Apache-2.0

import GRDB
public import MorselRegistry

/// A registry in an SQLite database.
///
/// The database is in write-ahead mode, with every transaction synchronised to disk before it is
/// acknowledged: a write that returned survives the end of the process at any moment, and that of
/// the machine as far as its disk keeps its word. One process writes; readers do not wait for it.
public struct SQLiteRegistry: Registry {
    let database: any DatabaseWriter

    /// Opens a database in memory, which is gone with the process.
    public init() throws {
        let queue = try DatabaseQueue(configuration: Self.configuration)
        try Schema.migrator.migrate(queue)
        database = queue
    }

    static var configuration: Configuration {
        var configuration = Configuration()
        configuration.label = "registry"
        configuration.foreignKeysEnabled = true
        // A build of 100 MB is one change; others wait for it.
        configuration.busyMode = .timeout(30)
        return configuration
    }

    /// What SQLite finds wrong in the file, page by page and key by key; nothing where all is well.
    public func integrityProblems() async throws -> [String] {
        try await read { database in
            let pages = try String.fetchAll(database, sql: "PRAGMA integrity_check")
            let keys = try Row.fetchAll(database, sql: "PRAGMA foreign_key_check")
            return pages.filter { $0 != "ok" } + keys.map { "foreign key: \($0)" }
        }
    }
}
