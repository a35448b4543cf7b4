// SPDX-License-Identifier: Apache-2.0

import ClipBuilds
import Foundation
import Glibc
import TestPrograms
import Testing

/// The cache of builds has a limited size and age.
struct BuildCacheTests {
    /// Returns a cache of builds of a megabyte each, used the given number of days ago.
    private func cache(_ ages: [(name: String, days: Double)]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.makeFolder("builds")
        for (name, days) in ages {
            try folder.makeFolder("builds/\(name)")
            try folder.write(String(repeating: "x", count: 1 << 20), to: "builds/\(name)/object")
            try folder.write("", to: "builds/\(name)/.used")
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -days * 86_400)],
                ofItemAtPath: folder.path + "/builds/\(name)/.used"
            )
        }
        return folder
    }

    private func names(_ folder: TemporaryFolder) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path + "/builds").sorted()
    }

    @Test func theOldestGoes() throws {
        let folder = try cache([("a", 31), ("b", 29), ("c", 1)])
        BuildCache(folder.path).trim()
        #expect(try names(folder) == ["b", "c"])
    }

    @Test func theLeastRecentlyUsedGoes() throws {
        let folder = try cache([("a", 1), ("b", 5), ("c", 3), ("d", 2)])
        BuildCache(folder.path).trim(to: 5 << 19)
        #expect(try names(folder) == ["a", "d"])
    }

    @Test func whatIsInUseStays() throws {
        let folder = try cache([("a", 40), ("b", 41)])
        let lock = unsafe open(folder.path + "/builds/a/.lock", O_RDWR | O_CREAT, 0o600)
        defer { close(lock) }
        #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
        BuildCache(folder.path).trim()
        #expect(try names(folder) == ["a"])
        #expect(throws: BuildError.self) { try BuildCache(folder.path).removeAll() }
        flock(lock, LOCK_UN)
        #expect(try BuildCache(folder.path).removeAll() >= 1 << 20)
        #expect(try names(folder).isEmpty)
    }
}
