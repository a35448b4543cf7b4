// SPDX-License-Identifier: Apache-2.0

/// Files below one folder, which are only read: on a disk, in an archive, or in memory.
///
/// Readers of projects and bundles take one and touch nothing else. A path has its parts divided by `/`,
/// without `.`, `..`, empty parts and a slash at either end; the folder itself has the path `""`. No path
/// leads out of the folder, whatever links there are.
public protocol FileTree: Sendable {
    /// What a folder holds, in the order of the names' bytes.
    ///
    /// - Returns: `nil` where there is no folder with this path.
    func entries(in folder: String) -> [FileEntry]?

    /// What stands at a path; `nil` if nothing does.
    func entry(at path: String) -> FileEntry?

    /// The bytes of a file.
    ///
    /// - Parameters:
    ///   - file: The path.
    ///   - limit: The most bytes that are read. A larger file is not read at all.
    /// - Returns: All of them.
    /// - Throws: ``FileTreeError``.
    func bytes(of file: String, limit: Int) throws(FileTreeError) -> [UInt8]

    /// Some bytes of a file, so that a large one is never held whole.
    ///
    /// - Parameters:
    ///   - file: The path.
    ///   - range: The places of the bytes, from 0 on.
    /// - Returns: As many of them as there are: fewer where the file ends before the range does.
    /// - Throws: ``FileTreeError``.
    func bytes(of file: String, in range: Range<Int>) throws(FileTreeError) -> [UInt8]
}

extension FileTree {
    /// Some bytes of a file, for trees that hold their files whole.
    public func bytes(of file: String, in range: Range<Int>) throws(FileTreeError) -> [UInt8] {
        let all = try bytes(of: file, limit: .max)
        return Array(all[range.clamped(to: 0..<all.count)])
    }
}

/// A file or a folder, by its name in the folder around it.
public struct FileEntry: Sendable, Hashable {
    /// What it is.
    public enum Kind: Sendable, Hashable {
        case file
        case folder
        /// A link that leads out of the tree or nowhere, a pipe, a socket, a device.
        case other
    }

    /// The name, without folders.
    public let name: String

    /// What it is; a link is what it leads to.
    public let kind: Kind

    /// The bytes of a file, unpacked; 0 for a folder.
    public let size: Int

    /// Where a link leads to, as a path of the tree without links in it; `nil` for what is no link, and for a
    /// link that leads out of the tree or nowhere.
    public let target: String?

    /// Whether it is a link to something in the tree, which is met there, too.
    public var isLink: Bool { target != nil }

    /// A file or a folder.
    public init(name: String, kind: Kind, size: Int, target: String? = nil) {
        self.name = name
        self.kind = kind
        self.size = size
        self.target = target
    }
}

/// Why a file cannot be read.
@nonexhaustive public enum FileTreeError: Error, Sendable, Hashable {
    /// There is no file with this path.
    case missing
    /// The file is larger than the limit.
    case tooLarge(limit: Int)
    /// So much of the archive has been unpacked that no more is.
    case archiveTooLarge(limit: Int)
    /// The file is there, and cannot be read or unpacked.
    case unreadable
}
