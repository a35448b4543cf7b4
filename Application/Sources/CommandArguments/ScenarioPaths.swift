// SPDX-License-Identifier: Apache-2.0

import Foundation
package import ScenarioFiles
import Terminal

/// The files for `morsel test`, and the world files in their folders.
package enum ScenarioPaths {
    /// The maximum number of files in one run.
    private static let limit = 100_000

    /// Returns the named files, and those in the named folders, without duplicates.
    ///
    /// Folders are searched in the order of names; links inside them are not followed.
    ///
    /// - Throws: ``CommandError`` if there is no such file, or no scenario in a folder.
    package static func files(_ paths: [String]) throws -> [String] {
        var files: [String] = []
        var seen: Set<String> = []
        for path in paths {
            var found = [path]
            if InputFile.isFolder(path) {
                found = try scenarios(in: path)
                if found.isEmpty {
                    throw CommandError(
                        "path",
                        "path: the folder '\(path)' contains no file '*.scenario.yaml'."
                    )
                }
            } else if path != "-", !FileManager.default.fileExists(atPath: path) {
                throw CommandError("path", "path: the file or folder '\(path)' does not exist.")
            }
            files += found.filter { seen.insert($0).inserted }
            guard files.count <= limit else {
                throw CommandError("path", "path: there are more than \(limit) files.")
            }
        }
        return files
    }

    private static func scenarios(in folder: String) throws -> [String] {
        guard let names = FileManager.default.enumerator(atPath: folder) else {
            throw CommandError("path", "path: the folder '\(folder)' cannot be read.")
        }
        var found: [String] = []
        for case let name as String in names
        where ScenarioFile.endings.contains(where: name.hasSuffix) {
            let start = folder == "." || folder == "./" ? "" : folder
            found.append(start.isEmpty || start.hasSuffix("/") ? start + name : "\(start)/\(name)")
            guard found.count <= limit else { break }
        }
        return found.filter { !InputFile.isFolder($0) }.sorted()
    }

    /// Reads the world file beside a scenario.
    ///
    /// - Parameters:
    ///   - name: The path in the scenario: relative to its folder, without `..`.
    ///   - path: The path of the scenario's file.
    /// - Returns: The displayed name of the file, and its bytes.
    /// - Throws: The reason the file cannot be read.
    package static func world(
        _ name: String,
        beside path: String
    ) throws(ScenarioFileError.WorldFileError) -> (name: String, bytes: [UInt8]) {
        guard path != "-" else { throw .missing }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        let file = folder.appendingPathComponent(name)
        guard FileManager.default.fileExists(atPath: file.path) else { throw .missing }
        // A link could lead out of the folder.
        let inside = folder.resolvingSymlinksInPath().path
        let resolved = file.resolvingSymlinksInPath()
        let start = inside.hasSuffix("/") ? inside : inside + "/"
        guard resolved.path.hasPrefix(start) else { throw .outside }
        let attributes = try? FileManager.default.attributesOfItem(atPath: resolved.path)
        guard attributes?[.type] as? FileAttributeType == .typeRegular else { throw .unreadable }
        if let size = attributes?[.size] as? Int, size > ScenarioFile.largestFile {
            throw .tooLarge
        }
        guard
            let bytes = try? InputFile.bytes(
                resolved.path,
                limit: ScenarioFile.largestFile,
                what: "world"
            )
        else { throw .unreadable }
        let slash = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        return (slash + name, bytes)
    }
}
