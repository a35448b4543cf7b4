// SPDX-License-Identifier: Apache-2.0

import AppClipProject
import ProjectFiles

extension AddedClip {
    /// The files that are made and changed, beside those in the clip's folder.
    package struct Changes {
        /// New files.
        package fileprivate(set) var made: [(path: String, bytes: [UInt8])] = []
        /// Files of the project, the project's own last.
        package fileprivate(set) var changed: [(path: String, before: [UInt8], after: [UInt8])] = []
    }

    /// Plans the changes of the project; nothing is written.
    ///
    /// - Throws: ``TemplateError`` if a file cannot be read, or cannot be edited safely.
    package func changes() throws(TemplateError) -> Changes {
        var plan = Changes()
        var newEntitlements: [String: String] = [:]
        var edited: Set<String> = []
        for app in configurations {
            let entitlements = app.entitlements
            switch entitlements.state {
            case .unset:
                let name = "\(self.app.name).entitlements"
                newEntitlements[app.configuration] = name
                guard newEntitlements.count == 1 else { continue }
                plan.made.append((self.path(name), Array(newAppEntitlements.utf8)))
            case .read:
                guard let path = entitlements.path, edited.insert(path).inserted else { continue }
                let before = try bytes(of: path)
                let after = try editing(path) { () throws(ProjectFileEdit.EditError) in
                    var edit = try EntitlementsEdit(before)
                    for entry in appEntitlements { try edit.add(entry.text, to: entry.name) }
                    return edit.result
                }
                plan.changed.append((path, before, after))
            default:
                throw TemplateError(
                    "into",
                    "into: the entitlements of '\(self.app.name)', '\(entitlements.path ?? "CODE_SIGN_ENTITLEMENTS")', cannot be read; they have to name the clip."
                )
            }
        }
        let path = project.filePath
        let before = try bytes(of: path)
        var target = ""
        let after = try editing(path) { () throws(ProjectFileEdit.EditError) in
            var edit = try ProjectFileEdit(before)
            target = try addObjects(to: &edit, newEntitlements: newEntitlements)
            return try edit.result()
        }
        let scheme = SharedScheme(
            target: name,
            identifier: target,
            project: project.path.split(separator: "/").last.map(String.init) ?? "",
            url: url
        )
        let schemes = "\(project.path)/xcshareddata/xcschemes"
        plan.made.append(("\(schemes)/\(name).xcscheme", Array(scheme.text.utf8)))
        for (path, _) in plan.made where files.entry(at: path) != nil {
            throw TemplateError("exists", "into: '\(path)' exists already.")
        }
        // This is the last change, so that the project never refers to a missing file.
        plan.changed.append((path, before, after))
        return plan
    }

    private func bytes(of path: String) throws(TemplateError) -> [UInt8] {
        do {
            return try files.bytes(of: path, limit: 64 << 20)
        } catch {
            throw TemplateError("into", "into: '\(path)' cannot be read.")
        }
    }

    private func editing<Result>(
        _ path: String,
        _ body: () throws(ProjectFileEdit.EditError) -> Result
    ) throws(TemplateError) -> Result {
        do {
            return try body()
        } catch {
            throw TemplateError(
                "into",
                "into: '\(path)' cannot be edited safely: \(error.reason). Nothing has changed; add the target in Xcode."
            )
        }
    }
}
