// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import Foundation
import MorselRegistry
import MorselRegistrySQLite
import MorselRegistryTesting
import Testing

/// A database contains keys, hashes of passwords and secrets: only its user can read it.
struct FilePermissionTests {
    private func mode(_ path: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return try #require(attributes[.posixPermissions] as? Int)
    }

    @Test func newDatabasesAreReadByTheirUserAlone() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/registry.sqlite"
            let registry = try Registry.sqlite(path: path)
            _ = try await registry.publish(
                try Sample.bundle(),
                stage: .released,
                at: .now,
                hosts: HostPermissions()
            )
            let names = try FileManager.default.contentsOfDirectory(atPath: folder)
            #expect(names.contains("registry.sqlite-wal"))
            for name in names { #expect(try mode("\(folder)/\(name)") == 0o600, "\(name)") }
            let copy = folder + "/copy.sqlite"
            try SQLiteFile.copy(path, to: copy)
            #expect(try mode(copy) == 0o600)
            let snapshot = folder + "/snapshot"
            _ = try await registry.snapshot().file(of: registry).write(to: snapshot)
            #expect(try mode(snapshot) == 0o600)
            try registry.close()
        }
    }
}
