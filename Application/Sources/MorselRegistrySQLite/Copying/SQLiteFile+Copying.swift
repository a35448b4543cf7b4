// SPDX-License-Identifier: Apache-2.0

import GRDB
import MorselRegistry
public import SystemPackage

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#endif

extension SQLiteFile {
    /// Copies a database in one consistent state, while others read and change it.
    ///
    /// The copy is a single file, which is on the disk when the call returns. It has the same version as the
    /// original.
    ///
    /// - Parameters:
    ///   - path: The path of the database, which is not changed.
    ///   - copy: The path of the new file. If the call throws, a part of it can be left.
    /// - Throws: ``MorselRegistry/Registry/OpeningError``; GRDB's `DatabaseError` if a file cannot be read or written.
    public static func copy(_ path: String, to copy: String) throws {
        try telling {
            switch try FileContent(of: path) {
            case .nothing: throw Registry.OpeningError.missing
            case .otherTables: throw Registry.OpeningError.otherDatabase
            case .newerRegistry: throw Registry.OpeningError.newer
            case .olderRegistry, .currentRegistry: break
            }
            var reading = SQLiteEngine.configuration
            reading.readonly = true
            // SQLite writes into an empty file.
            try create(copy)
            let queue = try DatabaseQueue(path: path, configuration: reading)
            try queue.writeWithoutTransaction { database in
                try database.execute(sql: "VACUUM INTO ?", arguments: [copy])
            }
            try queue.close()
        }
        Disk.synchronize(copy)
    }

    /// Replaces a database with another one atomically: readers find one or the other.
    ///
    /// - Parameters:
    ///   - path: The path that the database will have.
    ///   - new: The path of the new file, in the same folder. The file is moved.
    ///   - replacing: Whether an existing database is replaced.
    /// - Throws: ``ReplacingError``; nothing has changed in that case.
    public static func replace(_ path: String, with new: String, replacing: Bool) throws {
        Disk.synchronize(new)
        guard FileManager.default.fileExists(atPath: path) else {
            // Both strings live for the length of the call. swift-system links, renames and removes no files.
            guard unsafe link(new, path) == 0 else { throw replacingError(Errno(rawValue: errno)) }
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
        // The strings live for the length of each call.
        if let status = unsafe try? Stat(path) { unsafe chmod(new, status.permissions.rawValue) }
        guard unsafe rename(new, path) == 0 else { throw replacingError(Errno(rawValue: errno)) }
        Disk.synchronize(folder(of: path))
        lock.release()
    }

    /// The reason a database was not replaced with another one.
    @nonexhaustive public enum ReplacingError: Error, Sendable, Hashable {
        /// There is already a file.
        case exists
        /// A program uses the database.
        case inUse
        /// The file is not a registry.
        case otherFile
        /// The system refused with this error number.
        case refused(Errno)
    }

    private static func replacingError(_ error: Errno) -> ReplacingError {
        error == .fileExists ? .exists : .refused(error)
    }

    /// Moves the write-ahead log into the database, so that nothing of it is taken for a part of the next one.
    private static func foldWriteAheadLog(of path: String) throws {
        // Nobody may use the database; SQLite alone would notice that only after a while.
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
            // A damaged database has nothing to lose.
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
