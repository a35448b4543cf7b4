// SPDX-License-Identifier: Apache-2.0

internal import AppClipProject
internal import Foundation
internal import ProjectFiles

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
        let plan = try self.plan()
        let root = clip.files.root
        let folder = try NewFolder(at: "\(root)/\(clip.path(clip.name))")
        var made: [String] = []
        var written: [(path: String, before: [UInt8])] = []
        do {
            try folder.write(clip.ownFiles())
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

    // MARK: What is written

    private struct Plan {
        var made: [(path: String, bytes: [UInt8])] = []
        var changed: [(path: String, before: [UInt8], after: [UInt8])] = []
    }

    private func plan() throws -> Plan {
        var plan = Plan()
        var newEntitlements: [String: String] = [:]
        var edited: Set<String> = []
        for app in clip.configurations {
            let entitlements = app.entitlements
            switch entitlements.state {
            case .unset:
                let name = "\(clip.app.name).entitlements"
                newEntitlements[app.configuration] = name
                guard newEntitlements.count == 1 else { continue }
                let bytes = Array(clip.newAppEntitlements.utf8)
                plan.made.append((clip.path(name), bytes))
            case .read:
                guard let path = entitlements.path, edited.insert(path).inserted else { continue }
                let before = try bytes(of: path)
                let after = try editing(path) { () throws(ProjectFileEdit.EditError) in
                    var edit = try EntitlementsEdit(before)
                    for entry in clip.appEntitlements { try edit.add(entry.text, to: entry.name) }
                    return edit.result
                }
                plan.changed.append((path, before, after))
            default:
                throw CommandError(
                    "into",
                    "into: the entitlements of '\(clip.app.name)', '\(entitlements.path ?? "CODE_SIGN_ENTITLEMENTS")', cannot be read; they have to name the clip."
                )
            }
        }
        let path = clip.project.filePath
        let before = try bytes(of: path)
        var target = ""
        let after = try editing(path) { () throws(ProjectFileEdit.EditError) in
            var edit = try ProjectFileEdit(before)
            target = try clip.addObjects(to: &edit, newEntitlements: newEntitlements)
            return try edit.result()
        }
        let scheme = SharedScheme(
            target: clip.name,
            identifier: target,
            project: clip.project.path.split(separator: "/").last.map(String.init) ?? "",
            url: clip.url
        )
        let schemes = "\(clip.project.path)/xcshareddata/xcschemes"
        plan.made.append(("\(schemes)/\(clip.name).xcscheme", Array(scheme.text.utf8)))
        for (path, _) in plan.made where clip.files.entry(at: path) != nil {
            throw CommandError("exists", "into: '\(path)' exists already.")
        }
        // This is the last change, so that the project never refers to a missing file.
        plan.changed.append((path, before, after))
        return plan
    }

    private func bytes(of path: String) throws -> [UInt8] {
        do {
            return try clip.files.bytes(of: path, limit: 64 << 20)
        } catch {
            throw CommandError("into", "into: '\(path)' cannot be read.")
        }
    }

    private func editing<Result>(
        _ path: String,
        _ body: () throws(ProjectFileEdit.EditError) -> Result
    ) throws -> Result {
        do {
            return try body()
        } catch {
            throw CommandError(
                "into",
                "into: '\(path)' cannot be edited safely: \(error.reason). Nothing has changed; add the target in Xcode."
            )
        }
    }
}
