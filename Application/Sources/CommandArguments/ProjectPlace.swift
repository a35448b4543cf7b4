// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
package import ProjectFiles
package import Terminal

/// The files around a given path, and the path in them.
package struct ProjectPlace {
    package let files: FolderFiles
    /// The path in the files; `""` for the folder itself.
    package let path: String

    /// Finds the files around a path; a folder is a tree of its own.
    ///
    /// The tree of a project or a workspace is the working copy around it, since a project can refer to files
    /// outside its folder; without a working copy, it is the folder around the project.
    package init(_ given: String) throws(CommandError) {
        guard let folder = FolderFiles(given) else {
            throw CommandError(
                "project",
                "\(given): there is no such folder. A folder, an .xcodeproj or an .xcworkspace is accepted."
            )
        }
        let root = folder.root
        guard root.hasSuffix(".xcodeproj") || root.hasSuffix(".xcworkspace"),
            let slash = root.lastIndex(of: "/")
        else {
            files = folder
            path = ""
            return
        }
        let around = String(root[..<slash])
        let best = FolderFiles.workingCopy(around: around) ?? around
        guard let files = FolderFiles(best.isEmpty ? "/" : best) else {
            throw CommandError("project", "\(given): the folder around it cannot be read.")
        }
        self.files = files
        path = String(root.dropFirst(files.root == "/" ? 1 : files.root.count + 1))
    }
}
