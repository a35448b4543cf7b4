// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import Foundation
import SystemPackage

/// Input files, which are read with a limit on their size.
package enum InputFile {
    /// Returns whether there is a folder at a path.
    package static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        // Safe: the pointer is to the variable above, for the length of the call.
        let exists = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        return exists && isFolder.boolValue
    }

    /// Returns whether there is a file or folder at a path.
    package static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: path)
    }

    /// Returns the absolute path, which says where a file was expected.
    package static func absolutePath(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.path
    }

    /// Returns the name of a file in a sentence; `-` is "standard input".
    package static func name(_ path: String) -> String { path == "-" ? "standard input" : path }

    /// Returns the descriptor of a stream with which the command was started, or `nil` if the path is not one.
    ///
    /// The stream is standard input, or what the shell passes for `<(command)`; reading waits for it.
    private static func stream(_ path: String) -> Int32? {
        if path == "-" || path == "/dev/stdin" { return STDIN_FILENO }
        for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
            return Int32(path.dropFirst(folder.count))
        }
        return nil
    }

    /// Returns the bytes of a file; `-` is standard input.
    ///
    /// Pipes, sockets and devices are refused, since reading them could take forever.
    ///
    /// - Throws: ``CommandError`` if the file cannot be read, or is larger than the limit.
    package static func bytes(_ path: String, limit: Int, what: String) throws -> [UInt8] {
        let handle = try open(path, what)
        // Reading one byte more than the limit detects larger files.
        let data: Data?
        do {
            data = try handle.read(upToCount: limit + 1)
        } catch {
            throw CommandError("input", "\(what): \(name(path)) cannot be read.")
        }
        let bytes = [UInt8](data ?? Data())
        guard bytes.count <= limit else {
            throw CommandError(
                "input",
                "\(what): '\(path)' is larger than \(ByteCount(limit)), the maximum size."
            )
        }
        return bytes
    }

    /// Returns the first bytes of a file, or `nil` if they cannot be read.
    package static func start(_ path: String, count: Int) -> [UInt8]? {
        try? [UInt8](open(path, "file").read(upToCount: count) ?? Data())
    }

    private static func open(_ path: String, _ what: String) throws -> FileHandle {
        if let stream = stream(path) {
            // swift-system does not choose a free number for a copy that programs do not inherit.
            let copy = stream == STDIN_FILENO ? stream : fcntl(stream, F_DUPFD_CLOEXEC, 3)
            guard copy >= 0 else {
                throw CommandError("input", "\(what): '\(path)' is not open for reading.")
            }
            return FileHandle(fileDescriptor: copy, closeOnDealloc: stream != STDIN_FILENO)
        }
        let file: FileDescriptor
        do {
            // Safe: the string lives for the length of the call.
            file = try unsafe FileDescriptor.open(
                path,
                .readOnly,
                options: [.nonBlocking, .noControllingTerminal, .closeOnExec]
            )
        } catch Errno.noSuchFileOrDirectory, Errno.notDirectory {
            throw CommandError("input", "\(what): the file '\(path)' does not exist.")
        } catch Errno.noSuchAddressOrDevice {
            // A socket cannot be opened.
            throw refusal(path, .socket, what)
        } catch {
            throw CommandError("input", "\(what): '\(path)' is not a readable file.")
        }
        let handle = FileHandle(fileDescriptor: file.rawValue, closeOnDealloc: true)
        switch FileKind(of: file) {
        case .file, .nullDevice: return handle
        case .folder, nil:
            throw CommandError("input", "\(what): '\(path)' is not a readable file.")
        case let kind?: throw refusal(path, kind, what)
        }
    }

    private static func refusal(_ path: String, _ kind: FileKind, _ what: String) -> CommandError {
        CommandError(
            "input",
            "\(what): '\(path)' is \(kind.noun); specify a file, or '-' for standard input."
        )
    }
}
