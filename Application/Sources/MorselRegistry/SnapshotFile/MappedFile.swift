// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
internal import Glibc

/// A file that is mapped into memory, read-only.
///
/// Whoever replaces a snapshot file renames another one to its name, so a mapped file stays as it is
/// until nobody has it any more.
// Nobody writes to the pages, and they are there until the object is gone.
@safe final class MappedFile: @unchecked Sendable {
    private let start: UnsafeMutableRawPointer
    private let count: Int

    /// The bytes of a file.
    ///
    /// - Throws: ``SnapshotFileError/missing`` or ``SnapshotFileError/unreadable(_:)``.
    static func bytes(of path: String) throws(SnapshotFileError) -> SharedBytes {
        // A pipe is not waited for.
        // The string lives for the length of the call.
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw errno == ENOENT ? .missing : .unreadable(errno) }
        defer { close(file) }
        var status = stat()
        guard unsafe fstat(file, &status) == 0 else { throw .unreadable(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(EINVAL) }
        guard status.st_size > 0 else { return SharedBytes([]) }
        let mapped = try MappedFile(file, Int(status.st_size))
        return unsafe SharedBytes(
            UnsafeRawBufferPointer(start: mapped.start, count: mapped.count),
            owner: mapped
        )
    }

    private init(_ file: CInt, _ count: Int) throws(SnapshotFileError) {
        let start = unsafe mmap(nil, count, PROT_READ, MAP_SHARED, file, 0)
        guard let start = unsafe start, unsafe start != MAP_FAILED else { throw .unreadable(errno) }
        unsafe self.start = start
        self.count = count
    }

    deinit { unsafe munmap(start, count) }
}
