// SPDX-License-Identifier: Apache-2.0

import Foundation
import SystemPackage

/// A folder of files that is created completely or not at all.
///
/// The files are written to a temporary folder beside it, which is renamed at the end. An existing
/// empty folder is filled; any other one is never changed.
package struct NewFolder {
    private let path: String
    private let exists: Bool

    /// Reserves the path of a folder.
    ///
    /// - Throws: ``CommandError`` if there is already something at the path, or if the folder
    ///   around it is missing.
    package init(at name: String) throws {
        let full = URL(fileURLWithPath: name.isEmpty ? "." : name).standardizedFileURL.path
        path = full
        let manager = FileManager.default
        switch ExistingFile(full) {
        case .nothing:
            exists = false
            let parent = (full as NSString).deletingLastPathComponent
            guard FileKind(at: parent) == .folder else {
                throw CommandError(
                    "directory",
                    "directory: the folder '\(parent)' does not exist; make it first, or specify "
                        + "another."
                )
            }
        case .folder:
            exists = true
            guard let content = try? manager.contentsOfDirectory(atPath: full) else {
                throw CommandError("directory", "directory: '\(full)' cannot be read.")
            }
            if let first = content.sorted().first {
                throw CommandError(
                    "exists",
                    "directory: '\(full)' is not empty: it has '\(first)'; specify an empty folder "
                        + "or a new one with --directory."
                )
            }
        case .file, .other:
            throw CommandError(
                "exists",
                "directory: '\(full)' exists and is not a folder; specify an empty folder or a new "
                    + "one with --directory."
            )
        }
    }

    /// Writes all files, by their paths in the folder.
    ///
    /// - Throws: ``CommandError``; nothing has been written then.
    package func write(_ files: [String: [UInt8]]) throws {
        let manager = FileManager.default
        // An existing folder is filled from within: the one around it may not be writable.
        let parent = exists ? path : (path as NSString).deletingLastPathComponent
        let temporary = "\(parent)/.morsel-\(UUID().uuidString)"
        UnfinishedFiles.all.insert(temporary)
        defer {
            try? manager.removeItem(atPath: temporary)
            UnfinishedFiles.all.remove(temporary)
        }
        do {
            try manager.createDirectory(atPath: temporary, withIntermediateDirectories: false)
            for (name, bytes) in files {
                let file = "\(temporary)/\(name)"
                try manager.createDirectory(
                    atPath: (file as NSString).deletingLastPathComponent,
                    withIntermediateDirectories: true
                )
                try Data(bytes).write(to: URL(fileURLWithPath: file))
            }
            if exists { try moveContent(of: temporary) } else { try take(temporary) }
        } catch let error as CommandError {
            throw error
        } catch {
            throw CommandError.unwritable(path, error)
        }
    }

    private func take(_ temporary: String) throws {
        // Safe: the strings live for the length of the call. An empty folder that was created
        // meanwhile is replaced; anything else is an error.
        guard unsafe rename(temporary, path) == 0 else {
            throw CommandError.unwritable(path, Errno(rawValue: errno))
        }
    }

    /// Moves the files and folders one by one, and moves them back if one of them fails.
    private func moveContent(of temporary: String) throws {
        var moved: [String] = []
        do {
            for name in try FileManager.default.contentsOfDirectory(atPath: temporary) {
                try FileManager.default.moveItem(
                    atPath: "\(temporary)/\(name)",
                    toPath: "\(path)/\(name)"
                )
                moved.append(name)
            }
        } catch {
            for name in moved { try? FileManager.default.removeItem(atPath: "\(path)/\(name)") }
            throw error
        }
    }
}
