// SPDX-License-Identifier: Apache-2.0

import AppClipFormats

/// The resolved path of a file reference, a group or a synchronized folder of a project.
enum ReferencedPath: Sendable, Hashable {
    /// A file or folder of the project, in the tree or outside it.
    case source(ProjectPath)
    /// The product of a target, by its name.
    case product(String)
    /// A file of an SDK or of Xcode, by its path there.
    case system(String)
    /// A path below a source tree that each machine defines for itself.
    case custom(tree: String, path: String)
    /// A reference in groups that are nested more deeply than the limit, or whose path is too long.
    case tooDeep
}

extension ReferencedPath {
    /// The length of the path, in bytes.
    var length: Int {
        switch self {
        case .source(let path): path.text.utf8.count
        case .product(let path), .system(let path), .custom(_, let path): path.utf8.count
        case .tooDeep: 0
        }
    }
}

/// The paths of a project's references, resolved through their groups and source trees.
struct ReferencePaths: Sendable {
    private var paths: [String: ReferencedPath] = [:]
    /// The folder of the project, which `SOURCE_ROOT` stands for.
    let root: ProjectPath
    /// The first group that is nested too deeply.
    private(set) var problems: [ProjectProblem] = []

    /// The maximum depth of groups, and the maximum length of a path in bytes.
    private static let depthLimit = 512
    private static let lengthLimit = 4_096

    /// Resolves the references of a project in one pass over its groups.
    ///
    /// - Complexity: O(number of groups and references), for each at most the length of a path.
    init(_ graph: ObjectGraph, root: ProjectPath) {
        self.root = root
        var seen: Set<String> = []
        var open: [(id: String, parent: ReferencedPath, depth: Int)] = []
        if let main = graph.root.text("mainGroup") { open.append((main, .source(root), 0)) }
        for reference in graph.root.value["projectReferences"]?.array ?? [] {
            if let group = reference["ProductGroup"]?.settingText {
                open.append((group, .source(root), 0))
            }
        }
        while let (id, parent, depth) = open.popLast() {
            guard seen.insert(id).inserted, let object = graph[id] else { continue }
            var path = Self.path(of: object, in: parent, root: root)
            if depth > Self.depthLimit || path.length > Self.lengthLimit {
                if problems.isEmpty {
                    problems.append(ProjectProblem(.tooMany, at: graph.place(of: object)))
                }
                path = .tooDeep
            }
            paths[id] = path
            for child in object.texts("children") { open.append((child, path, depth + 1)) }
        }
        // Paths of references that are in no group are relative to the project's folder.
        for object in graph.objects.values
        where paths[object.id] == nil && object.text("path") != nil {
            paths[object.id] = Self.path(of: object, in: .source(root), root: root)
        }
    }

    subscript(id: String) -> ReferencedPath? { paths[id] }

    private static func path(
        of object: GraphObject,
        in parent: ReferencedPath,
        root: ProjectPath
    ) -> ReferencedPath {
        let path = object.text("path") ?? ""
        switch object.text("sourceTree") ?? "<group>" {
        case "<group>":
            guard !path.isEmpty else { return parent }
            switch parent {
            case .source(let folder): return .source(ProjectPath(path, in: folder))
            case .product(let name): return .product(.path(name, path))
            case .system(let name): return .system(.path(name, path))
            case .custom(let tree, let name): return .custom(tree: tree, path: .path(name, path))
            case .tooDeep: return .tooDeep
            }
        case "SOURCE_ROOT", "SRCROOT", "PROJECT_DIR": return .source(ProjectPath(path, in: root))
        case "<absolute>": return .source(ProjectPath(path, in: root))
        case "BUILT_PRODUCTS_DIR": return .product(path)
        case "SDKROOT", "DEVELOPER_DIR", "PLATFORM_DIR": return .system(path)
        case let tree: return .custom(tree: tree, path: path)
        }
    }
}
