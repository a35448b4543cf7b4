// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// A temporary folder that is removed at the end of the run that created it.
///
/// A run that is killed cannot remove its folder; the next run does. Each run holds a lock on its
/// own folder, so that no run removes that of another.
final class RunFolder: Sendable {
    private static let prefix = "morsel-run-"
    private static let lockName = ".lock"

    let url: URL
    private let lock: Int32

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
        lock = Self.open(url.appendingPathComponent(Self.lockName).path, O_CREAT)
        flock(lock, LOCK_EX | LOCK_NB)
    }

    /// Removes the folder.
    func remove() {
        try? FileManager.default.removeItem(at: url)
    }

    deinit { if lock >= 0 { close(lock) } }

    private static func open(_ path: String, _ flags: Int32) -> Int32 {
        // The string lives for the length of the call.
        unsafe Glibc.open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW | flags, 0o600)
    }

    private static func removeAbandoned(in parent: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        for name in names where name.hasPrefix(prefix) {
            let folder = parent.appendingPathComponent(name)
            var status = stat()
            // Skips a folder of another user, or one that a run is just creating.
            guard unsafe lstat(folder.path, &status) == 0, status.st_uid == geteuid(),
                Int(time(nil)) - status.st_mtim.tv_sec > 5
            else { continue }
            let lock = open(folder.appendingPathComponent(lockName).path, 0)
            defer { if lock >= 0 { close(lock) } }
            guard lock < 0 || flock(lock, LOCK_EX | LOCK_NB) == 0 else { continue }
            try? FileManager.default.removeItem(at: folder)
        }
    }
}
