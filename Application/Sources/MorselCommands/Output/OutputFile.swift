// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// A file that appears whole or not at all.
///
/// The bytes go into a file beside it that is renamed at the end. `-` is standard output; a device
/// or pipe is written as it is; of a symbolic link, the file that it leads to is written.
struct OutputFile: ~Copyable {
    private let path: String
    private let place: Place
    private let handle: FileHandle
    private var isFinished = false

    private enum Place {
        /// What is there takes the bytes as they come.
        case direct
        /// The bytes go into one file, which becomes the other.
        case beside(temporary: String, target: String)
    }

    /// Opens a file for writing.
    ///
    /// - Throws: ``CommandError``.
    init(path: String) throws {
        self.path = path
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
        let mode = Self.mode(path)
        if mode.map({ $0 & S_IFMT == S_IFDIR }) == true {
            throw CommandError("output", "output: '\(path)' is a folder; specify a file in it.")
        }
        if let mode, mode & S_IFMT != S_IFREG {
            handle = try Self.open(path, O_WRONLY, as: path)
            place = .direct
            return
        }
        let target = Self.target(of: path)
        let temporary = Self.folder(of: target) + ".morsel-\(UUID().uuidString)"
        UnfinishedFiles.all.insert(temporary)
        do {
            handle = try Self.open(temporary, O_WRONLY | O_CREAT | O_EXCL, as: path)
        } catch {
            UnfinishedFiles.all.remove(temporary)
            throw error
        }
        // A file that is replaced leaves its permissions.
        if let mode { fchmod(handle.fileDescriptor, mode & 0o7777) }
        place = .beside(temporary: temporary, target: target)
    }

    deinit {
        guard case .beside(let temporary, _) = place, !isFinished else { return }
        try? handle.close()
        // The string lives for the length of the call.
        unsafe unlink(temporary)
        UnfinishedFiles.all.remove(temporary)
    }

    /// Appends bytes.
    ///
    /// - Throws: ``CommandError``.
    mutating func write(_ bytes: [UInt8]) throws {
        do {
            try handle.write(contentsOf: bytes)
        } catch {
            throw CommandError.unwritable(path, error)
        }
    }

    /// Puts the file into its place.
    ///
    /// - Throws: ``CommandError``.
    mutating func finish() throws {
        guard case .beside(let temporary, let target) = place else { return }
        do {
            try handle.close()
        } catch {
            throw CommandError.unwritable(path, error)
        }
        // Both strings live for the length of the call.
        guard unsafe rename(temporary, target) == 0 else {
            throw CommandError.unwritable(path, errno)
        }
        isFinished = true
        UnfinishedFiles.all.remove(temporary)
    }

    /// Writes a whole file.
    ///
    /// - Throws: ``CommandError``.
    static func write(_ bytes: [UInt8], to path: String) throws {
        var file = try OutputFile(path: path)
        try file.write(bytes)
        try file.finish()
    }

    /// Whether a name means standard output, to which nothing else must then be printed.
    static func isStandardOutput(_ path: String?) -> Bool {
        ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"].contains(path)
    }

    /// The extension of a file name, which must be one of some.
    ///
    /// - Throws: ``CommandError`` if there is another: the file would not be what its name says, and a
    ///   list could be overwritten by mistake.
    static func ending(of path: String, among known: [String]) throws -> String? {
        guard let ending = ending(of: path), !known.contains(ending) else {
            return ending(of: path)
        }
        let names = known.map { ".\($0)" }.joined(separator: " or ")
        throw CommandError(
            "format",
            "output: '.\(ending)' is not a supported extension; use \(names)."
        )
    }

    /// The part of a name after the last dot, in lowercase.
    static func ending(of path: String) -> String? {
        let name = path.utf8.dropFirst(folder(of: path).utf8.count)
        guard let dot = name.lastIndex(of: 0x2E), dot != name.startIndex else { return nil }
        return String(decoding: name[dot...].dropFirst(), as: UTF8.self).lowercased()
    }

    // MARK: The file system

    private static func open(_ path: String, _ flags: Int32, as name: String) throws -> FileHandle {
        // The string lives for the length of the call; who may read the file says the umask.
        let descriptor = unsafe Foundation.open(path, flags | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw CommandError.unwritable(name, errno) }
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    /// Kind and permissions of what a path leads to, if there is something.
    private static func mode(_ path: String) -> mode_t? {
        var status = stat()
        // The pointer is to the variable above, for the length of the call.
        return unsafe stat(path, &status) == 0 ? status.st_mode : nil
    }

    /// The path itself, or where symbolic links lead from there.
    private static func target(of path: String) -> String {
        var path = path
        // As many as the system follows.
        for _ in 0..<40 {
            guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
                break
            }
            path = next.hasPrefix("/") ? next : folder(of: path) + next
        }
        return path
    }

    /// Everything up to the last slash.
    private static func folder(of path: String) -> String {
        let bytes = path.utf8
        guard let slash = bytes.lastIndex(of: 0x2F) else { return "" }
        return String(decoding: bytes[...slash], as: UTF8.self)
    }
}

extension CommandError {
    /// An output that is not writable, with the system's reason.
    static func unwritable(_ path: String, _ error: any Error) -> CommandError {
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        let code = (underlying as NSError).code
        return unwritable(path, Int32(truncatingIfNeeded: code))
    }

    /// An output that is not writable, with the system's error number.
    static func unwritable(_ path: String, _ number: Int32) -> CommandError {
        // The string is copied before anything else is called.
        let reason = unsafe String(cString: strerror(number))
        let name = OutputFile.isStandardOutput(path) ? "standard output" : "'\(path)'"
        return CommandError("output", "output: \(name) cannot be written: \(reason.lowercased()).")
    }
}
