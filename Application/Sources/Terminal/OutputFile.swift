// SPDX-License-Identifier: Apache-2.0

import Foundation
package import SystemPackage

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
    private let file: FileDescriptor
    private let replacing: Replacing
    private var isOpen = true
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
            file = .standardOutput
            place = .direct
            return
        }
        let isReplacedLink = replacing == .anyName && FileKind.isLink(path)
        switch isReplacedLink ? nil : FileKind(at: path) {
        case .folder:
            throw CommandError("output", "output: '\(path)' is a folder; specify a file in it.")
        case .pipe, .socket, .disk, .device, .nullDevice:
            file = try Self.openStream(path)
            place = .direct
            return
        case .file, nil: break
        }
        // Safe: the string lives for the length of the call.
        let replaced = unsafe isReplacedLink ? nil : try? Stat(path)
        let target = replacing == .anyFile ? Self.target(of: path) : path
        let temporary = Self.folder(of: target) + ".morsel-\(UUID().uuidString)"
        UnfinishedFiles.all.insert(temporary)
        do {
            // The umask decides who may read the file.
            file = try FileDescriptor.open(
                FilePath(temporary),
                .writeOnly,
                options: [.create, .exclusiveCreate, .closeOnExec],
                permissions: FilePermissions(rawValue: 0o666)
            )
        } catch {
            UnfinishedFiles.all.remove(temporary)
            throw CommandError.unwritable(path, error)
        }
        // The new file gets the permissions of the one that it replaces; swift-system has no call for it.
        if let replaced { fchmod(file.rawValue, replaced.permissions.rawValue) }
        place = .beside(temporary: temporary, target: target)
    }

    deinit {
        if isOpen, file != .standardOutput { try? file.close() }
        guard case .beside(let temporary, _) = place, !isFinished else { return }
        // Safe: the string lives for the length of the call. swift-system neither removes nor renames files.
        unsafe unlink(temporary)
        UnfinishedFiles.all.remove(temporary)
    }

    /// Appends bytes.
    ///
    /// - Throws: ``CommandError`` if writing fails.
    package mutating func write(_ bytes: [UInt8]) throws {
        do {
            try file.writeAll(bytes)
        } catch {
            throw CommandError.unwritable(path, error)
        }
    }

    /// Moves the file to its place.
    ///
    /// - Throws: ``CommandError`` if that fails.
    package mutating func finish() throws {
        guard case .beside(let temporary, let target) = place else { return }
        isOpen = false
        do {
            try file.close()
        } catch {
            throw CommandError.unwritable(path, error)
        }
        switch replacing {
        case .anyFile, .anyName:
            // Safe: both strings live for the length of the call.
            guard unsafe rename(temporary, target) == 0 else {
                throw CommandError.unwritable(path, Errno(rawValue: errno))
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

    /// Opens a pipe that is being read, or a device other than a disk.
    private static func openStream(_ path: String) throws -> FileDescriptor {
        let file: FileDescriptor
        do {
            file = try openWaitingForReader(path)
        } catch Errno.noSuchAddressOrDevice {
            let kind = FileKind(at: path)
            throw refusal(path, kind == .pipe ? "a pipe that nothing reads" : kind?.noun)
        } catch {
            throw CommandError.unwritable(path, error)
        }
        switch FileKind(of: file) {
        case .pipe, .device, .nullDevice: break
        case let kind:
            try? file.close()
            throw refusal(path, kind?.noun)
        }
        // From here on, writing waits for a slow reader. swift-system does not change flags.
        _ = fcntl(file.rawValue, F_SETFL, O_WRONLY)
        return file
    }

    /// Opens a path for writing.
    ///
    /// The reader of a pipe may have been started together with this program: it has a quarter of a
    /// second, since opening the pipe itself does not wait.
    private static func openWaitingForReader(_ path: String) throws -> FileDescriptor {
        var attempts = 25
        while true {
            do {
                // Safe: the string lives for the length of the call.
                return try unsafe FileDescriptor.open(
                    path,
                    .writeOnly,
                    options: [.nonBlocking, .noControllingTerminal, .closeOnExec]
                )
            } catch Errno.noSuchAddressOrDevice
                where attempts > 0 && FileKind(at: path) == .pipe
            {
                attempts -= 1
                usleep(10_000)
            }
        }
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
        guard Errno(rawValue: errno) != .fileExists, case .nothing = ExistingFile(target) else {
            throw CommandError.wouldReplace(target)
        }
        guard unsafe rename(temporary, target) == 0 else {
            throw CommandError.unwritable(target, Errno(rawValue: errno))
        }
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
        if let number = error as? Errno { return unwritable(path, number) }
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        let code = (underlying as NSError).code
        return unwritable(path, Errno(rawValue: Int32(truncatingIfNeeded: code)))
    }

    /// Returns the error about an output that cannot be written, with the system's error number.
    package static func unwritable(_ path: String, _ number: Errno) -> CommandError {
        let name = OutputFile.isStandardOutput(path) ? "standard output" : "'\(path)'"
        return CommandError(
            "output",
            "output: \(name) cannot be written: \(number.description.lowercased())."
        )
    }
}
