// SPDX-License-Identifier: Apache-2.0

public import AppClipFormats
import Synchronization

/// A file tree as a Mac sees it: case and the Unicode normalization of names do not matter.
///
/// The content of each folder is read once and cached.
public final class ProjectFolder: Sendable {
    /// A file or folder that was found, with the spelling of its name.
    public struct Found: Sendable, Hashable {
        /// The path as the tree spells it.
        public let path: String
        /// The path with its links resolved.
        public let realPath: String
        /// The entry at the path.
        public let entry: FileEntry
        /// Whether the tree spells the path exactly as it was requested, byte by byte.
        public let isExact: Bool
    }

    private struct Listing {
        let entries: [FileEntry]
        /// The index in `entries` of each lowercase name.
        ///
        /// Strings are equal if they are canonically equivalent, so that normalization does not matter.
        let places: [String: Int]
    }

    /// The underlying tree.
    public let tree: any FileTree

    private let listings = Mutex<[String: Listing?]>([:])

    /// Creates a folder that caches the content of a tree.
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

    /// Returns the entries of a folder, in the order of the names' bytes; `nil` if there is no folder with this
    /// spelling.
    public func entries(in folder: String) -> [FileEntry]? { listing(of: folder)?.entries }

    /// Finds the file or folder at a path, regardless of case.
    ///
    /// - Parameter path: A path in the tree.
    /// - Returns: `nil` if there is none.
    /// - Complexity: O(length of `path`), if the folders on the path are cached.
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
        // If two names differ only in case, the one with the requested spelling is preferred.
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

    /// Finds a file or folder; `nil` if there is none, or the path is outside the tree.
    public func find(_ path: ProjectPath) -> Found? { path.insidePath.flatMap { find($0) } }

    /// Reads a file, regardless of the case of its path.
    ///
    /// - Throws: `FileTreeError`.
    public func bytes(of path: String, limit: Int) throws(FileTreeError) -> [UInt8] {
        guard let found = find(path), found.entry.kind != .folder else { throw .missing }
        guard found.entry.kind == .file else { throw .unreadable }
        return try tree.bytes(of: found.path, limit: limit)
    }
}
