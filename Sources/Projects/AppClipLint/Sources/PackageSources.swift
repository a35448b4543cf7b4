// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipProject
import SourceScan

/// The sources of local Swift packages.
enum PackageSources {
    /// The maximum number of files that are read from a package.
    private static let fileLimit = 20_000
    private static let depthLimit = 32

    /// Returns the folders of a package's targets in `Sources/`, each with its sources.
    static func folders(
        of package: PackageReference,
        in folder: ProjectFolder
    ) -> [(folder: String, sources: [String])] {
        guard case .local(let path) = package.source,
            let found = folder.find(ProjectPath("Sources", in: path))
        else { return [] }
        return (folder.entries(in: found.path) ?? []).compactMap { entry in
            guard entry.kind == .folder else { return nil }
            let path = found.path + "/" + entry.name
            return (path, sources(below: path, in: folder))
        }
    }

    private static func sources(below path: String, in folder: ProjectFolder) -> [String] {
        var found: [String] = []
        var open = [(path, 0)]
        while let (path, depth) = open.popLast(), found.count < fileLimit {
            for entry in folder.entries(in: path) ?? [] where !entry.name.hasPrefix(".") {
                let inner = path + "/" + entry.name
                if entry.kind == .folder, depth < depthLimit { open.append((inner, depth + 1)) }
                if entry.kind == .file, SourceLanguage(path: inner) != nil { found.append(inner) }
            }
        }
        return found.sorted()
    }
}
