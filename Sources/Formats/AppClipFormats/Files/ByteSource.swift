// SPDX-License-Identifier: Apache-2.0

/// Bytes that are read in pieces, from any offset, so that a large file is never held in memory as a whole.
public protocol ByteSource: Sendable {
    /// The number of bytes.
    var count: Int { get }

    /// Reads a range of bytes.
    ///
    /// - Parameter range: The offsets of the bytes, from 0 on.
    /// - Returns: The bytes; fewer if the source ends before the range does.
    /// - Throws: ``FileTreeError/unreadable``.
    func bytes(in range: Range<Int>) throws(FileTreeError) -> [UInt8]
}

/// A byte source that is already in memory.
public struct MemoryBytes: ByteSource {
    private let bytes: [UInt8]

    /// Creates a source of some bytes.
    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The number of bytes.
    public var count: Int { bytes.count }

    /// Returns a range of the bytes.
    public func bytes(in range: Range<Int>) throws(FileTreeError) -> [UInt8] {
        Array(bytes[range.clamped(to: 0..<bytes.count)])
    }
}

/// A file of a tree, read in pieces.
public struct FileBytes: ByteSource {
    private let tree: any FileTree
    private let path: String

    /// The number of bytes.
    public let count: Int

    /// Creates a source for a file of a tree.
    ///
    /// - Returns: `nil` if there is no file with this path.
    public init?(_ path: String, in tree: any FileTree) {
        guard let entry = tree.entry(at: path), entry.kind == .file else { return nil }
        self.tree = tree
        self.path = path
        count = entry.size
    }

    /// Reads a range of the file's bytes.
    ///
    /// - Throws: ``FileTreeError``.
    public func bytes(in range: Range<Int>) throws(FileTreeError) -> [UInt8] {
        try tree.bytes(of: path, in: range)
    }
}
