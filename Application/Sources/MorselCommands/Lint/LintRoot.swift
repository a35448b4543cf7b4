// SPDX-License-Identifier: Apache-2.0

internal import AppClipFormats
internal import Foundation
internal import ProjectFiles

/// A path of the command line, and the folder whose files may be read for it.
///
/// Projects name files beside and above them. So what is read is the repository around the path, or its
/// folder where there is none.
struct LintRoot {
    /// The path as it was given.
    let argument: String

    /// The files; `nil` for a report of sizes.
    let files: (any FileTree)?

    /// What it is.
    let kind: Kind

    /// What a path leads to.
    enum Kind {
        case projects
        /// An app or an archive, as a folder or packed.
        case bundle
        /// What Xcode writes about the sizes of an app.
        case sizeReport
    }

    /// Where to look in them.
    let start: String

    /// What stands in front of paths where they are shown; empty, or with a slash at the end.
    private let prefix: String

    /// What stands in front of paths in a patch; `nil` where nothing is changed.
    private let patchPrefix: String?

    /// The names of the folders down to the current one.
    private let here = FileManager.default.currentDirectoryPath.split(separator: "/")
        .map(String.init)

    /// Finds the folder around a path.
    ///
    /// - Throws: ``CommandError`` if there is nothing at the path.
    init(_ path: String) throws {
        argument = path
        guard InputFile.exists(path) else {
            throw CommandError("path", "path: the file or folder '\(path)' does not exist.")
        }
        let ending = Self.ending(of: path)
        if !InputFile.isFolder(path) {
            start = ""
            // A report is one file, and what an archive holds has paths of its own.
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
        var root = folder
        var isRepository = false
        for count in stride(from: folder.count, to: 0, by: -1) {
            let candidate = "/" + folder.prefix(count).joined(separator: "/")
            if InputFile.exists(candidate + "/.git") {
                root = Array(folder.prefix(count))
                isRepository = true
                break
            }
            // A repository around this one is another one.
            if folder.count - count > 12 { break }
        }
        let text = "/" + root.joined(separator: "/")
        files = FolderFiles(text)
        parts.removeFirst(root.count)
        start = parts.joined(separator: "/")
        let current = FileManager.default.currentDirectoryPath
        let own = URL(fileURLWithPath: current).resolvingSymlinksInPath().path
        prefix = Self.shown(text, from: own)
        // A patch has paths from the root of the repository on, or from here where there is none.
        let isBelow = !prefix.hasPrefix("/") && !prefix.hasPrefix("../")
        patchPrefix = isRepository || !isBelow ? "" : prefix
    }

    /// A path in the files as a patch names it, which `git apply` reads in any folder of a repository.
    ///
    /// A patch takes no path that leads up, nor one from the root of the disk.
    func patchPath(_ path: String) -> String { (patchPrefix ?? prefix) + path }

    /// Whether the files are those in one packed file.
    var isPacked: Bool { kind == .bundle && !InputFile.isFolder(argument) }

    /// What stands after the last dot of a name, in lower case; nothing where there is no dot.
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

    /// The way to a folder from another: nothing, `folder/`, or the whole path.
    private static func shown(_ folder: String, from here: String) -> String {
        if folder == here { return "" }
        if folder.hasPrefix(here == "/" ? here : here + "/") {
            return String(folder.dropFirst(here == "/" ? 1 : here.count + 1)) + "/"
        }
        // The repository lies around the current folder.
        if here.hasPrefix(folder == "/" ? folder : folder + "/") {
            let depth = here.dropFirst(folder.count).split(separator: "/").count
            return String(repeating: "../", count: depth)
        }
        return folder.hasSuffix("/") ? folder : folder + "/"
    }

    /// A path in the files, as seen from the current folder.
    func shown(_ path: String) -> String {
        if path.isEmpty { return argument }
        guard prefix.hasPrefix("../") else { return prefix + path }
        // Within the current folder, the way up and down again is left out.
        let depth = prefix.split(separator: "/").count
        let own = here.suffix(depth)
        var parts = path.split(separator: "/").map(String.init)
        var up = depth
        for name in own {
            guard parts.first == name, parts.count > 1 else { break }
            parts.removeFirst()
            up -= 1
        }
        return String(repeating: "../", count: up) + parts.joined(separator: "/")
    }
}
