// SPDX-License-Identifier: Apache-2.0

package import AppClipFormats
package import FindingReports
import Foundation
import MorselWording
import ProjectFiles
import Terminal

/// A path of the command line, and the folder whose files may be read for it.
///
/// Projects refer to files beside and above them. So the files are those of the repository around
/// the path, or of its folder if there is no repository.
package struct LintRoot {
    /// The path as it was given on the command line.
    package let argument: String

    /// The files that may be read; `nil` for a size report.
    package let files: (any FileTree)?

    /// The kind of the path.
    package let kind: Kind

    /// The kind of file or folder at a path.
    package enum Kind {
        case projects
        /// An app or an archive, as a folder or packed.
        case bundle
        /// The App Thinning size report that Xcode writes.
        case sizeReport
    }

    /// The path at which the search starts, relative to ``files``.
    let start: String

    /// The prefix of displayed paths; empty, or with a slash at the end.
    private let prefix: String

    /// The prefix of paths in a patch; `nil` if the files cannot be changed.
    private let patchPrefix: String?

    /// The components of the path of the current folder.
    private let here = FileManager.default.currentDirectoryPath.split(separator: "/")
        .map(String.init)

    /// Finds the files around a path.
    ///
    /// - Throws: ``CommandError`` if there is nothing at the path.
    package init(_ path: String) throws {
        argument = path
        guard InputFile.exists(path) else {
            throw CommandError("path", "path: the file or folder '\(path)' does not exist.")
        }
        let ending = Self.ending(of: path)
        if !InputFile.isFolder(path) {
            start = ""
            // A report is a single file, and the files in an archive have paths of their own.
            prefix = path + "/"
            patchPrefix = nil
            kind = ending == "ipa" ? .bundle : .sizeReport
            guard ending == "ipa" else {
                guard ending == "txt" else {
                    throw CommandError(
                        "path",
                        """
                        path: '\(path)' is nothing to check; specify a folder with a project, a .xcodeproj, \
                        .xcworkspace, .app, .ipa or .xcarchive, or an 'App Thinning Size Report.txt'.
                        """
                    )
                }
                files = nil
                return
            }
            files = try Self.opened(path)
            return
        }
        if ending == "app" || ending == "xcarchive" {
            start = ""
            prefix = path.hasSuffix("/") ? path : path + "/"
            patchPrefix = nil
            kind = .bundle
            files = try Self.opened(path)
            return
        }
        kind = .projects
        let absolute = URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
        var parts = absolute.split(separator: "/").map(String.init)
        let isBundle = ["xcodeproj", "xcworkspace"].contains(ending)
        let folder = isBundle ? Array(parts.dropLast()) : parts
        let around = "/" + folder.joined(separator: "/")
        let repository = FolderFiles.workingCopy(around: around)
        let text = repository ?? around
        files = FolderFiles(text)
        parts.removeFirst(text.split(separator: "/").count)
        start = parts.joined(separator: "/")
        let current = FileManager.default.currentDirectoryPath
        let own = URL(fileURLWithPath: current).resolvingSymlinksInPath().path
        prefix = ReportedFiles.prefix(of: text, from: own)
        // A patch has paths from the root of the repository, or from here if there is none.
        let isBelow = !prefix.hasPrefix("/") && !prefix.hasPrefix("../")
        patchPrefix = repository != nil || !isBelow ? "" : prefix
    }

    /// Returns a path in the files as a patch names it, which `git apply` accepts in any folder of a repository.
    ///
    /// A patch cannot have a path with `..`, nor an absolute one.
    package func patchPath(_ path: String) -> String { (patchPrefix ?? prefix) + path }

    /// The files as findings name them.
    package var reported: ReportedFiles {
        ReportedFiles(
            argument: argument,
            files: files,
            isPacked: kind == .bundle && !InputFile.isFolder(argument),
            prefix: prefix,
            here: here
        )
    }

    /// Returns a path in the files as seen from the current folder.
    package func shown(_ path: String) -> String { reported.shown(path) }

    /// Returns the extension of a name, in lowercase; empty if there is none.
    private static func ending(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: ".") else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }

    private static func opened(_ path: String) throws(CommandError) -> any FileTree {
        do throws(BundleFiles.OpeningError) {
            return try BundleFiles.tree(at: path)
        } catch {
            throw CommandError("path", "path: '\(path)': \(error.sentence)")
        }
    }
}
