// SPDX-License-Identifier: Apache-2.0

/// The target of a path that a project contains.
public enum ProjectPath: Sendable, Hashable {
    /// A path in the file tree, `""` for its root, whether or not it exists.
    case inside(String)
    /// A path that leads out of the tree: it begins with `..`, or it is absolute.
    case outside(String)

    /// The absolute path of the root of the tree in build settings.
    ///
    /// A project uses `$(SRCROOT)`, whose path on the machine that builds is not known. So the tree is assumed to be at
    /// this path, and paths that settings make from it are mapped back to the tree.
    public static let treeRoot = "/tree"

    /// The path in the tree; `nil` outside it.
    public var insidePath: String? {
        if case .inside(let path) = self { path } else { nil }
    }

    /// The path as it is shown to people.
    public var text: String {
        switch self {
        case .inside(let path), .outside(let path): path
        }
    }

    /// Resolves a path, relative to a folder.
    ///
    /// - Parameters:
    ///   - text: The path as it is written, absolute or relative, with or without `.` and `..`.
    ///   - folder: The folder to which a relative path is relative.
    /// - Complexity: O(length of both).
    public init(_ text: String, in folder: ProjectPath = .inside("")) {
        let bytes = text.utf8
        if bytes.first == UInt8(ascii: "/") {
            let parts = Self.parts(of: text)
            guard parts.first == Self.treeRoot.dropFirst() else {
                self = .outside(text)
                return
            }
            self = Self.joined([], parts.dropFirst())
            return
        }
        switch folder {
        case .inside(let base):
            self = Self.joined(Self.parts(of: base), Self.parts(of: text)[...])
        case .outside(let base):
            let leaves = !base.utf8.starts(with: "/".utf8)
            var parts = Self.parts(of: base)
            for part in Self.parts(of: text) {
                if part == "..", let last = parts.last, last != ".." {
                    parts.removeLast()
                } else {
                    parts.append(part)
                }
            }
            self = .outside((leaves ? "" : "/") + parts.joined(separator: "/"))
        }
    }

    /// The absolute path in build settings.
    public var absolute: String {
        switch self {
        case .inside(""): Self.treeRoot
        case .inside(let path): Self.treeRoot + "/" + path
        case .outside(let path):
            path.utf8.first == UInt8(ascii: "/") ? path : Self.treeRoot + "/" + path
        }
    }

    /// The parent folder.
    public var folder: ProjectPath { ProjectPath("..", in: self) }

    private static func joined(_ base: [Substring], _ more: ArraySlice<Substring>) -> ProjectPath {
        var parts = base
        var above = 0
        for part in more {
            if part != ".." {
                parts.append(part)
            } else if parts.isEmpty {
                above += 1
            } else {
                parts.removeLast()
            }
        }
        let path = parts.joined(separator: "/")
        guard above > 0 else { return .inside(path) }
        let way = Array(repeating: "..", count: above).joined(separator: "/")
        return .outside(path.isEmpty ? way : way + "/" + path)
    }

    /// Returns the components of a path, without empty ones and `.`.
    private static func parts(of text: String) -> [Substring] {
        text.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }.filter { $0 != "." }
    }
}

extension String {
    /// The component after the last slash.
    var lastPathPart: String {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self }
        return String(self[utf8.index(after: slash)...])
    }

    /// The path before the last slash; empty if there is none.
    var withoutLastPathPart: String {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return String(self[..<slash])
    }

    /// The extension of the name, in lowercase; empty if there is none.
    var pathExtension: String {
        let name = lastPathPart
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
            return ""
        }
        return name[name.utf8.index(after: dot)...].lowercased()
    }

    /// The last component without its extension.
    var pathStem: String {
        let name = lastPathPart
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
            return name
        }
        return String(name[..<dot])
    }

    /// Appends a component to a path; `folder` may be empty.
    static func path(_ folder: String, _ name: String) -> String {
        folder.isEmpty ? name : folder + "/" + name
    }
}
