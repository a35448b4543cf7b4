// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import SystemPackage

/// The cache of builds, with a limited size.
///
/// Each build records the time of its last use. Builds that were not used for a month are removed, then the least
/// recently used ones until the rest fits. A folder in use is never removed.
public struct BuildCache: Sendable {
    /// The maximum size of all builds together, without the kit: 1 GiB.
    public static let mostBytes = 1 << 30

    /// The time after which an unused folder is removed: 30 days.
    public static let longestRest: Double = 30 * 24 * 60 * 60

    static let usedName = ".used"

    private let path: String

    /// Creates the cache.
    ///
    /// - Parameter path: The path; `nil` for `$XDG_CACHE_HOME/morsel`, or `~/.cache/morsel`.
    public init(_ path: String? = nil) {
        self.path = path ?? BuildFolder.cache
    }

    private struct Entry {
        let path: String
        let used: Double
        let isBuild: Bool
        var bytes = 0
    }

    /// Removes builds that are too old, and then those that exceed the size limit.
    ///
    /// - Parameters:
    ///   - mostBytes: The maximum size of all builds, in bytes.
    ///   - now: The current time, in seconds since 1970.
    /// - Complexity: O(number of files).
    package func trim(
        to mostBytes: Int = Self.mostBytes,
        now: Double = Date().timeIntervalSince1970
    ) {
        var kept: [Entry] = []
        for entry in entries where now - entry.used <= Self.longestRest || !Self.remove(entry.path)
        {
            kept.append(entry)
        }
        var total = 0
        for index in kept.indices where kept[index].isBuild {
            kept[index].bytes = Self.size(of: kept[index].path)
            total += kept[index].bytes
        }
        for entry in kept.filter(\.isBuild).sorted(by: { $0.used < $1.used }) {
            guard total > mostBytes else { return }
            if Self.remove(entry.path) { total -= entry.bytes }
        }
    }

    /// Removes every build that is not in use.
    ///
    /// - Returns: The number of bytes that were freed.
    /// - Throws: ``BuildError`` if something cannot be removed.
    public func removeAll() throws(BuildError) -> Int {
        var bytes = 0
        for entry in entries {
            let size = Self.size(of: entry.path)
            guard Self.remove(entry.path) else {
                throw BuildError(
                    .cache,
                    "\(entry.path): the folder cannot be removed; a build may be working in it."
                )
            }
            bytes += size
        }
        return bytes
    }

    private var entries: [Entry] {
        ["builds", "kit"].flatMap { kind in
            let folder = "\(path)/\(kind)"
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return names.sorted().map { name in
                let path = "\(folder)/\(name)"
                let used = Self.time(of: "\(path)/\(Self.usedName)") ?? Self.time(of: path) ?? 0
                return Entry(path: path, used: used, isBuild: kind == "builds")
            }
        }
    }

    private static func time(of path: String) -> Double? {
        (try? Stat(FilePath(path), followTargetSymlink: false)).map { Double($0.st_mtim.tv_sec) }
    }

    /// Returns the size of the files below a path on the disk, in bytes.
    private static func size(of path: String) -> Int {
        guard let status = try? Stat(FilePath(path), followTargetSymlink: false) else { return 0 }
        var bytes = Int(status.sizeAllocated)
        guard status.type == .directory else { return bytes }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
            bytes += size(of: "\(path)/\(name)")
        }
        return bytes
    }

    /// Removes a folder if no build uses it; returns whether it was removed.
    private static func remove(_ path: String) -> Bool {
        let lock = FolderLock(path + "/" + BuildFolder.lockName)
        guard lock.isTaken() else { return false }
        defer { withExtendedLifetime(lock) {} }
        return (try? FileManager.default.removeItem(atPath: path)) != nil
    }
}
