// SPDX-License-Identifier: Apache-2.0

import GRDB
public import MorselRegistrySQL

#if canImport(Glibc)
import Glibc
#endif

/// A registry in an SQLite database.
///
/// The database is in write-ahead mode, with every transaction synchronised to disk before it is
/// acknowledged: a write that returned survives the end of the process at any moment, and that of
/// the machine as far as its disk keeps its word. One process writes; readers do not wait for it.
extension SQLRegistry {
    /// Opens a database in memory, which is gone with the process.
    public static func sqlite() throws -> SQLRegistry {
        let queue = try DatabaseQueue(configuration: SQLiteEngine.configuration)
        try Schema.migrator.migrate(queue)
        return SQLRegistry(SQLiteEngine(database: queue, searches: queue))
    }

    /// Opens a registry that exists.
    ///
    /// Nothing is created, and a database of another program is left as it is.
    ///
    /// - Parameter path: The file.
    /// - Returns: The registry, with the tables of this version.
    /// - Throws: ``MorselRegistrySQL/SQLRegistry/OpeningError``; GRDB's `DatabaseError` if the file
    ///   cannot be opened.
    public static func sqlite(existing path: String) throws -> SQLRegistry {
        try SQLiteFile.telling {
            guard try FileContent(of: path) != .nothing else { throw OpeningError.missing }
        }
        return try sqlite(path: path)
    }

    /// Opens a database, and creates it if it does not exist.
    ///
    /// Any number of processes can do so at once; one of them makes the tables. What a process leaves
    /// that is killed meanwhile is completed by the next one.
    ///
    /// - Parameter path: The file. SQLite keeps two more beside it, whose names end in `-wal` and
    ///   `-shm`.
    /// - Returns: The registry, with the tables of this version.
    /// - Throws: ``MorselRegistrySQL/SQLRegistry/OpeningError`` except `missing`; GRDB's `DatabaseError`
    ///   if the file cannot be opened. Nothing has been written then.
    public static func sqlite(path: String) throws -> SQLRegistry {
        let (pool, searches) = try SQLiteFile.telling {
            try SQLiteFile.prepare(path)
            let pool = try DatabasePool(path: path, configuration: SQLiteEngine.configuration)
            // GRDB's own choice for write-ahead mode, NORMAL, may lose the latest transactions when the
            // power fails. There is one connection that writes, and it lives as long as the pool.
            try pool.writeWithoutTransaction { database in
                try database.execute(sql: "PRAGMA synchronous = FULL")
            }
            var searching = SQLiteEngine.configuration
            searching.readonly = true
            return (pool, try DatabasePool(path: path, configuration: searching))
        }
        return SQLRegistry(SQLiteEngine(database: pool, searches: searches))
    }
}

/// A database as a file.
public enum SQLiteFile {
    /// Makes the tables where they are missing or old.
    fileprivate static func prepare(_ path: String) throws {
        // A file that cannot even be read without being repaired is looked at below.
        let content = try? FileContent(of: path)
        if content == .currentRegistry { return }
        try FolderLock.holding(folderOf: path) {
            switch try FileContent(repairing: path) {
            case .currentRegistry: break
            case .otherTables: throw SQLRegistry.OpeningError.otherDatabase
            case .newerRegistry: throw SQLRegistry.OpeningError.newer
            case .nothing, .olderRegistry:
                try create(path)
                let pool = try DatabasePool(path: path, configuration: SQLiteEngine.configuration)
                try Schema.migrator.migrate(pool)
                try pool.close()
            }
        }
    }

    /// Makes a file that only the user of this process can read, where there is none.
    ///
    /// It has keys, hashes of passwords and secrets. The two that SQLite keeps beside it get the same permissions.
    static func create(_ path: String) throws {
        // The string lives for the length of the call.
        let file = unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        // What keeps it from being made, SQLite finds too, and says.
        if file >= 0 { close(file) }
    }

    /// Tells SQLite's results that have a meaning for the caller from all others.
    static func telling<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let error as DatabaseError {
            switch error.resultCode {
            case .SQLITE_BUSY, .SQLITE_LOCKED: throw SQLRegistry.OpeningError.busy
            case .SQLITE_CORRUPT: throw SQLRegistry.OpeningError.damaged
            default: throw error
            }
        }
    }
}
