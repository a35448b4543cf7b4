// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipTypes
import Foundation
import GRDB
import MorselRegistry
import MorselRegistryTesting
import Testing

@testable import MorselRegistrySQLite

struct MigrationTests {
    /// A database of the first version keeps its bytes; an asset gets the type of its own path.
    @Test func bytesMoveIntoParts() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/registry.sqlite"
            let sizes = [0, 1, 262_144, 262_145, 3_000_000]
            let blobs = sizes.map { size in (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) } }
            let image = try ImageFile(Sample.png())
            let old = try DatabaseQueue(path: path, configuration: SQLiteEngine.configuration)
            try Schema.migrator.migrate(old, upTo: "1 registry")
            try await old.write { database in
                try database.insert(image, ofFirstVersion: blobs)
            }
            try old.close()

            let registry = try Registry.sqlite(path: path)
            let findings = try await registry.findings()
            let codes = Set(findings.map(\.code))
            #expect(
                codes.isDisjoint(with: ["storage", "reference", "value", "bytes"]),
                "\(findings)"
            )
            for blob in blobs {
                #expect(try await registry.bytes(of: Digest(of: blob)) == blob)
            }
            let clip = try #require(try await registry.clips().first)
            let build = try #require(try await registry.latestBuild(of: clip.identifier))
            #expect(build.module == Digest(of: blobs[1]))
            #expect(
                build.assets.mapValues(\.contentType) == [
                    "assets/a.PNG": "image/png", "assets/b": "application/octet-stream",
                    "assets/c.json": "application/json",
                ]
            )
            #expect(build.assets["assets/b"]?.size == 3_000_000)
            try await checkHosts(registry)
            let standard = try await registry.defaultExperience(of: clip.identifier, version: "1")
            #expect(standard?.card.image == image.header)
        }
    }
}

/// Checks that hosts that were published before belong to the team that published them.
private func checkHosts(_ registry: Registry) async throws {
    let time = Timestamp(secondsSince1970: 9)
    for entry in ["appclips:fruta.example", "appclips:a.wild.example"] {
        let other = try Sample.bundle(team: "ZZZZZ99999", entitlement: [entry])
        await #expect(throws: RegistryError.self) {
            try await registry.publish(other, stage: .released, at: time)
        }
        let own = try Sample.bundle("Second", entitlement: [entry])
        _ = try await registry.publish(own, stage: .released, at: time)
    }
}

extension Database {
    /// Inserts a build as the first version of the tables stored it.
    fileprivate func insert(_ image: ImageFile, ofFirstVersion blobs: [[UInt8]]) throws {
        for bytes in blobs + [image.bytes] {
            try execute(
                sql: "INSERT INTO blobs VALUES (?, 'text/plain', ?)",
                arguments: [Digest(of: bytes).text, Data(bytes)]
            )
        }
        let digests = blobs.map { Digest(of: $0).text }
        let header = image.header
        try execute(
            sql: "INSERT INTO images VALUES (?, ?, ?, ?, 0)",
            arguments: [header.reference, header.width, header.height, header.format.rawValue]
        )
        try execute(
            sql: """
                INSERT INTO apps VALUES (1, 'ABCDE12345.com.example.Fruta', 'Fruta', NULL);
                INSERT INTO clips VALUES (1, 'ABCDE12345.com.example.Fruta.Clip',
                    'com.example.Fruta.Clip', ?, 1);
                """,
            arguments: [try AppIdentifier("ABCDE12345.com.example.Fruta.Clip").demoKey]
        )
        try execute(
            sql: "INSERT INTO builds VALUES (1, 1, '1', '16.4', 9, 'released', ?, 0)",
            arguments: [digests[1]]
        )
        for (position, entry) in [
            "appclips:fruta.example?mode=developer", "appclips:*.wild.example",
            "applinks:x.example",
        ].enumerated() {
            try execute(
                sql: "INSERT INTO build_domains VALUES (1, ?, ?)",
                arguments: [position, entry]
            )
        }
        for (path, digest) in [
            ("assets/a.PNG", digests[0]), ("assets/b", digests[4]), ("assets/c.json", digests[3]),
        ] {
            try execute(
                sql: "INSERT INTO build_assets VALUES (1, ?, ?)",
                arguments: [path, digest]
            )
        }
        try execute(
            sql: "INSERT INTO default_experiences VALUES (1, 1, '1', 'OPEN', ?, 'en', 'published')",
            arguments: [header.reference]
        )
        try execute(sql: "INSERT INTO default_localizations VALUES (1, 'en', NULL, 'Hello')")
    }
}
