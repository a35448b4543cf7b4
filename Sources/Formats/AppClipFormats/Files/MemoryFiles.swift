// SPDX-License-Identifier: Apache-2.0

/// A file tree in memory.
public struct MemoryFiles: FileTree {
    private var files: [String: [UInt8]] = [:]
    private var folders: [String: [String: FileEntry]] = ["": [:]]

    /// Creates a tree of files by their paths.
    public init(_ files: [String: [UInt8]] = [:]) {
        for (path, bytes) in files { self[path] = bytes }
    }

    /// Creates a tree of text files by their paths, in UTF-8.
    public init(texts: [String: String]) { self.init(texts.mapValues { Array($0.utf8) }) }

    /// The bytes of a file; `nil` if there is none.
    public subscript(path: String) -> [UInt8]? {
        get { files[path] }
        set {
            files[path] = newValue
            let (folder, name) = Self.split(path)
            if let newValue {
                add(FileEntry(name: name, kind: .file, size: newValue.count), to: folder)
            } else {
                folders[folder]?[name] = nil
            }
        }
    }

    private static func split(_ path: String) -> (folder: String, name: String) {
        guard let slash = path.lastIndex(of: "/") else { return ("", path) }
        return (String(path[..<slash]), String(path[path.index(after: slash)...]))
    }

    private mutating func add(_ entry: FileEntry, to folder: String) {
        folders[folder, default: [:]][entry.name] = entry
        guard !folder.isEmpty else { return }
        let (parent, name) = Self.split(folder)
        add(FileEntry(name: name, kind: .folder, size: 0), to: parent)
    }

    /// Returns the entries of a folder, in the order of the names' bytes; `nil` if there is no such folder.
    public func entries(in folder: String) -> [FileEntry]? {
        folders[folder]?.values.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// Returns the entry at a path; `nil` if there is none.
    public func entry(at path: String) -> FileEntry? {
        if path.isEmpty { return FileEntry(name: "", kind: .folder, size: 0) }
        let (folder, name) = Self.split(path)
        return folders[folder]?[name]
    }

    /// Returns the bytes of a file that is not larger than a limit.
    ///
    /// - Throws: ``FileTreeError``.
    public func bytes(of file: String, limit: Int) throws(FileTreeError) -> [UInt8] {
        guard let bytes = files[file] else { throw .missing }
        guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
        return bytes
    }
}
