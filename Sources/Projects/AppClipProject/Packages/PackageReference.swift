// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats

/// A Swift package that a project uses.
public struct PackageReference: Sendable, Hashable {
    /// The source of a package.
    public enum Source: Sendable, Hashable {
        /// The URL of a repository, and the values of the requirement by their names, such as `kind` and
        /// `minimumVersion`.
        case remote(url: String, requirement: [String: String])
        /// A local folder.
        case local(ProjectPath)
    }

    /// The id in the project file.
    public let id: String
    /// The source of the package.
    public let source: Source
    /// Whether a local package is in the tree; `true` for a remote one, which is not checked.
    public let isThere: Bool
    /// The entry in the project file.
    public let place: Place

    /// The display name of the package: the last part of its URL or path.
    public var name: String {
        switch source {
        case .remote(let url, _):
            let path = url.utf8.last == UInt8(ascii: "/") ? String(url.dropLast()) : url
            return path.hasSuffix(".git") ? path.pathStem : path.lastPathPart
        case .local(let path): return path.text.lastPathPart
        }
    }

    /// Returns the packages of a project: those that it lists, and the folders with a manifest among its references.
    static func all(
        in graph: ObjectGraph,
        paths: ReferencePaths,
        folder: ProjectFolder
    ) -> [PackageReference] {
        var packages: [PackageReference] = []
        var local: Set<ProjectPath> = []
        for object in graph.all("packageReferences", of: graph.root) {
            let place = graph.place(of: object)
            if object.isa == "XCLocalSwiftPackageReference" {
                let path = ProjectPath(
                    object.text("relativePath") ?? object.text("path") ?? "",
                    in: paths.root
                )
                local.insert(path)
                packages.append(
                    .init(object.id, .local(path), manifest(at: path, in: folder), place)
                )
            } else {
                let requirement = object.value["requirement"]?.members ?? []
                let values = requirement.map { ($0.name, $0.value.settingText ?? "") }
                let source = Source.remote(
                    url: object.text("repositoryURL") ?? "",
                    requirement: Dictionary(values) { $1 }
                )
                packages.append(.init(object.id, source, true, place))
            }
        }
        // Before Xcode 15, a local package was only a reference to its folder.
        let references = graph.objects.values.filter { object in
            object.isa == "PBXFileReference"
                && ["wrapper", "folder", "text"].contains(object.text("lastKnownFileType") ?? "")
        }
        for object in references.sorted(by: { $0.offset < $1.offset }) {
            guard case .source(let path)? = paths[object.id], !local.contains(path),
                manifest(at: path, in: folder)
            else { continue }
            local.insert(path)
            packages.append(.init(object.id, .local(path), true, graph.place(of: object)))
        }
        return packages
    }

    private init(_ id: String, _ source: Source, _ isThere: Bool, _ place: Place) {
        self.id = id
        self.source = source
        self.isThere = isThere
        self.place = place
    }

    private static func manifest(at path: ProjectPath, in folder: ProjectFolder) -> Bool {
        folder.find(ProjectPath("Package.swift", in: path))?.entry.kind == .file
    }
}
