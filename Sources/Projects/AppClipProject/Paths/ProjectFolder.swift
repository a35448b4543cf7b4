// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats
import Synchronization

/// A file tree as a Mac sees it, where the case of letters and the form of accents do not matter.
///
/// What a folder holds is asked for once and remembered.
public final class ProjectFolder: Sendable {
    /// Something that was found, and under which name.
    public struct Found: Sendable, Hashable {
        /// The path as the tree spells it.
        public let path: String
        /// The path without links in it.
        public let realPath: String
        /// What stands there.
        public let entry: FileEntry
        /// Whether the tree spells the path byte by byte as it was asked for.
        public let isExact: Bool
    }

    private struct Listing {
        let entries: [FileEntry]
        /// Where each lowercase name stands in `entries`.
        ///
        /// Strings are equal if they are canonically equivalent, so that the form of accents is no matter.
        let places: [String: Int]
    }

    /// The files.
    public let tree: any FileTree

    private let listings = Mutex<[String: Listing?]>([:])

    /// A tree that is asked as seldom as possible.
    public init(_ tree: any FileTree) { self.tree = tree }

    private func listing(of folder: String) -> Listing? {
        if let known = listings.withLock({ $0[folder] }) { return known }
        let listing = tree.entries(in: folder).map { entries in
            var places: [String: Int] = [:]
            places.reserveCapacity(entries.count)
            for (index, entry) in entries.enumerated() {
                let name = entry.name.lowercased()
                if places[name] == nil { places[name] = index }
            }
            return Listing(entries: entries, places: places)
        }
        listings.withLock { $0[folder] = .some(listing) }
        return listing
    }

    /// What a folder holds, in the order of the names' bytes; `nil` where there is no folder of that spelling.
    public func entries(in folder: String) -> [FileEntry]? { listing(of: folder)?.entries }

    /// Finds what stands at a path, whatever the case of its letters.
    ///
    /// - Parameter path: A path in the tree.
    /// - Returns: `nil` where nothing stands there.
    /// - Complexity: O(length of `path`), once the folders on the way are known.
    public func find(_ path: String) -> Found? {
        var found = Found(
            path: "",
            realPath: "",
            entry: FileEntry(name: "", kind: .folder, size: 0),
            isExact: true
        )
        for part in path.utf8.split(separator: UInt8(ascii: "/")) {
            let name = String(Substring(part))
            guard let listing = listing(of: found.path),
                let entry = Self.entry(name, in: listing)
            else { return nil }
            found = Found(
                path: .path(found.path, entry.name),
                realPath: entry.target ?? .path(found.realPath, entry.name),
                entry: entry,
                isExact: found.isExact && entry.name.utf8.elementsEqual(name.utf8)
            )
        }
        return found
    }

    private static func entry(_ name: String, in listing: Listing) -> FileEntry? {
        guard let index = listing.places[name.lowercased()] else { return nil }
        let first = listing.entries[index]
        guard !first.name.utf8.elementsEqual(name.utf8) else { return first }
        // Two names that differ in case alone: the one that is spelled as asked for comes first.
        var low = 0
        var high = listing.entries.count
        while low < high {
            let middle = low + (high - low) / 2
            if listing.entries[middle].name.utf8.lexicographicallyPrecedes(name.utf8) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        guard low < listing.entries.count,
            listing.entries[low].name.utf8.elementsEqual(name.utf8)
        else { return first }
        return listing.entries[low]
    }

    /// Finds a file or folder.
    public func find(_ path: ProjectPath) -> Found? { path.insidePath.flatMap { find($0) } }

    /// The bytes of a file, whatever the case of its path.
    ///
    /// - Throws: `FileTreeError`.
    public func bytes(of path: String, limit: Int) throws(FileTreeError) -> [UInt8] {
        guard let found = find(path), found.entry.kind != .folder else { throw .missing }
        guard found.entry.kind == .file else { throw .unreadable }
        return try tree.bytes(of: found.path, limit: limit)
    }
}
