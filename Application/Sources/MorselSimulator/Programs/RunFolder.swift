// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import SystemPackage

/// A temporary folder that is removed at the end of the run that created it.
///
/// A run that is killed cannot remove its folder; the next run does. Each run holds a lock on its
/// own folder, so that no run removes that of another.
final class RunFolder: Sendable {
    private static let prefix = "morsel-run-"
    private static let lockName = ".lock"

    let url: URL
    private let lock: FileDescriptor?

    /// Creates a folder for this run, and removes those of runs that have ended.
    init() throws {
        let parent = FileManager.default.temporaryDirectory
        Self.removeAbandoned(in: parent)
        url = parent.appendingPathComponent(Self.prefix + UUID().uuidString)
        try FileManager.default.createDirectory(
            at: url,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        lock = Self.open(url.appendingPathComponent(Self.lockName), [.create])
        // swift-system has no locks.
        if let lock { flock(lock.rawValue, LOCK_EX | LOCK_NB) }
    }

    /// Removes the folder.
    func remove() {
        try? FileManager.default.removeItem(at: url)
    }

    deinit { try? lock?.close() }

    private static func open(
        _ url: URL,
        _ options: FileDescriptor.OpenOptions
    ) -> FileDescriptor? {
        try? FileDescriptor.open(
            FilePath(url.path),
            .readWrite,
            options: options.union([.closeOnExec, .noFollow]),
            permissions: .ownerReadWrite
        )
    }

    private static func removeAbandoned(in parent: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        for name in names where name.hasPrefix(prefix) {
            let folder = parent.appendingPathComponent(name)
            // Skips a folder of another user, or one that a run is just creating.
            guard let status = try? Stat(FilePath(folder.path), followTargetSymlink: false),
                status.userID.rawValue == geteuid(), Int(time(nil)) - status.st_mtim.tv_sec > 5
            else { continue }
            let lock = open(folder.appendingPathComponent(lockName), [])
            defer { try? lock?.close() }
            if let lock, flock(lock.rawValue, LOCK_EX | LOCK_NB) != 0 { continue }
            try? FileManager.default.removeItem(at: folder)
        }
    }
}
