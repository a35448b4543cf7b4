// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats
public import ZipFiles

/// The files in a ZIP archive, such as an `.ipa`.
///
/// A link stands for its target, as long as the target is in the archive. Files are decompressed each
/// time that they are read, within an ``UnpackingBudget``.
public struct ArchiveFiles: FileTree {
    private struct Node {
        var entry: FileEntry
        var zip: ZipEntry?
        /// The target of a link.
        var target: String?
        var children: Set<String> = []
    }

    /// The maximum length of a link's target, in bytes, and the maximum number of links in an archive.
    private static let longestTarget = 1_024
    private static let mostLinks = 4_096

    private let archive: ZipArchive
    private let budget: UnpackingBudget
    private var nodes: [String: Node] = [
        "": Node(entry: FileEntry(name: "", kind: .folder, size: 0))
    ]

    /// Creates the files of an archive.
    ///
    /// - Parameters:
    ///   - archive: The archive.
    ///   - size: The size of the archive, in bytes.
    /// - Complexity: O(*n*) for *n* components of all names.
    public init(_ archive: ZipArchive, size: Int) {
        self.archive = archive
        budget = UnpackingBudget(archiveSize: size)
        var links = 0
        for entry in archive.entries {
            let name = Self.lastPart(of: entry.name)
            var kind = FileEntry.Kind.other
            var target: String?
            switch entry.kind {
            case .file: kind = .file
            case .folder: kind = .folder
            case .other: break
            case .link where links < Self.mostLinks:
                links += 1
                target = (try? archive.contents(of: entry, limit: Self.longestTarget))
                    .flatMap { String(validating: $0, as: UTF8.self) }
            case .link: break
            }
            if kind == .folder, nodes[entry.name] != nil { continue }
            let size = kind == .file ? entry.size : 0
            nodes[entry.name] = Node(
                entry: FileEntry(name: name, kind: kind, size: size),
                zip: entry,
                target: target
            )
            addFolders(above: entry.name)
        }
    }

    private mutating func addFolders(above name: String) {
        var name = name
        while !name.isEmpty {
            let child = Self.lastPart(of: name)
            let slash = name.utf8.lastIndex(of: 0x2F)
            name = slash.map { String(name[..<$0]) } ?? ""
            let isNew = nodes[name] == nil
            nodes[
                name,
                default: Node(
                    entry: FileEntry(name: Self.lastPart(of: name), kind: .folder, size: 0)
                )
            ].children.insert(child)
            if !isNew { break }
        }
    }

    private static func lastPart(of name: String) -> String {
        name.utf8.lastIndex(of: 0x2F).map { String(name[name.utf8.index(after: $0)...]) } ?? name
    }

    /// Returns the entries of a folder, in the order of their names' bytes.
    public func entries(in folder: String) -> [FileEntry]? {
        guard let (path, node) = find(folder), node.entry.kind == .folder else { return nil }
        let children = node.children.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return children.map { name in
            entry(at: path.isEmpty ? name : path + "/" + name)
                ?? FileEntry(name: name, kind: .other, size: 0)
        }
    }

    /// Returns the entry at a path; `nil` if there is none.
    public func entry(at path: String) -> FileEntry? {
        guard let (real, node) = find(path) else {
            // A link with a missing target exists all the same.
            return nodes[path]?.entry
        }
        return FileEntry(
            name: Self.lastPart(of: path),
            kind: node.entry.kind,
            size: node.entry.size,
            target: isLink(path) ? real : nil
        )
    }

    /// Whether the last component of a path is a link.
    private func isLink(_ path: String) -> Bool {
        if let node = nodes[path] { return node.target != nil }
        guard let slash = path.utf8.lastIndex(of: 0x2F),
            let (folder, _) = find(String(path[..<slash]))
        else { return false }
        let name = Self.lastPart(of: path)
        return nodes[folder.isEmpty ? name : folder + "/" + name]?.target != nil
    }

    /// Returns the bytes of a file, up to a limit.
    ///
    /// - Throws: ``FileTreeError``.
    public func bytes(of file: String, limit: Int) throws(FileTreeError) -> [UInt8] {
        let entry = try zip(file)
        guard entry.size <= limit else { throw .tooLarge(limit: limit) }
        try budget.spendOnFile(entry.size)
        guard let bytes = try? archive.contents(of: entry, limit: limit) else { throw .unreadable }
        return bytes
    }

    /// Returns a range of a file's bytes.
    ///
    /// - Throws: ``FileTreeError``.
    public func bytes(of file: String, in range: Range<Int>) throws(FileTreeError) -> [UInt8] {
        let entry = try zip(file)
        // The bytes before the range in a deflated entry are unpacked, too.
        let end = min(range.upperBound, entry.size)
        try budget.spend(entry.compression == .stored ? range.count : end)
        guard let bytes = try? archive.contents(of: entry, in: range) else { throw .unreadable }
        return bytes
    }

    private func zip(_ file: String) throws(FileTreeError) -> ZipEntry {
        guard let (_, node) = find(file), node.entry.kind != .folder else {
            throw nodes[file] == nil ? .missing : .unreadable
        }
        guard node.entry.kind == .file, let entry = node.zip else { throw .unreadable }
        return entry
    }

    /// Returns the node at a path; links are followed within the archive.
    private func find(_ path: String) -> (path: String, node: Node)? {
        if let node = nodes[path], node.target == nil { return (path, node) }
        // A path of the caller must not lead out of the archive; a link may have `..` in its target.
        guard
            !path.utf8.split(separator: 0x2F, omittingEmptySubsequences: false)
                .contains(where: { ["", ".", ".."].contains(String(Substring($0))) })
        else { return nil }
        var rest = Array(path.split(separator: "/", omittingEmptySubsequences: false).reversed())
        var done: [Substring] = []
        var steps = 0
        while let part = rest.popLast() {
            // Links can form a cycle.
            steps += 1
            guard steps <= 256 else { return nil }
            if part == "." { continue }
            if part == ".." {
                guard done.popLast() != nil else { return nil }
                continue
            }
            let here = (done + [part]).joined(separator: "/")
            guard let node = nodes[here] else { return nil }
            if let target = node.target {
                guard target.utf8.first != 0x2F, target.utf8.first != nil else { return nil }
                rest += target.split(separator: "/").reversed()
            } else {
                done.append(part)
            }
        }
        let here = done.joined(separator: "/")
        return nodes[here].map { (here, $0) }
    }
}
