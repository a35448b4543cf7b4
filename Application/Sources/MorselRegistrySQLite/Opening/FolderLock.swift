// SPDX-License-Identifier: Apache-2.0

import MorselRegistrySQL

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
        // The string lives for the length of the call.
        let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        // If the folder does not exist, the body reports that.
        guard descriptor >= 0 else { return try body() }
        defer { close(descriptor) }
        let end = Date(timeIntervalSinceNow: patience)
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR else { return try body() }
            guard Date() < end else { throw SQLRegistry.OpeningError.busy }
            usleep(5_000)
        }
        return try body()
    }
}
