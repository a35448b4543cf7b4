// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An output file that is written completely or not at all.
///
/// The bytes are written to a temporary file beside it, which is renamed at the end. `-` is
/// standard output. A pipe that is being read, and a device other than a disk, are written
/// directly. If a person names a symbolic link, its target is written.
///
/// A file that a person names is replaced. A file whose name comes from elsewhere, such as a list,
/// is not replaced, unless it has the same bytes or the person passed `--force`; a link is then
/// replaced and not followed, since its author decides where it leads. See ``Replacing``.
package struct OutputFile: ~Copyable {
    private let path: String
    private let place: Place
    private let handle: FileHandle
    private let replacing: Replacing
    private var isFinished = false

    /// The files that may be replaced.
    package enum Replacing: Sendable {
        /// Any file: a person named it.
        case anyFile
        /// Anything with the name, including a symbolic link itself: the name comes from a list or
        /// from other files, and a person passed `--force`.
        case anyName
        /// Nothing: the name comes from a list or from other files. A file that already has the same bytes is kept.
        case nothing
    }

    private enum Place {
        /// The bytes are written directly to the stream or device.
        case direct
        /// The bytes are written to a temporary file, which replaces the target.
        case beside(temporary: String, target: String)
    }

    /// Opens a file for writing.
    ///
    /// - Throws: ``CommandError`` if the file cannot be opened, or may not be replaced.
    package init(path: String, replacing: Replacing = .anyFile) throws {
        self.path = path
        self.replacing = replacing
        guard !path.isEmpty else {
            throw CommandError(
                "output",
                "output: the file name is empty; specify a file, or '-' "
                    + "for standard output."
            )
        }
        if Self.isStandardOutput(path) {
            handle = .standardOutput
            place = .direct
            return
        }
        let isReplacedLink = replacing == .anyName && FileKind.isLink(path)
        switch isReplacedLink ? nil : FileKind(at: path) {
        case .folder:
            throw CommandError("output", "output: '\(path)' is a folder; specify a file in it.")
        case .pipe, .socket, .disk, .device, .nullDevice:
            handle = try Self.openStream(path)
            place = .direct
            return
        case .file, nil: break
        }
        let mode = isReplacedLink ? nil : Self.mode(path)
        let target = replacing == .anyFile ? Self.target(of: path) : path
        let temporary = Self.folder(of: target) + ".morsel-\(UUID().uuidString)"
        UnfinishedFiles.all.insert(temporary)
        do {
            handle = try Self.open(temporary, O_WRONLY | O_CREAT | O_EXCL, as: path)
        } catch {
            UnfinishedFiles.all.remove(temporary)
            throw error
        }
        // The new file gets the permissions of the one that it replaces.
        if let mode { fchmod(handle.fileDescriptor, mode & 0o7777) }
        place = .beside(temporary: temporary, target: target)
    }

    deinit {
        guard case .beside(let temporary, _) = place, !isFinished else { return }
        try? handle.close()
        // Safe: the string lives for the length of the call.
        unsafe unlink(temporary)
        UnfinishedFiles.all.remove(temporary)
    }

    /// Appends bytes.
    ///
    /// - Throws: ``CommandError`` if writing fails.
    package mutating func write(_ bytes: [UInt8]) throws {
        do {
            try handle.write(contentsOf: bytes)
        } catch {
            throw CommandError.unwritable(path, error)
        }
    }

    /// Moves the file to its place.
    ///
    /// - Throws: ``CommandError`` if that fails.
    package mutating func finish() throws {
        guard case .beside(let temporary, let target) = place else { return }
        do {
            try handle.close()
        } catch {
            throw CommandError.unwritable(path, error)
        }
        switch replacing {
        case .anyFile, .anyName:
            // Safe: both strings live for the length of the call.
            guard unsafe rename(temporary, target) == 0 else {
                throw CommandError.unwritable(path, errno)
            }
        case .nothing: try Self.moveToFreePlace(temporary, target)
        }
        isFinished = true
        UnfinishedFiles.all.remove(temporary)
    }

    /// Writes a whole file.
    ///
    /// - Throws: ``CommandError`` if writing fails.
    package static func write(
        _ bytes: [UInt8],
        to path: String,
        replacing: Replacing = .anyFile
    ) throws {
        if replacing == .nothing {
            switch ExistingFile(path) {
            case .nothing, .folder: break
            case .file(let existing) where existing == bytes: return
            case .file, .other: throw CommandError.wouldReplace(path)
            }
        }
        var file = try OutputFile(path: path, replacing: replacing)
        try file.write(bytes)
        try file.finish()
    }

    /// Returns whether a path means standard output, to which nothing else must then be printed.
    package static func isStandardOutput(_ path: String?) -> Bool {
        ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"].contains(path)
    }

    /// Returns the extension of a file name, which must be one of a list.
    ///
    /// - Throws: ``CommandError`` if it is another one: the name would not match the contents, and
    ///   a list could be overwritten by mistake.
    package static func ending(of path: String, among known: [String]) throws -> String? {
        guard let ending = ending(of: path), !known.contains(ending) else {
            return ending(of: path)
        }
        let names = known.map { ".\($0)" }.joined(separator: " or ")
        throw CommandError(
            "format",
            "output: '.\(ending)' is not a supported extension; use \(names)."
        )
    }

    /// Returns the part of a name after its last dot, in lowercase.
    package static func ending(of path: String) -> String? {
        let name = path.utf8.dropFirst(folder(of: path).utf8.count)
        guard let dot = name.lastIndex(of: 0x2E), dot != name.startIndex else { return nil }
        return String(decoding: name[dot...].dropFirst(), as: UTF8.self).lowercased()
    }

    // MARK: The file system

    private static func open(_ path: String, _ flags: Int32, as name: String) throws -> FileHandle {
        // Safe: the string lives for the length of the call. The umask decides who may read the file.
        let descriptor = unsafe Foundation.open(path, flags | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw CommandError.unwritable(name, errno) }
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    /// Opens a pipe that is being read, or a device other than a disk.
    private static func openStream(_ path: String) throws -> FileHandle {
        var descriptor: Int32 = -1
        var problem: Int32 = 0
        // The reader of the pipe may have been started together with this program. It has a quarter
        // of a second; opening the pipe itself does not wait.
        for _ in 0..<25 {
            // Safe: the string lives for the length of the call.
            descriptor = unsafe Foundation.open(
                path,
                O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
            )
            problem = descriptor < 0 ? errno : 0
            guard problem == ENXIO, FileKind(at: path) == .pipe else { break }
            usleep(10_000)
        }
        if problem == ENXIO {
            let kind = FileKind(at: path)
            throw refusal(path, kind == .pipe ? "a pipe that nothing reads" : kind?.noun)
        }
        guard descriptor >= 0 else { throw CommandError.unwritable(path, problem) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        switch FileKind(of: descriptor) {
        case .pipe, .device, .nullDevice: break
        case let kind: throw refusal(path, kind?.noun)
        }
        // From here on, writing waits for a slow reader.
        _ = fcntl(descriptor, F_SETFL, O_WRONLY)
        return handle
    }

    private static func refusal(_ path: String, _ noun: String?) -> CommandError {
        CommandError(
            "output",
            "output: '\(path)' is \(noun ?? "not a file"); specify a file, or '-' for standard "
                + "output."
        )
    }

    /// Moves a file to its place, unless there is one by now.
    private static func moveToFreePlace(_ temporary: String, _ target: String) throws {
        // Safe: the strings live for the length of each call.
        if unsafe link(temporary, target) == 0 {
            unsafe unlink(temporary)
            return
        }
        // Some file systems do not have links.
        guard errno != EEXIST, case .nothing = ExistingFile(target) else {
            throw CommandError.wouldReplace(target)
        }
        guard unsafe rename(temporary, target) == 0 else {
            throw CommandError.unwritable(target, errno)
        }
    }

    /// Returns the kind and permissions of a path's target; `nil` if there is none.
    private static func mode(_ path: String) -> mode_t? {
        var status = stat()
        // Safe: the pointer is to the variable above, for the length of the call.
        return unsafe stat(path, &status) == 0 ? status.st_mode : nil
    }

    /// Returns the path, or the target of the symbolic links at the path.
    private static func target(of path: String) -> String {
        var path = path
        // The system follows at most this many links.
        for _ in 0..<40 {
            guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
                break
            }
            path = next.hasPrefix("/") ? next : folder(of: path) + next
        }
        return path
    }

    /// Returns the part of a path up to its last slash.
    private static func folder(of path: String) -> String {
        let bytes = path.utf8
        guard let slash = bytes.lastIndex(of: 0x2F) else { return "" }
        return String(decoding: bytes[...slash], as: UTF8.self)
    }
}

extension CommandError {
    /// Returns the error about a file that would be lost, and that nobody named.
    package static func wouldReplace(_ path: String) -> CommandError {
        CommandError(
            "exists",
            "output: '\(path)' exists and has other content; choose another folder, or replace "
                + "the file with --force."
        )
    }

    /// Returns the error about an output that cannot be written, with the system's reason.
    package static func unwritable(_ path: String, _ error: any Error) -> CommandError {
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        let code = (underlying as NSError).code
        return unwritable(path, Int32(truncatingIfNeeded: code))
    }

    /// Returns the error about an output that cannot be written, with the system's error number.
    package static func unwritable(_ path: String, _ number: Int32) -> CommandError {
        // Safe: the string is copied before anything else is called.
        let reason = unsafe String(cString: strerror(number))
        let name = OutputFile.isStandardOutput(path) ? "standard output" : "'\(path)'"
        return CommandError("output", "output: \(name) cannot be written: \(reason.lowercased()).")
    }
}
