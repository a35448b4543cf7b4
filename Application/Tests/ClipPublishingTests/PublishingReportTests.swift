// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import MorselRegistry
import MorselRegistrySQLite
import MorselRegistryTesting
import Terminal
import Testing

@testable import ClipPublishing

/// A published build, and what is said about it (C-29).
@Suite struct PublishingReportTests {
    @Test func aBuildIsReported() async throws {
        let registry = try Registry.sqlite()
        let bundle = try Sample.bundle()
        let published = try await Publishing.publish(bundle, in: registry, at: .now)
        let report = try await PublishingReport(published, bundle, in: registry)
        #expect(
            report.values.clip == bundle.clip.text
                && report.values.bytes == bundle.build(stage: .released).size.bytes
        )
        #expect(report.values.orphans.isEmpty && report.values.externalHosts.isEmpty)
        #expect(report.sentence.hasPrefix("Published \(bundle.clip.text) \(bundle.version): "))
    }

    @Test func aBuildWithoutACardIsNotOffered() async throws {
        let registry = try Registry.sqlite()
        var written = WrittenNativeClip()
        written.clip = "ABCDE12345.com.example.fruta.Clip"
        (written.name, written.appVersion, written.minimumSystem) = ("Fruta", "1.2", "16.4")
        let bundle = try WrittenCard().bundle(of: written.alone())
        let published = try await Publishing.publish(bundle, in: registry, at: .now)
        let report = try await PublishingReport(published, bundle, in: registry)
        #expect(
            report.sentence
                == "Published ABCDE12345.com.example.fruta.Clip 1.2: for iPhones, for no host."
        )
        #expect(report.notes.contains { $0.hasPrefix("Note: Build 1 is approved") })
    }

    @Test func aLowerVersionIsRefusedUnlessForced() async throws {
        let registry = try Registry.sqlite()
        let bundle = try Sample.bundle()
        _ = try await Publishing.publish(bundle, in: registry, at: .now)
        await #expect(throws: CommandError.self) {
            try await Publishing.publish(Self.older(bundle), in: registry, at: .now)
        }
        let older = Self.older(bundle)
        let published = try await Publishing.publish(older, in: registry, at: .now, isForced: true)
        let report = try await PublishingReport(published, older, in: registry)
        #expect(report.values.warnings.count == 1)
        #expect(report.notes.contains { $0.hasPrefix("Warning: ") })
    }

    @Test func onlyHostsOfTheClipArePermitted() throws {
        let bundle = try Sample.bundle()
        let host = try #require(bundle.hosts.first)
        let permissions = try HostPermissions(sharing: [], serving: [host.text], for: bundle)
        #expect(permissions.served == [host])
        #expect(throws: CommandError.self) {
            try HostPermissions(sharing: ["other.example"], serving: [], for: bundle)
        }
    }

    private static func older(_ bundle: ClipBundle) -> ClipBundle {
        bundle.with(
            version: "0.1",
            minimumSystem: bundle.minimumSystem,
            entitlement: bundle.entitlement,
            appEntitlement: bundle.appEntitlement,
            website: bundle.website,
            nativeSize: bundle.nativeSize
        )
    }
}
