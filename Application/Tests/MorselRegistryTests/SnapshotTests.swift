// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import GRDB
import MorselRegistry
import MorselRegistryTesting
import SeededRandom
import Testing

@testable import MorselRegistrySQLite

/// Snapshots of a registry in memory, and the updates that apply changes.
struct SnapshotTests {
    private let time = Timestamp(secondsSince1970: 1_700_000_000)

    private func registry() async throws -> Registry {
        let registry = try Registry.sqlite()
        _ = try await registry.publish(try Sample.bundle(), stage: .released, at: time)
        _ = try await registry.add(ImageFile(Sample.png()))
        return registry
    }

    private func worlds(_ snapshot: RegistrySnapshot) throws -> [World] {
        let addresses =
            ["", "/a", "/a/b", "/b", "/c?x=1", "/c"].map { "https://fruta.example\($0)" }
            + ["https://appclip.apple.com/id?p=com.example.Fruta.Clip", "https://b.wild.example/"]
        let linkHosts: Set = [try HostName("appclip.apple.com")]
        return try addresses.map { text in
            try snapshot.world(for: try InvocationURL(text), linkHosts: linkHosts)
        }
    }

    /// Applying every kind of change one by one gives the same as reading everything again.
    @Test(arguments: 0..<8)
    func updatesGiveWhatReadingAnewGives(_ seed: Int) async throws {
        var random = SplitMix64(seed: UInt64(seed))
        let registry = try await registry()
        // A few changes are settled, and the large indexes are rebuilt, while others arrive.
        var limits = CurrentSnapshot.Limits()
        limits.recent = seed % 4 + 1
        limits.settled = seed + 2
        let current = CurrentSnapshot(registry, limits: limits)
        try await current.refresh()
        var ids: [AdvancedExperience.ID] = []
        for step in 0..<40 {
            switch Int.random(in: 0..<5, using: &random) {
            case 0, 1:
                let path = ["", "/a", "/a/b", "/b", "/c?x=1"].randomElement(using: &random) ?? ""
                let new = try Sample.experience("https://fruta.example\(path)")
                if let id = try? await registry.insert(new) { ids.append(id) }
            case 2:
                guard let id = ids.randomElement(using: &random) else { continue }
                let state = PublicationState.allCases.randomElement(using: &random) ?? .draft
                try? await registry.setState(state, of: id)
            case 3:
                let files: [Domain.File] = [
                    .hosted, .unavailable(.dnsError), .fetched([0x7B, 0x7D]),
                ]
                try await registry.setDomain(
                    Domain(
                        host: try HostName("fruta.example"),
                        file: files.randomElement(using: &random) ?? .hosted,
                        time: time
                    )
                )
            default:
                let entries = ["appclips:fruta.example", "appclips:*.wild.example"]
                _ = try await registry.publish(
                    try Sample.bundle(
                        version: "1.\(step)",
                        entitlement: Array(entries.prefix(.random(in: 1...2, using: &random)))
                    ),
                    stage: .released,
                    at: time
                )
            }
            let taken = try await current.refresh()
            let read = try await registry.snapshot()
            #expect(taken.revision == read.revision)
            #expect(taken.publishedCount == read.publishedCount)
            #expect(try worlds(taken) == worlds(read))
        }
    }

    /// An experience that is read from a table equals the one that was written.
    @Test func experiencesSurviveTheTable() async throws {
        let registry = try await registry()
        let german = Language("de") ?? .english
        var new = try Sample.experience("https://fruta.example/x?y=%C3%A9")
        new.isPoweredBy = true
        new.place = Place(latitude: -33.5, longitude: 151.25)
        new.category = .automotive
        new.card = CardMetadata(
            verb: .play,
            image: new.card.image,
            defaultLanguage: german,
            texts: [
                german: CardText(title: "Grüße 🍓", subtitle: ""),
                .english: CardText(title: nil, subtitle: String(repeating: "é", count: 200)),
            ]
        )
        let full = try await registry.insert(new)
        new.place = nil
        new.category = nil
        new.state = .draft
        let draft = try await registry.insert(new)
        let snapshot = try await registry.snapshot()
        for id in [full, draft] {
            #expect(try snapshot.experience(id) == (try await registry.experience(id)))
        }
        #expect(try snapshot.experience(AdvancedExperience.ID(rawValue: 99)) == nil)
    }

    /// With more changes than fit next to the large indexes, everything is read again.
    @Test func manyChangesAreReadAnew() async throws {
        let registry = try await registry()
        let current = CurrentSnapshot(registry)
        try await current.refresh()
        for number in 0..<50 {
            _ = try await registry.insert(try Sample.experience("https://fruta.example/n\(number)"))
        }
        let few = try await registry.update(after: current.value.revision, limit: 50)
        #expect(few?.experiences.count == 50)
        #expect(try await registry.update(after: current.value.revision, limit: 49) == nil)
        #expect(try await current.refresh().publishedCount == 50)
    }

    /// A row that cannot be read causes an error for those who need it, and for nobody else.
    @Test func damageIsAnErrorForThoseWhoNeedIt() async throws {
        let registry = try await registry()
        let good = try await registry.insert(try Sample.experience("https://fruta.example/good"))
        let bad = try await registry.insert(try Sample.experience("https://fruta.example/bad"))
        try await registry.database.write { database in
            try database.execute(
                sql: "UPDATE advanced_experiences SET verb = 'JUGGLE' WHERE id = ?",
                arguments: [bad.rawValue]
            )
        }
        let snapshot = try await registry.snapshot()
        #expect(try snapshot.experience(good) != nil)
        #expect(throws: RegistryError.self) { try snapshot.experience(bad) }
        let url = try InvocationURL("https://fruta.example/bad/more")
        #expect(throws: RegistryError.self) { try snapshot.world(for: url, linkHosts: []) }
        #expect(try snapshot.site(HostName("fruta.example")) != nil)
    }
}
