// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import Glibc
import SystemPackage

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
        try reading(path) { file, count in
            guard count > 0 else { return SharedBytes([]) }
            let mapped: MappedFile
            if let copy = try copy(file, count, in: FilePath(path).folder) {
                mapped = try copy.closeAfter { try MappedFile(copy, count) }
            } else {
                mapped = try MappedFile(reading: file, count)
            }
            return unsafe SharedBytes(
                UnsafeRawBufferPointer(start: mapped.start, count: mapped.count),
                owner: mapped
            )
        }
    }

    /// Returns the first bytes of a file; all of them if it is shorter.
    ///
    /// - Throws: ``SnapshotFileError/missing`` or ``SnapshotFileError/unreadable(_:)``.
    static func start(of path: String, count: Int) throws(SnapshotFileError) -> [UInt8] {
        try reading(path) { file, _ in
            // The call writes at most as many bytes as the buffer has, and returns their number.
            try unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
                let bytes = UnsafeMutableRawBufferPointer(buffer)
                used = try unsafe file.read(fromAbsoluteOffset: 0, into: bytes)
            }
        }
    }

    /// Opens a file, and runs a closure with it and its size.
    private static func reading<Value>(
        _ path: String,
        _ body: (FileDescriptor, Int) throws -> Value
    ) throws(SnapshotFileError) -> Value {
        do {
            // Opening a pipe does not block. The string lives for the length of the call.
            let file = try unsafe FileDescriptor.open(
                path,
                .readOnly,
                options: [.closeOnExec, .nonBlocking]
            )
            return try file.closeAfter {
                let status = try Stat(file)
                guard status.type == .regular else { throw Errno.invalidArgument }
                return try body(file, Int(status.size))
            }
        } catch let error as SnapshotFileError {
            throw error
        } catch Errno.noSuchFileOrDirectory {
            throw .missing
        } catch {
            throw .unreadable(error as? Errno ?? .ioError)
        }
    }

    /// `O_TMPFILE`, which the module of the C library does not have.
    private static let withoutName = FileDescriptor.OpenOptions(
        rawValue: 0o20_000_000 | O_DIRECTORY
    )

    /// `FICLONE`: some file systems share the blocks of a file with its copy, which then takes no space.
    private static let clone: UInt = 0x4004_9409

    /// Returns a copy of a file in a folder; `nil` if that is not writable.
    private static func copy(
        _ file: FileDescriptor,
        _ count: Int,
        in folder: FilePath
    ) throws -> FileDescriptor? {
        guard
            let copy = try? FileDescriptor.open(
                folder,
                .readWrite,
                options: [.closeOnExec, withoutName],
                permissions: .ownerReadWrite
            )
        else { return nil }
        if ioctl(copy.rawValue, clone, file.rawValue) == 0 { return copy }
        var buffer = [UInt8](repeating: 0, count: 1 << 20)
        var place = 0
        do {
            while place < count {
                // The buffer lives for the length of the call.
                let read = try unsafe buffer.withUnsafeMutableBytes {
                    try unsafe Self.read(file, at: place, into: $0, of: count)
                }
                do {
                    try copy.writeAll(toAbsoluteOffset: Int64(place), buffer[..<read])
                } catch {
                    // The disk is full.
                    try? copy.close()
                    return nil
                }
                place += read
            }
        } catch {
            try? copy.close()
            throw error
        }
        return copy
    }

    /// Reads the next bytes of a file, which must have `count` bytes.
    private static func read(
        _ file: FileDescriptor,
        at place: Int,
        into buffer: UnsafeMutableRawBufferPointer,
        of count: Int
    ) throws -> Int {
        let wanted = min(buffer.count, count - place)
        let read = try unsafe file.read(
            fromAbsoluteOffset: Int64(place),
            into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted])
        )
        guard read > 0 else { throw SnapshotFileError.wrongSize }
        return read
    }

    /// Reads a file into memory.
    private init(reading file: FileDescriptor, _ count: Int) throws {
        let protection = PROT_READ | PROT_WRITE
        // swift-system does not map memory.
        let start = unsafe mmap(nil, count, protection, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        unsafe self.start = try unsafe Self.mapped(start)
        self.count = count
        // The memory was just made, and has as many bytes.
        let memory = unsafe UnsafeMutableRawBufferPointer(start: self.start, count: count)
        var place = 0
        while place < count {
            let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[place...])
            place += try unsafe Self.read(file, at: place, into: rest, of: count)
        }
    }

    private init(_ file: FileDescriptor, _ count: Int) throws {
        let start = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, file.rawValue, 0)
        unsafe self.start = try unsafe Self.mapped(start)
        self.count = count
    }

    /// Returns the address that `mmap` returned, or throws its error.
    private static func mapped(
        _ start: UnsafeMutableRawPointer?
    ) throws(Errno) -> UnsafeMutableRawPointer {
        guard let start = unsafe start, unsafe start != MAP_FAILED else {
            throw Errno(rawValue: errno)
        }
        return unsafe start
    }

    deinit { unsafe munmap(start, count) }
}
