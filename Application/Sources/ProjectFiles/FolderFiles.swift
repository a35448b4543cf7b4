// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats
import Foundation
import Synchronization

/// The files below a folder on disk.
///
/// A link stands for its target, as long as the target is in the folder; any other link is of the kind
/// ``FileEntry/Kind/other``, as are pipes, sockets and devices, which are never opened. So is everything
/// whose name is not UTF-8 or too long: it is listed with a replacement name, and cannot be read.
///
/// A folder that changes while it is read gives the old or the new state of each file. A process that
/// replaces folders with links at the right moment could lead out of the tree; a tree is only as
/// trustworthy as those who can write to it at the moment.
public struct FolderFiles: FileTree {
    /// The maximum number of entries of a folder; further ones are not listed.
    public static let mostEntries = 1 << 18

    /// The maximum length of a path, in bytes.
    static let longestPath = 4_000

    /// The path of the folder, with its links resolved.
    public let root: String

    private let folders = RealFolders()

    /// Creates the files below a folder.
    ///
    /// - Returns: The files; `nil` if there is no folder with this path.
    public init?(_ folder: String) {
        guard let path = RealPath(folder), path.kind == .folder else { return nil }
        root = path.text
    }

    /// Returns the entries of a folder, in the order of their names' bytes.
    public func entries(in folder: String) -> [FileEntry]? {
        guard let path = realPath(ofFolder: folder) else { return nil }
        guard let names = FolderNames.names(in: path, limit: Self.mostEntries) else { return nil }
        return names.map { name in
            switch name {
            case .readable(let name):
                entry(name, in: path) ?? FileEntry(name: name, kind: .other, size: 0)
            case .unreadable(let name): FileEntry(name: name, kind: .other, size: 0)
            }
        }
    }

    /// Returns the entry at a path; `nil` if there is none.
    public func entry(at path: String) -> FileEntry? {
        if path.isEmpty { return FileEntry(name: "", kind: .folder, size: 0) }
        guard let (folder, name) = split(path) else { return nil }
        return entry(name, in: folder)
    }

    /// Returns the bytes of a file, up to a limit.
    ///
    /// - Throws: ``FileTreeError``.
    public func bytes(of file: String, limit: Int) throws(FileTreeError) -> [UInt8] {
        let opened = try open(file)
        guard opened.count <= limit else { throw .tooLarge(limit: limit) }
        // If the file has grown in the meantime, it is read up to its former end.
        return try opened.bytes(in: 0..<opened.count)
    }

    /// Returns a range of a file's bytes.
    ///
    /// - Throws: ``FileTreeError``.
    public func bytes(of file: String, in range: Range<Int>) throws(FileTreeError) -> [UInt8] {
        let opened = try open(file)
        return try opened.bytes(in: range.clamped(to: 0..<opened.count))
    }

    // MARK: Paths

    private func open(_ file: String) throws(FileTreeError) -> DiskFile {
        guard let (folder, name) = split(file) else { throw .missing }
        let path = folder + "/" + name
        // Most files are not links, and need nothing else.
        do throws(DiskFile.OpeningError) {
            return try DiskFile(path, followingLinks: false)
        } catch {
            switch error {
            case .missing: throw .missing
            case .unreadable: throw .unreadable
            case .link:
                guard let target = inside(path) else { throw .unreadable }
                guard let file = try? DiskFile(target.text, followingLinks: false) else {
                    throw .unreadable
                }
                return file
            }
        }
    }

    private func entry(_ name: String, in folder: String) -> FileEntry? {
        let path = folder + "/" + name
        guard let status = FileStatus(of: path) else { return nil }
        switch status.kind {
        case .file: return FileEntry(name: name, kind: .file, size: status.size)
        case .folder: return FileEntry(name: name, kind: .folder, size: 0)
        case .other: return FileEntry(name: name, kind: .other, size: 0)
        case .link:
            guard let target = inside(path) else {
                return FileEntry(name: name, kind: .other, size: 0)
            }
            let way = String(
                Substring(target.text.utf8.dropFirst(root.utf8.count).drop { $0 == 0x2F })
            )
            switch target.kind {
            case .file:
                return FileEntry(name: name, kind: .file, size: target.size, target: way)
            case .folder: return FileEntry(name: name, kind: .folder, size: 0, target: way)
            case .link, .other: return FileEntry(name: name, kind: .other, size: 0)
            }
        }
    }

    /// Returns the target of a path of the disk, if it is in the tree.
    private func inside(_ path: String) -> RealPath? {
        guard let target = RealPath(path) else { return nil }
        let within = root == "/" ? "/" : root + "/"
        return target.text == root || target.text.utf8.starts(with: within.utf8) ? target : nil
    }

    /// Splits a path into its folder, as a path of the disk, and its name.
    private func split(_ path: String) -> (folder: String, name: String)? {
        let bytes = path.utf8
        let slash = bytes.lastIndex(of: 0x2F)
        let name = slash.map { path[bytes.index(after: $0)...] } ?? path[...]
        guard Self.isName(name) else { return nil }
        guard let folder = realPath(ofFolder: slash.map { String(path[..<$0]) } ?? "") else {
            return nil
        }
        return (folder, String(name))
    }

    private func realPath(ofFolder folder: String) -> String? {
        if folder.isEmpty { return root }
        guard folder.utf8.count <= Self.longestPath,
            folder.utf8.split(separator: 0x2F, omittingEmptySubsequences: false)
                .allSatisfy({ Self.isName(Substring($0)) })
        else { return nil }
        return folders.path(of: folder) {
            guard let target = inside(root + "/" + folder), target.kind == .folder else {
                return nil
            }
            return target.text
        }
    }

    /// Whether a text can be the name of a file.
    private static func isName(_ name: Substring) -> Bool {
        !name.isEmpty && name != "." && name != ".." && !name.utf8.contains(0)
            && name.utf8.count <= 255 && !name.utf8.contains(0x2F)
    }
}

/// A cache of the real paths of folders, which are needed for each of their files.
private final class RealFolders: Sendable {
    private let paths = Mutex<[String: String]>([:])

    func path(of folder: String, _ find: () -> String?) -> String? {
        if let path = paths.withLock({ $0[folder] }) { return path }
        let path = find()
        // Only existing folders are kept, so that there are no more than on the disk.
        if let path { paths.withLock { $0[folder] = path } }
        return path
    }
}
