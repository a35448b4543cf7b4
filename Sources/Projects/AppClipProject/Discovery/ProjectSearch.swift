// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

/// Finds projects, without reading them.
struct ProjectSearch {
    /// The paths of `.xcodeproj` folders that contain a project file, sorted.
    private(set) var projects: [String] = []
    /// The paths of `.xcworkspace` folders outside projects, sorted.
    private(set) var workspaces: [String] = []
    /// The folders that contain a `Package.swift`, sorted.
    private(set) var packages: [String] = []
    /// A Boolean value that indicates whether the path was that of a workspace, in which case only its projects count.
    private(set) var isOneWorkspace = false
    /// The projects that have to be generated first, and the folder where the limit was reached.
    private(set) var notRead: [UnreadProject] = []

    private static let others: Set<String> = [
        "pods", "node_modules", "carthage", "deriveddata", "sourcepackages",
    ]

    /// The extensions of file packages, which are not searched for projects.
    private static let closed: Set<String> = [
        "app", "appex", "appiconset", "bundle", "colorset", "docc", "framework", "imageset",
        "lproj",
        "playground", "xcarchive", "xcassets", "xcdatamodeld", "xcframework",
    ]

    /// Whether a path is in a folder with third-party or generated code.
    static func isOfOthers(_ path: String) -> Bool {
        path.split(separator: "/").contains {
            others.contains($0.lowercased()) || $0.hasPrefix(".")
        }
    }

    init(in folder: ProjectFolder, at path: String, limits: ProjectLimits) {
        guard let start = folder.find(path) else { return }
        switch start.realPath.pathExtension {
        case "xcodeproj":
            projects = [start.realPath]
            return
        case "xcworkspace":
            workspaces = [start.realPath]
            isOneWorkspace = true
            return
        default: break
        }
        var open: [(path: String, depth: Int)] = [(start.realPath, 0)]
        var index = 0
        while index < open.count {
            let (here, depth) = open[index]
            index += 1
            look(at: here, in: folder)
            for entry in folder.entries(in: here) ?? []
            where entry.kind == .folder && !entry.isLink {
                let name = entry.name.lowercased()
                guard !name.hasPrefix("."), !Self.others.contains(name),
                    !Self.closed.contains(entry.name.pathExtension),
                    !["xcodeproj", "xcworkspace"].contains(entry.name.pathExtension)
                else { continue }
                guard depth < limits.depth, open.count < limits.folders else {
                    if open.count == limits.folders {
                        notRead.append(UnreadProject(path: here, reason: .tooMany))
                        open.append((here, .max - 1))
                    }
                    continue
                }
                open.append((.path(here, entry.name), depth + 1))
            }
            if open.count > limits.folders { break }
        }
        projects.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        workspaces.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        packages.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private mutating func look(at here: String, in folder: ProjectFolder) {
        var hasProject = false
        var generators: [UnreadProject] = []
        // The target of a link is found at its own path, from which its relative paths count.
        for entry in folder.entries(in: here) ?? [] where !entry.isLink {
            let path = String.path(here, entry.name)
            switch (entry.kind, entry.name.lowercased()) {
            case (.folder, let name) where name.pathExtension == "xcodeproj":
                // A folder without a project file is a leftover or a template.
                guard folder.find(.path(path, "project.pbxproj")) != nil else { continue }
                projects.append(path)
                hasProject = true
            case (.folder, let name) where name.pathExtension == "xcworkspace":
                workspaces.append(path)
            case (.file, "package.swift"): packages.append(here)
            case (.file, "project.yml"), (.file, "project.yaml"):
                if Self.text("targets:", isIn: path, of: folder) {
                    generators.append(UnreadProject(path: path, reason: .generatedByXcodeGen))
                }
            case (.file, "project.swift"):
                if Self.text("ProjectDescription", isIn: path, of: folder) {
                    generators.append(UnreadProject(path: path, reason: .generatedByTuist))
                }
            default: break
            }
        }
        if !hasProject { notRead += generators }
    }

    /// Returns whether a file of at most 1 MiB contains a text.
    private static func text(_ text: String, isIn path: String, of folder: ProjectFolder) -> Bool {
        guard let bytes = try? folder.bytes(of: path, limit: 1 << 20) else { return false }
        let wanted = Array(text.utf8)
        guard bytes.count >= wanted.count else { return false }
        return (0...(bytes.count - wanted.count)).contains { start in
            bytes[start] == wanted[0] && bytes[start..<(start + wanted.count)].elementsEqual(wanted)
        }
    }
}
