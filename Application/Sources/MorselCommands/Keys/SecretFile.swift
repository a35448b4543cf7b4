// SPDX-License-Identifier: Apache-2.0

import Foundation
import SystemPackage
import Terminal

/// A new file that only its owner can read.
struct SecretFile: Sendable {
    let path: String

    /// Writes a new file.
    ///
    /// An existing file is not replaced, since its key would be lost.
    ///
    /// - Throws: ``CommandError`` if there already is a file, or if it cannot be written.
    init(_ path: String, _ text: String) throws {
        self.path = path
        let file: FileDescriptor
        do {
            // Safe: the string lives for the length of the call.
            file = try unsafe FileDescriptor.open(
                path,
                .writeOnly,
                options: [.create, .exclusiveCreate, .closeOnExec],
                permissions: .ownerReadWrite
            )
        } catch {
            let reason =
                (error as? Errno) == .fileExists
                ? "exists already; specify another --output"
                : "cannot be written; specify another --output"
            throw CommandError("output", "output: '\(path)' \(reason).")
        }
        let handle = FileHandle(fileDescriptor: file.rawValue, closeOnDealloc: true)
        do {
            try handle.write(contentsOf: Data(text.utf8))
            try handle.synchronize()
            try handle.close()
        } catch {
            remove()
            throw CommandError(
                "output",
                "output: '\(path)' cannot be written; specify a file where there is room."
            )
        }
    }

    /// Removes the file again.
    func remove() {
        // Safe: the string lives for the length of the call.
        _ = unsafe unlink(path)
    }
}
