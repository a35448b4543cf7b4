// SPDX-License-Identifier: Apache-2.0

import GRDB

extension SQLiteRegistry {
    /// Why there is no registry at a path.
    @nonexhaustive public enum OpeningError: Error, Sendable, Hashable {
        /// There is no file, or one without any table.
        case missing
        /// The database belongs to another program.
        case otherDatabase
        /// A newer version of this program has written the database.
        case newer
        /// Another process holds the database for longer than a change takes.
        case busy
        /// The pages of the file are damaged.
        case damaged
    }

    /// Opens a registry that exists.
    ///
    /// Nothing is created, and a database of another program is left as it is.
    ///
    /// - Parameter path: The file.
    /// - Throws: ``OpeningError``; GRDB's `DatabaseError` if the file cannot be opened.
    public init(existing path: String) throws {
        try Self.telling {
            guard try FileContent(of: path) != .nothing else { throw OpeningError.missing }
        }
        try self.init(path: path)
    }

    /// Opens a database, and creates it if it does not exist.
    ///
    /// Any number of processes can do so at once; one of them makes the tables. What a process leaves
    /// that is killed meanwhile is completed by the next one.
    ///
    /// - Parameter path: The file. SQLite keeps two more beside it, whose names end in `-wal` and
    ///   `-shm`.
    /// - Throws: ``OpeningError`` except `missing`; GRDB's `DatabaseError` if the file cannot be
    ///   opened. Nothing has been written then.
    public init(path: String) throws {
        database = try Self.telling {
            try Self.prepare(path)
            let pool = try DatabasePool(path: path, configuration: Self.configuration)
            // GRDB's own choice for write-ahead mode, NORMAL, may lose the latest transactions when the
            // power fails. There is one connection that writes, and it lives as long as the pool.
            try pool.writeWithoutTransaction { database in
                try database.execute(sql: "PRAGMA synchronous = FULL")
            }
            return pool
        }
    }

    /// Makes the tables where they are missing or old.
    private static func prepare(_ path: String) throws {
        // A file that cannot even be read without being repaired is looked at below.
        let content = try? FileContent(of: path)
        if content == .currentRegistry { return }
        try FolderLock.holding(folderOf: path) {
            switch try FileContent(repairing: path) {
            case .currentRegistry: break
            case .otherTables: throw OpeningError.otherDatabase
            case .newerRegistry: throw OpeningError.newer
            case .nothing, .olderRegistry:
                let pool = try DatabasePool(path: path, configuration: configuration)
                try Schema.migrator.migrate(pool)
                try pool.close()
            }
        }
    }

    /// Tells SQLite's results that have a meaning for the caller from all others.
    static func telling<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let error as DatabaseError {
            switch error.resultCode {
            case .SQLITE_BUSY, .SQLITE_LOCKED: throw OpeningError.busy
            case .SQLITE_CORRUPT: throw OpeningError.damaged
            default: throw error
            }
        }
    }
}
