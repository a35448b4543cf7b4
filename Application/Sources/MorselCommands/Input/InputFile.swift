// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// Reads files within bounds.
enum InputFile {
    /// Whether there is a folder at a path.
    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        // The pointer is to the variable above, for the length of the call.
        let exists = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        return exists && isFolder.boolValue
    }

    /// Whether there is anything at a path.
    static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    /// A path from the root of the file system on, to say where something was looked for.
    static func absolutePath(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.path
    }

    /// What to call a file in a sentence.
    static func name(_ path: String) -> String { path == "-" ? "standard input" : path }

    /// The bytes of a file; `-` is standard input.
    ///
    /// - Throws: ``CommandError``.
    static func bytes(_ path: String, limit: Int, what: String) throws -> [UInt8] {
        let handle: FileHandle
        if path == "-" {
            handle = .standardInput
        } else {
            guard FileManager.default.fileExists(atPath: path) else {
                throw CommandError("input", "\(what): the file '\(path)' does not exist.")
            }
            guard !isFolder(path), let opened = FileHandle(forReadingAtPath: path) else {
                throw CommandError("input", "\(what): '\(path)' is not a readable file.")
            }
            handle = opened
        }
        // Reading one byte more than the limit detects larger files.
        let data: Data?
        do {
            data = try handle.read(upToCount: limit + 1)
        } catch {
            throw CommandError("input", "\(what): \(name(path)) cannot be read.")
        }
        if path != "-" { try? handle.close() }
        let bytes = [UInt8](data ?? Data())
        guard bytes.count <= limit else {
            throw CommandError(
                "input",
                "\(what): '\(path)' is larger than \(limit >> 20) MiB, the maximum size."
            )
        }
        return bytes
    }
}
