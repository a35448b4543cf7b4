// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import Glibc

/// The bytes of a file, mapped into memory from a copy without a name.
///
/// Truncating a mapped file crashes the processes that read it. Nobody else can open the copy, and its
/// pages stay on the disk, as with the file itself.
// Nobody writes to the pages, and they are there until the object is gone.
@safe final class MappedFile: @unchecked Sendable {
    private let start: UnsafeMutableRawPointer
    private let count: Int

    /// Returns the bytes of a file.
    ///
    /// - Throws: ``SnapshotFileError/missing`` or ``SnapshotFileError/unreadable(_:)``.
    static func bytes(of path: String) throws(SnapshotFileError) -> SharedBytes {
        let (file, count) = try opened(path)
        defer { close(file) }
        guard count > 0 else { return SharedBytes([]) }
        let mapped: MappedFile
        if let copy = try copy(file, count, beside: path) {
            defer { close(copy) }
            mapped = try MappedFile(copy, count)
        } else {
            mapped = try MappedFile(reading: file, count)
        }
        return unsafe SharedBytes(
            UnsafeRawBufferPointer(start: mapped.start, count: mapped.count),
            owner: mapped
        )
    }

    /// Returns the first bytes of a file; all of them if it is shorter.
    ///
    /// - Throws: ``SnapshotFileError/missing`` or ``SnapshotFileError/unreadable(_:)``.
    static func start(of path: String, count: Int) throws(SnapshotFileError) -> [UInt8] {
        let (file, _) = try opened(path)
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: count)
        // The buffer lives for the length of the call, and has as many bytes.
        let read = unsafe pread(file, &bytes, count, 0)
        guard read >= 0 else { throw .unreadable(errno) }
        return Array(bytes.prefix(read))
    }

    private static func opened(
        _ path: String
    ) throws(SnapshotFileError) -> (file: CInt, count: Int) {
        // Opening a pipe does not block. The string
        // lives for the length of the call.
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw errno == ENOENT ? .missing : .unreadable(errno) }
        var status = stat()
        guard unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(file)
            throw .unreadable(EINVAL)
        }
        return (file, Int(status.st_size))
    }

    /// `O_TMPFILE`, which the module of the C library does not have.
    private static let withoutName: CInt = 0o20_000_000 | O_DIRECTORY

    /// `FICLONE`: some file systems share the blocks of a file with its copy, which then takes no space.
    private static let clone: UInt = 0x4004_9409

    /// Returns a copy of a file in the same folder; `nil` if that is not writable.
    private static func copy(
        _ file: CInt,
        _ count: Int,
        beside path: String
    ) throws(SnapshotFileError) -> CInt? {
        let end = path.lastIndex(of: "/")
        let folder = end.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        // The string lives for the length of the call.
        let copy = unsafe open(folder, O_RDWR | O_CLOEXEC | withoutName, 0o600)
        guard copy >= 0 else { return nil }
        if ioctl(copy, clone, file) == 0 { return copy }
        var buffer = [UInt8](repeating: 0, count: 1 << 20)
        var place = 0
        do throws(SnapshotFileError) {
            while place < count {
                let wanted = min(buffer.count, count - place)
                // The buffer lives for the length of each call, and has as many bytes.
                let read = try checked(unsafe pread(file, &buffer, wanted, place))
                guard unsafe pwrite(copy, buffer, read, place) == read else {
                    // The disk is full.
                    close(copy)
                    return nil
                }
                place += read
            }
        } catch {
            close(copy)
            throw error
        }
        return copy
    }

    /// Returns a number of bytes that were read; throws if the file does not have as many.
    private static func checked(_ read: Int) throws(SnapshotFileError) -> Int {
        guard read >= 0 else { throw .unreadable(errno) }
        guard read > 0 else { throw .wrongSize }
        return read
    }

    /// Reads a file into memory.
    private init(reading file: CInt, _ count: Int) throws(SnapshotFileError) {
        let protection = PROT_READ | PROT_WRITE
        let start = unsafe mmap(nil, count, protection, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        guard let start = unsafe start, unsafe start != MAP_FAILED else { throw .unreadable(errno) }
        unsafe self.start = start
        self.count = count
        var place = 0
        while place < count {
            // The memory was just made, and has as many bytes.
            let read = unsafe pread(file, start + place, min(count - place, 1 << 28), place)
            place += try Self.checked(read)
        }
    }

    private init(_ file: CInt, _ count: Int) throws(SnapshotFileError) {
        let start = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, file, 0)
        guard let start = unsafe start, unsafe start != MAP_FAILED else { throw .unreadable(errno) }
        unsafe self.start = start
        self.count = count
    }

    deinit { unsafe munmap(start, count) }
}
