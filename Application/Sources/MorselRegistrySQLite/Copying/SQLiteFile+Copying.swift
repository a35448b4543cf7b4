// SPDX-License-Identifier: Apache-2.0

import GRDB
import MorselRegistrySQL

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#endif

extension SQLiteFile {
    /// Copies a database as it is at one moment, while others read and change it.
    ///
    /// The copy is one file, and is on the disk when the call returns. It is of the same version as the
    /// original.
    ///
    /// - Parameters:
    ///   - path: The database, which is not changed.
    ///   - copy: The new file. Where the call throws, a part of it can be left.
    /// - Throws: ``MorselRegistrySQL/SQLRegistry/OpeningError``; GRDB's `DatabaseError` if a file cannot be read or written.
    public static func copy(_ path: String, to copy: String) throws {
        try telling {
            switch try FileContent(of: path) {
            case .nothing: throw SQLRegistry.OpeningError.missing
            case .otherTables: throw SQLRegistry.OpeningError.otherDatabase
            case .newerRegistry: throw SQLRegistry.OpeningError.newer
            case .olderRegistry, .currentRegistry: break
            }
            var reading = SQLiteEngine.configuration
            reading.readonly = true
            // SQLite writes into a file that is empty.
            try create(copy)
            let queue = try DatabaseQueue(path: path, configuration: reading)
            try queue.writeWithoutTransaction { database in
                try database.execute(sql: "VACUUM INTO ?", arguments: [copy])
            }
            try queue.close()
        }
        Disk.synchronize(copy)
    }

    /// Puts a database in the place of another one, at once: whoever looks finds one or the other.
    ///
    /// - Parameters:
    ///   - path: Where the database is to be.
    ///   - new: The file, in the same folder. It is gone afterwards.
    ///   - replacing: Whether there may be a database at the path.
    /// - Throws: ``ReplacingError``; nothing has changed then.
    public static func replace(_ path: String, with new: String, replacing: Bool) throws {
        Disk.synchronize(new)
        guard FileManager.default.fileExists(atPath: path) else {
            // Both strings live for the length of the call.
            guard unsafe link(new, path) == 0 else { throw replacingError(errno) }
            unsafe unlink(new)
            Disk.synchronize(folder(of: path))
            return
        }
        guard replacing else { throw ReplacingError.exists }
        try foldWriteAheadLog(of: path)
        let lock = try DatabaseLock(of: path)
        for ending in ["-wal", "-shm", "-journal"] {
            // The string lives for the length of the call.
            unsafe unlink(path + ending)
        }
        var status = stat()
        // The pointer is to the variable above, for the length of the call.
        if unsafe stat(path, &status) == 0 { unsafe chmod(new, status.st_mode & 0o7777) }
        // Both strings live for the length of the call.
        guard unsafe rename(new, path) == 0 else { throw replacingError(errno) }
        Disk.synchronize(folder(of: path))
        lock.release()
    }

    /// Why a database was not put in the place of another one.
    @nonexhaustive public enum ReplacingError: Error, Sendable, Hashable {
        /// There is a file already.
        case exists
        /// A program uses the database.
        case inUse
        /// The file is not a registry.
        case otherFile
        /// The system refused, with this error number.
        case refused(Int32)
    }

    private static func replacingError(_ number: Int32) -> ReplacingError {
        number == EEXIST ? .exists : .refused(number)
    }

    /// Leaves the database in one file, so that nothing of it can be taken for a part of the next one.
    private static func foldWriteAheadLog(of path: String) throws {
        // Nobody may use it, which SQLite alone would find out after a time.
        try DatabaseLock(of: path).release()
        do {
            guard try FileContent(repairing: path) != .otherTables else {
                throw ReplacingError.otherFile
            }
            let queue = try DatabaseQueue(path: path, configuration: SQLiteEngine.configuration)
            try queue.writeWithoutTransaction { database in
                try database.execute(sql: "PRAGMA journal_mode = DELETE")
            }
            try queue.close()
        } catch let error as DatabaseError {
            switch error.resultCode {
            // What is damaged has nothing to lose.
            case .SQLITE_CORRUPT: break
            case .SQLITE_NOTADB: throw ReplacingError.otherFile
            case .SQLITE_BUSY, .SQLITE_LOCKED: throw ReplacingError.inUse
            default: throw error
            }
        }
    }

    private static func folder(of path: String) -> String {
        URL(fileURLWithPath: path).deletingLastPathComponent().path
    }
}
