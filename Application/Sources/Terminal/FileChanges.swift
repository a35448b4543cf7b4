// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Changes to the files below a folder, which are made completely or not at all.
package struct FileChanges {
    private let folder: (path: String, files: [String: [UInt8]])
    private let made: [(path: String, bytes: [UInt8])]
    private let changed: [(path: String, before: [UInt8], after: [UInt8])]

    /// Creates changes.
    ///
    /// - Parameters:
    ///   - folder: A new folder, and the files in it by their paths there.
    ///   - made: Other new files.
    ///   - changed: Files that exist, with their old and new bytes.
    package init(
        folder: (path: String, files: [String: [UInt8]]),
        made: [(path: String, bytes: [UInt8])],
        changed: [(path: String, before: [UInt8], after: [UInt8])]
    ) {
        self.folder = folder
        self.made = made
        self.changed = changed
    }

    /// Writes the new files first, and the changed ones last and in their order; if a file cannot be
    /// written, the others are restored.
    ///
    /// - Parameters:
    ///   - root: The folder that paths are relative to.
    ///   - subject: The path that an error is about.
    /// - Returns: The paths of the new folder and the other new files.
    /// - Throws: ``CommandError``; nothing has changed then.
    package func write(below root: String, about subject: String) throws -> [String] {
        let new = try NewFolder(at: "\(root)/\(folder.path)")
        var written: [String] = []
        var replaced: [(path: String, before: [UInt8])] = []
        do {
            try new.write(folder.files)
            written.append(folder.path)
            for (path, bytes) in made {
                let file = "\(root)/\(path)"
                try FileManager.default.createDirectory(
                    atPath: (file as NSString).deletingLastPathComponent,
                    withIntermediateDirectories: true
                )
                try Data(bytes).write(to: URL(fileURLWithPath: file), options: .withoutOverwriting)
                written.append(path)
            }
            for change in changed {
                replaced.append((change.path, change.before))
                try Self.replace("\(root)/\(change.path)", with: change.after)
            }
        } catch {
            for change in replaced.reversed() {
                try? Self.replace("\(root)/\(change.path)", with: change.before)
            }
            for path in written { Self.remove("\(root)/\(path)", below: root) }
            guard let error = error as? CommandError else {
                throw CommandError.unwritable("\(root)/\(subject)", error)
            }
            throw error
        }
        return written
    }

    /// Removes a file, and the folders around it that are then empty.
    private static func remove(_ path: String, below root: String) {
        try? FileManager.default.removeItem(atPath: path)
        var folder = (path as NSString).deletingLastPathComponent
        // Safe: the string lives for the length of the call. A folder that is not empty is kept.
        while folder.count > root.count, unsafe rmdir(folder) == 0 {
            folder = (folder as NSString).deletingLastPathComponent
        }
    }

    /// Replaces a file at once, and keeps its permissions.
    private static func replace(_ path: String, with bytes: [UInt8]) throws {
        let manager = FileManager.default
        // The target of a link is written, and not the link.
        let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        let mode = try manager.attributesOfItem(atPath: file.path)[.posixPermissions]
        guard manager.isWritableFile(atPath: file.path) else {
            throw CocoaError(.fileWriteNoPermission)
        }
        try Data(bytes).write(to: file, options: .atomic)
        if let mode {
            try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
        }
    }
}
