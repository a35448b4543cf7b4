// SPDX-License-Identifier: Apache-2.0

/// Where a path leads that a project writes down.
public enum ProjectPath: Sendable, Hashable {
    /// A path in the file tree, `""` for its root; whether anything stands there is another question.
    case inside(String)
    /// A path that leads out of the tree: with `..` at its beginning, or absolute.
    case outside(String)

    /// The absolute path under which settings see the root of the tree.
    ///
    /// A project asks for `$(SRCROOT)`, and where that is on the machine that builds is nobody's knowledge here.
    /// So the tree is taken to lie at this path, and what settings make of it is led back to the tree.
    public static let treeRoot = "/tree"

    /// The path in the tree; `nil` outside of it.
    public var insidePath: String? {
        if case .inside(let path) = self { path } else { nil }
    }

    /// The path as people read it.
    public var text: String {
        switch self {
        case .inside(let path), .outside(let path): path
        }
    }

    /// A path, seen from a folder.
    ///
    /// - Parameters:
    ///   - text: The path as it is written, absolute or not, with or without `.` and `..`.
    ///   - folder: The folder that a relative path starts from.
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

    /// The path under which settings see this place.
    public var absolute: String {
        switch self {
        case .inside(""): Self.treeRoot
        case .inside(let path): Self.treeRoot + "/" + path
        case .outside(let path):
            path.utf8.first == UInt8(ascii: "/") ? path : Self.treeRoot + "/" + path
        }
    }

    /// The folder around this place.
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

    /// The parts of a path between its slashes, without those that change nothing.
    private static func parts(of text: String) -> [Substring] {
        text.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }.filter { $0 != "." }
    }
}

extension String {
    /// The part after the last slash.
    var lastPathPart: String {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self }
        return String(self[utf8.index(after: slash)...])
    }

    /// What stands before the last slash; empty without one.
    var withoutLastPathPart: String {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return String(self[..<slash])
    }

    /// The part after the last dot of the name, in lowercase; empty without one.
    var pathExtension: String {
        let name = lastPathPart
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
            return ""
        }
        return name[name.utf8.index(after: dot)...].lowercased()
    }

    /// The last part without its extension.
    var pathStem: String {
        let name = lastPathPart
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
            return name
        }
        return String(name[..<dot])
    }

    /// A path with one more part; `folder` may be empty.
    static func path(_ folder: String, _ name: String) -> String {
        folder.isEmpty ? name : folder + "/" + name
    }
}
