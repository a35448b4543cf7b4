// SPDX-License-Identifier: Apache-2.0

/// Read-only access to the files below one folder: on a disk, in an archive, or in memory.
///
/// Readers of projects and bundles use nothing else. The components of a path are separated by `/`, without `.`, `..`,
/// empty components or a slash at either end; the folder itself has the path `""`. No path leads out of the folder,
/// whatever links there are.
public protocol FileTree: Sendable {
    /// Returns the entries of a folder, in the order of the names' bytes.
    ///
    /// - Returns: `nil` if there is no folder with this path.
    func entries(in folder: String) -> [FileEntry]?

    /// Returns the entry at a path; `nil` if there is none.
    func entry(at path: String) -> FileEntry?

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - file: The path.
    ///   - limit: The maximum size in bytes. A larger file is not read at all.
    /// - Returns: All bytes of the file.
    /// - Throws: ``FileTreeError``.
    func bytes(of file: String, limit: Int) throws(FileTreeError) -> [UInt8]

    /// Reads a range of a file's bytes, so that a large file is never held in memory as a whole.
    ///
    /// - Parameters:
    ///   - file: The path.
    ///   - range: The offsets of the bytes, from 0 on.
    /// - Returns: The bytes; fewer if the file ends before the range does.
    /// - Throws: ``FileTreeError``.
    func bytes(of file: String, in range: Range<Int>) throws(FileTreeError) -> [UInt8]
}

extension FileTree {
    /// Reads a range of a file's bytes, for trees that hold whole files.
    public func bytes(of file: String, in range: Range<Int>) throws(FileTreeError) -> [UInt8] {
        let all = try bytes(of: file, limit: .max)
        return Array(all[range.clamped(to: 0..<all.count)])
    }
}

/// A file or a folder, by its name in the enclosing folder.
public struct FileEntry: Sendable, Hashable {
    /// The kind of an entry.
    public enum Kind: Sendable, Hashable {
        case file
        case folder
        /// A link that leads out of the tree or nowhere, a pipe, a socket, a device.
        case other
    }

    /// The name, without folders.
    public let name: String

    /// The kind of the entry; for a link, that of its target.
    public let kind: Kind

    /// The size of a file in bytes, unpacked; 0 for a folder.
    public let size: Int

    /// The target of a link, as a path of the tree without links in it; `nil` for an entry that is not a link, and for
    /// a link that leads out of the tree or nowhere.
    public let target: String?

    /// Whether the entry is a link to a path in the tree, where the target has an entry of its own.
    public var isLink: Bool { target != nil }

    /// Creates an entry for a file or a folder.
    public init(name: String, kind: Kind, size: Int, target: String? = nil) {
        self.name = name
        self.kind = kind
        self.size = size
        self.target = target
    }
}

/// The reason a file cannot be read.
@nonexhaustive public enum FileTreeError: Error, Sendable, Hashable {
    /// There is no file with this path.
    case missing
    /// The file is larger than the limit.
    case tooLarge(limit: Int)
    /// The limit for unpacking the archive has been reached.
    case archiveTooLarge(limit: Int)
    /// The file exists, but cannot be read or unpacked.
    case unreadable
}
