// SPDX-License-Identifier: Apache-2.0

import SystemPackage

#if canImport(Glibc)
import Glibc
#else
import Foundation
#endif

/// An exclusive lock on the bytes of a file that every SQLite connection locks.
///
/// A connection in write-ahead mode holds its lock as long as it is open, so that a database that is
/// in use is detected even if its content is damaged.
struct DatabaseLock: ~Copyable {
    private let file: FileDescriptor

    /// The byte ranges that SQLite calls pending, reserved and shared.
    private static let bytes: Range<Int> = 0x4000_0000..<0x4000_0000 + 512

    /// `F_OFD_SETLK`, which the module of the C library does not have: the lock belongs to the open
    /// file, and not to the process, which may have the database open as well.
    private static let setLock: CInt = 37

    /// Takes the lock.
    ///
    /// - Throws: ``SQLiteFile/ReplacingError/inUse`` if another process holds a part of it.
    init(of path: String) throws {
        let file: FileDescriptor
        do {
            // The string lives for the length of the call.
            file = try unsafe FileDescriptor.open(path, .readWrite, options: .closeOnExec)
        } catch {
            throw SQLiteFile.ReplacingError.refused(error as? Errno ?? .ioError)
        }
        var lock = flock()
        lock.l_type = Int16(F_WRLCK)
        lock.l_whence = Int16(SEEK_SET)
        lock.l_start = Self.bytes.lowerBound
        lock.l_len = Self.bytes.count
        // The pointer is to the variable above, for the length of the call. swift-system has no locks.
        guard unsafe fcntl(file.rawValue, Self.setLock, &lock) == 0 else {
            try? file.close()
            throw SQLiteFile.ReplacingError.inUse
        }
        self.file = file
    }

    /// Releases the lock.
    consuming func release() {}

    deinit { try? file.close() }
}
