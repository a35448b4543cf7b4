// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipTypes
import Foundation
import MorselRegistrySQLite
import MorselRegistryTesting
import Synchronization
import Testing

@testable import MorselRegistry

/// C12: a server that starts from a snapshot file, and catches up with the changes.
struct SnapshotResumingTests {
    private let time = Timestamp(secondsSince1970: 1_700_000_000)

    private func registry() async throws -> Registry {
        let registry = try Registry.sqlite()
        _ = try await registry.publish(try Sample.bundle(), stage: .released, at: time)
        _ = try await registry.write(by: .command, at: time) { try $0.add(ImageFile(Sample.png())) }
        for path in ["/a", "/b"] { try await insert(path, into: registry) }
        return registry
    }

    private func insert(_ path: String, into registry: Registry) async throws {
        let experience = try Sample.experience("https://fruta.example\(path)")
        _ = try await registry.write(by: .command, at: time) {
            try $0.insert(experience, upload: nil)
        }
    }

    /// Calls a closure with the name of a file that does not exist, and removes the file.
    private func withFile(_ body: (String) async throws -> Void) async throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("morsel-\(UUID().uuidString).snapshot").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        try await body(file)
    }

    private func worlds(_ snapshot: RegistrySnapshot) throws -> [String] {
        try ["", "/a", "/a/x", "/b", "/c", "/d"].map {
            let url = try InvocationURL("https://fruta.example\($0)")
            return "\(try snapshot.world(for: url, linkHosts: []))"
        }
    }

    @Test func whatWasWrittenIsTakenUpAndCaughtUpWith() async throws {
        let registry = try await registry()
        try await withFile { file in
            let errors = Errors()
            let first = CurrentSnapshot(registry, file: file) { errors.note($0) }
            try await first.refresh()
            await first.close()
            try await insert("/c", into: registry)
            let second = CurrentSnapshot(registry, file: file) { errors.note($0) }
            let resumed = try await second.refresh()
            #expect(resumed.base.revision < resumed.revision)
            let read = try await registry.snapshot()
            #expect(resumed.revision == read.revision)
            #expect(resumed.publishedCount == read.publishedCount)
            #expect(try worlds(resumed) == worlds(read))
            try await insert("/d", into: registry)
            #expect(try worlds(await second.refresh()) == worlds(await registry.snapshot()))
            #expect(errors.all.isEmpty)
        }
    }

    @Test func aFileOfAnotherDatabaseIsReplaced() async throws {
        let (one, other) = (try await registry(), try await registry())
        try await withFile { file in
            let first = CurrentSnapshot(one, file: file)
            try await first.refresh()
            await first.close()
            let errors = Errors()
            let second = CurrentSnapshot(other, file: file) { errors.note($0) }
            #expect(try worlds(await second.refresh()) == worlds(await other.snapshot()))
            #expect(errors.all == [.otherDatabase])
            await second.close()
            let third = CurrentSnapshot(other, file: file) { errors.note($0) }
            try await third.refresh()
            #expect(errors.all == [.otherDatabase])
        }
    }

    @Test func aFileThatIsTooOldOrDamagedIsReplaced() async throws {
        let registry = try await registry()
        try await withFile { file in
            let errors = Errors()
            let first = CurrentSnapshot(registry, file: file) { errors.note($0) }
            try await first.refresh()
            await first.close()
            for number in 0..<5 { try await insert("/n\(number)", into: registry) }
            var limits = CurrentSnapshot.Limits()
            limits.updates = 3
            let second = CurrentSnapshot(registry, file: file, limits: limits) { errors.note($0) }
            try await second.refresh()
            await second.close()
            #expect(errors.all == [.tooOld])
            var bytes = try Data(contentsOf: URL(fileURLWithPath: file))
            bytes[4_096] ^= 1
            try bytes.write(to: URL(fileURLWithPath: file))
            let third = CurrentSnapshot(registry, file: file) { errors.note($0) }
            try await third.refresh()
            await third.close()
            #expect(errors.all.count == 2)
            _ = try await SnapshotFile(path: file)
        }
    }

    /// The errors that were reported.
    private final class Errors: Sendable {
        private let noted = Mutex<[SnapshotFileError]>([])
        var all: [SnapshotFileError] { noted.withLock { $0 } }
        func note(_ error: SnapshotFileError) { noted.withLock { $0.append(error) } }
    }
}
