// SPDX-License-Identifier: Apache-2.0

internal import AppClipProject
internal import CodeImages
internal import Foundation
internal import ProjectFiles
internal import ProjectTemplates
internal import Terminal

/// An addition of a clip to a project on the disk, which succeeds completely or changes nothing.
struct AddClip {
    private let clip: AddedClip

    init(_ clip: AddedClip) {
        self.clip = clip
    }

    /// The paths of the created and changed files, in the tree.
    struct Result {
        let made: [String]
        let changed: [String]
    }

    /// Writes the new files first, and the project's file last; if a file cannot be written, the
    /// others are restored.
    ///
    /// - Throws: ``CommandError``; nothing has changed then.
    func run() throws -> Result {
        let plan = try CommandError.describingTemplateErrors { () throws(TemplateError) in
            try clip.changes()
        }
        let root = clip.files.root
        let folder = try NewFolder(at: "\(root)/\(clip.path(clip.name))")
        var made: [String] = []
        var written: [(path: String, before: [UInt8])] = []
        do {
            try folder.write(
                CommandError.describingImageErrors { () throws(ImageError) in
                    try clip.ownFiles()
                }
            )
            made.append(clip.path(clip.name))
            for (path, bytes) in plan.made {
                let file = "\(root)/\(path)"
                try FileManager.default.createDirectory(
                    atPath: (file as NSString).deletingLastPathComponent,
                    withIntermediateDirectories: true
                )
                try Data(bytes).write(to: URL(fileURLWithPath: file), options: .withoutOverwriting)
                made.append(path)
            }
            for change in plan.changed {
                written.append((change.path, change.before))
                try Self.replace("\(root)/\(change.path)", with: change.after)
            }
        } catch {
            for change in written.reversed() {
                try? Self.replace("\(root)/\(change.path)", with: change.before)
            }
            for path in made { Self.remove("\(root)/\(path)", below: root) }
            guard let error = error as? CommandError else {
                throw CommandError.unwritable("\(root)/\(clip.project.path)", error)
            }
            throw error
        }
        return Result(
            made: made,
            changed: plan.changed.map(\.path)
        )
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
