// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats
internal import Foundation
internal import Synchronization

/// The files below a folder on disk.
///
/// A link is what it leads to, as long as that lies in the folder; any other link is of the kind
/// ``FileEntry/Kind/other``, as are pipes, sockets and devices, which are never opened. So is whatever has a
/// name that is not UTF-8, or is too long: it is listed with a name that stands for it, and cannot be
/// read.
///
/// A folder that changes while it is read gives the old or the new state of each file. Somebody who
/// exchanges folders for links at the right moment could lead out of the tree; a tree is only as
/// trustworthy as those who may write to it now.
public struct FolderFiles: FileTree {
    /// The most entries of a folder; of a larger one, as many as this are listed.
    public static let mostEntries = 1 << 18

    /// The most bytes of a path.
    static let longestPath = 4_000

    /// The path of the folder, links followed.
    public let root: String

    private let folders = RealFolders()

    /// The files below a folder.
    ///
    /// - Returns: `nil` if there is no folder with this path.
    public init?(_ folder: String) {
        guard let path = RealPath(folder), path.kind == .folder else { return nil }
        root = path.text
    }

    /// What a folder holds, in the order of the names' bytes.
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

    /// What stands at a path; `nil` if nothing does.
    public func entry(at path: String) -> FileEntry? {
        if path.isEmpty { return FileEntry(name: "", kind: .folder, size: 0) }
        guard let (folder, name) = split(path) else { return nil }
        return entry(name, in: folder)
    }

    /// The bytes of a file of at most so many.
    ///
    /// - Throws: ``FileTreeError``.
    public func bytes(of file: String, limit: Int) throws(FileTreeError) -> [UInt8] {
        let opened = try open(file)
        guard opened.count <= limit else { throw .tooLarge(limit: limit) }
        // A file that has grown in the meantime ends where it ended before.
        return try opened.bytes(in: 0..<opened.count)
    }

    /// Some bytes of a file.
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
        // Most files are no links, and need no more than this.
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

    /// Where a path of the disk leads to, if that is in the tree.
    private func inside(_ path: String) -> RealPath? {
        guard let target = RealPath(path) else { return nil }
        let within = root == "/" ? "/" : root + "/"
        return target.text == root || target.text.utf8.starts(with: within.utf8) ? target : nil
    }

    /// The folder of a path, as a path of the disk, and the name in it.
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

    /// Whether something can be the name of a file.
    private static func isName(_ name: Substring) -> Bool {
        !name.isEmpty && name != "." && name != ".." && !name.utf8.contains(0)
            && name.utf8.count <= 255 && !name.utf8.contains(0x2F)
    }
}

/// Where folders lead to, which is asked for each of their files.
private final class RealFolders: Sendable {
    private let paths = Mutex<[String: String]>([:])

    func path(of folder: String, _ find: () -> String?) -> String? {
        if let path = paths.withLock({ $0[folder] }) { return path }
        let path = find()
        // Only folders that are there are kept, so that there are not more than on the disk.
        if let path { paths.withLock { $0[folder] = path } }
        return path
    }
}
