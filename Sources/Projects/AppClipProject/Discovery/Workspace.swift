// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

/// An Xcode workspace: projects and folders that are opened together.
public struct Workspace: Sendable, Hashable {
    /// The path of the `.xcworkspace`.
    public let path: String
    /// The projects, packages, folders and files in the workspace, in its order.
    public let items: [ProjectPath]
    /// The schemes of the workspace.
    public let schemes: [Scheme]
    /// The errors of the schemes that cannot be read.
    let schemeErrors: [ProjectReadingError]

    /// The name without the extension.
    public var name: String { path.pathStem }

    /// The projects among ``items``.
    public var projects: [ProjectPath] { items.filter { $0.text.pathExtension == "xcodeproj" } }

    /// Reads a workspace.
    ///
    /// - Parameters:
    ///   - path: The `.xcworkspace`.
    ///   - folder: The tree.
    ///   - limits: The limits for reading projects.
    /// - Throws: ``ProjectReadingError`` if the list of its items cannot be read; a scheme that cannot be read is left
    ///   out, and recorded in ``ProjectTree/notRead``.
    public init(
        at path: String,
        in folder: ProjectFolder,
        limits: ProjectLimits = ProjectLimits()
    ) throws(ProjectReadingError) {
        let file = String.path(path, "contents.xcworkspacedata")
        let (root, _) = try MarkupFile.read(file, in: folder, limits: limits)
        self.path = path
        let around = ProjectPath(path.withoutLastPathPart)
        var items: [ProjectPath] = []
        Self.add(root, in: around, around: around, path: path, to: &items)
        self.items = items
        let list = SchemeList(of: path, in: folder, limits: limits)
        schemes = list.schemes
        schemeErrors = list.errors
    }

    private static func add(
        _ element: XMLElement,
        in group: ProjectPath,
        around: ProjectPath,
        path: String,
        to items: inout [ProjectPath]
    ) {
        for child in element.children {
            let location = WorkspaceLocation(child["location"] ?? "group:")
            let place = location.resolved(group: group, around: around)
            switch child.name {
            case "FileRef":
                // A workspace inside a project names its project with `self:`.
                if location.kind == .itself {
                    items.append(.inside(path.withoutLastPathPart))
                } else {
                    items.append(place)
                }
            case "Group": add(child, in: place, around: around, path: path, to: &items)
            default: continue
            }
        }
    }
}

/// A location such as `group:Clip/Clip.xcodeproj`.
struct WorkspaceLocation {
    enum Kind {
        case group
        case container
        case absolute
        case itself
        case developer
    }

    let kind: Kind
    let path: String

    init(_ text: String) {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else {
            kind = .group
            path = text
            return
        }
        path = String(text[text.utf8.index(after: colon)...])
        kind =
            switch text[..<colon] {
            case "container": .container
            case "absolute": .absolute
            case "self": .itself
            case "developer": .developer
            default: .group
            }
    }

    func resolved(group: ProjectPath, around: ProjectPath) -> ProjectPath {
        switch kind {
        case .group: ProjectPath(path, in: group)
        case .container, .itself: ProjectPath(path, in: around)
        case .absolute: ProjectPath(path.utf8.first == UInt8(ascii: "/") ? path : "/" + path)
        case .developer: .outside(path)
        }
    }
}
