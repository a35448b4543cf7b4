// SPDX-License-Identifier: Apache-2.0

/// Bytes that are read in pieces, from any place, so that a large file is never held whole.
public protocol ByteSource: Sendable {
    /// The number of bytes.
    var count: Int { get }

    /// Some bytes.
    ///
    /// - Parameter range: The places of the bytes, from 0 on.
    /// - Returns: As many of them as there are: fewer where the source ends before the range does.
    /// - Throws: ``FileTreeError/unreadable``.
    func bytes(in range: Range<Int>) throws(FileTreeError) -> [UInt8]
}

/// Bytes in memory.
public struct MemoryBytes: ByteSource {
    private let bytes: [UInt8]

    /// Bytes in memory.
    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The number of bytes.
    public var count: Int { bytes.count }

    /// Some bytes.
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

    /// A file of a tree.
    ///
    /// - Returns: `nil` where there is no file with this path.
    public init?(_ path: String, in tree: any FileTree) {
        guard let entry = tree.entry(at: path), entry.kind == .file else { return nil }
        self.tree = tree
        self.path = path
        count = entry.size
    }

    /// Some bytes.
    ///
    /// - Throws: ``FileTreeError``.
    public func bytes(in range: Range<Int>) throws(FileTreeError) -> [UInt8] {
        try tree.bytes(of: path, in: range)
    }
}
