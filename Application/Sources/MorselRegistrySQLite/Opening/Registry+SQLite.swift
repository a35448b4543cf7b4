// SPDX-License-Identifier: Apache-2.0

import GRDB
public import MorselRegistry
import SystemPackage

/// A registry in an SQLite database.
///
/// The database is in write-ahead mode, with every transaction synchronised to disk before it is
/// acknowledged: a write that returned survives the end of the process at any moment, and a crash of
/// the machine as far as its disk is reliable. One process writes; readers do not wait for it.
extension Registry {
    /// Opens a database in memory, which ends with the process.
    public static func sqlite() throws -> Registry {
        let queue = try DatabaseQueue(configuration: SQLiteEngine.configuration)
        try Schema.migrator.migrate(queue)
        return Registry(SQLiteEngine(database: queue, searches: queue))
    }

    /// Opens an existing registry.
    ///
    /// Nothing is created, and a database of another program is not changed.
    ///
    /// - Parameter path: The path of the file.
    /// - Returns: The registry, with the tables of this version.
    /// - Throws: ``MorselRegistry/Registry/OpeningError``; GRDB's `DatabaseError` if the file
    ///   cannot be opened.
    public static func sqlite(existing path: String) throws -> Registry {
        try SQLiteFile.telling {
            guard try FileContent(of: path) != .nothing else { throw OpeningError.missing }
        }
        return try sqlite(path: path)
    }

    /// Opens a database, and creates it if it does not exist.
    ///
    /// Any number of processes can do so at the same time; one of them creates the tables. If a process is killed
    /// meanwhile, the next one completes its work.
    ///
    /// - Parameter path: The path of the file. SQLite keeps two more next to it, whose names end with `-wal` and
    ///   `-shm`.
    /// - Returns: The registry, with the tables of this version.
    /// - Throws: ``MorselRegistry/Registry/OpeningError`` except `missing`; GRDB's `DatabaseError`
    ///   if the file cannot be opened. Nothing was written in that case.
    public static func sqlite(path: String) throws -> Registry {
        let (pool, searches) = try SQLiteFile.telling {
            try SQLiteFile.prepare(path)
            let pool = try DatabasePool(path: path, configuration: SQLiteEngine.configuration)
            // GRDB's default for write-ahead mode, NORMAL, can lose the latest transactions in a power
            // failure. There is one connection that writes, and it lives as long as the pool.
            try pool.writeWithoutTransaction { database in
                try database.execute(sql: "PRAGMA synchronous = FULL")
            }
            var searching = SQLiteEngine.configuration
            searching.readonly = true
            return (pool, try DatabasePool(path: path, configuration: searching))
        }
        return Registry(SQLiteEngine(database: pool, searches: searches))
    }
}

/// The file of an SQLite database.
public enum SQLiteFile {
    /// Creates or migrates the tables if they are missing or old.
    fileprivate static func prepare(_ path: String) throws {
        // A file that cannot be read without a repair is inspected below.
        let content = try? FileContent(of: path)
        if content == .currentRegistry { return }
        try FolderLock.holding(folderOf: path) {
            switch try FileContent(repairing: path) {
            case .currentRegistry: break
            case .otherTables: throw Registry.OpeningError.otherDatabase
            case .newerRegistry: throw Registry.OpeningError.newer
            case .nothing, .olderRegistry:
                try create(path)
                let pool = try DatabasePool(path: path, configuration: SQLiteEngine.configuration)
                try Schema.migrator.migrate(pool)
                try pool.close()
            }
        }
    }

    /// Creates a file that only the user of this process can read, if it does not exist.
    ///
    /// It contains keys, hashes of passwords and secrets. SQLite gives the two files next to it the same
    /// permissions.
    static func create(_ path: String) throws {
        // The string lives for the length of the call. Anything that prevents the creation of the file is found and
        // reported by SQLite.
        let file = unsafe try? FileDescriptor.open(
            path,
            .readWrite,
            options: [.create, .exclusiveCreate, .closeOnExec],
            permissions: .ownerReadWrite
        )
        try? file?.close()
    }

    /// Runs a closure, and converts those SQLite errors that have a meaning for the caller.
    static func telling<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let error as DatabaseError {
            switch error.resultCode {
            case .SQLITE_BUSY, .SQLITE_LOCKED: throw Registry.OpeningError.busy
            case .SQLITE_CORRUPT: throw Registry.OpeningError.damaged
            default: throw error
            }
        }
    }
}
