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

/// A lock on a folder, for the short time in which one process makes a database in it.
///
/// The system releases it when the process ends, however that happens.
enum FolderLock {
    /// The most seconds that a process waits for the others.
    private static let patience = 60.0

    /// Holds the lock of the folder of a file.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - body: What is done meanwhile.
    /// - Returns: What the body returns.
    /// - Throws: `OpeningError.busy` if another process holds the lock for too long, and what the
    ///   body throws.
    static func holding<Value>(folderOf path: String, _ body: () throws -> Value) throws -> Value {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        // The string lives for the length of the call.
        let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        // Where there is no folder, the body finds that out.
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
