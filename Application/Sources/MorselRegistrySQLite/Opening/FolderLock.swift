// SPDX-License-Identifier: Apache-2.0

import MorselRegistry
import SystemPackage

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#endif

/// A lock on a folder, for the short time in which a process creates a database in it.
///
/// The system releases it when the process ends, for whatever reason.
enum FolderLock {
    /// The maximum time that a process waits for the others, in seconds.
    private static let patience = 60.0

    /// Runs a closure while holding the lock of a file's folder.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - body: The closure.
    /// - Returns: What the body returns.
    /// - Throws: `OpeningError.busy` if another process holds the lock for too long, and what the
    ///   body throws.
    static func holding<Value>(folderOf path: String, _ body: () throws -> Value) throws -> Value {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        let options: FileDescriptor.OpenOptions = [.directory, .closeOnExec]
        // If the folder does not exist, the body reports that.
        guard let file = try? FileDescriptor.open(FilePath(folder), .readOnly, options: options)
        else { return try body() }
        defer { try? file.close() }
        let end = Date(timeIntervalSinceNow: patience)
        // swift-system has no locks.
        while flock(file.rawValue, LOCK_EX | LOCK_NB) != 0 {
            let error = Errno(rawValue: errno)
            guard error == .wouldBlock || error == .interrupted else { return try body() }
            guard Date() < end else { throw Registry.OpeningError.busy }
            usleep(5_000)
        }
        return try body()
    }
}
