// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipTypes
import AppSiteAssociation
import AssociationVerification
import MorselRegistry
import MorselRegistrySQLite
import SiteDiagnosis
import Testing

@testable import MorselServer

/// The hosts that the watch of sites reads and writes (feature B4).
struct RegistryDomainsTests {
    private let registry: Registry
    private let watched: RegistryDomains
    private let host: HostName
    private static let bytes = Array("{\"appclips\": {\"apps\": []}}".utf8)

    init() throws {
        registry = try Registry.sqlite()
        watched = RegistryDomains(registry)
        host = try HostName("other.example")
    }

    private func at(_ seconds: Int64) -> Timestamp { Timestamp(secondsSince1970: seconds) }

    private func set(_ file: Domain.File, _ name: String = "other.example") async throws {
        try await registry.setDomain(Domain(host: try HostName(name), file: file, time: at(0)))
    }

    @Test func hostsThatOthersServeAreWatched() async throws {
        try await set(.hosted, "ours.example")
        try await set(.fetched(Self.bytes))
        try await set(.unavailable(.tlsError), "third.example")
        #expect(try await watched.hosts().map(\.text) == ["other.example", "third.example"])
        #expect(try await watched.cachedFile(of: try HostName("ours.example")) == nil)
        #expect(try await watched.cachedFile(of: host)?.content == .file(Self.bytes))
        #expect(try await watched.cachedFile(of: try HostName("third.example"))?.failures == 1)
    }

    @Test func onlyChangesAreWritten() async throws {
        try await set(.fetched(Self.bytes))
        var file = try #require(try await watched.cachedFile(of: host))
        let before = try await registry.revision()
        file.take(FileCheck(fault: .timeout(.headers)), at: at(100))
        try await watched.store(file)
        #expect(try await registry.revision() == before, "nothing has changed for devices")
        #expect(
            try await watched.cachedFile(of: host)?.failures == 1,
            "how often it failed is known"
        )
        file.take(FileCheck(fault: .tls(.expired)), at: at(200))
        try await watched.store(file)
        #expect(try await registry.domain(host)?.file == .unavailable(.tlsError))
        #expect(try await registry.domain(host)?.time == at(200))
        #expect(try await registry.revision() > before)
    }

    // A site that became hosted by the server, or that was removed, during its check.
    @Test func hostedSitesAreNotOverwritten() async throws {
        try await set(.fetched(Self.bytes))
        let file = try #require(try await watched.cachedFile(of: host))
        try await set(.hosted)
        try await watched.store(file)
        #expect(try await registry.domain(host)?.file == .hosted)
        let unknown = CachedFile(
            host: try HostName("unknown.example"),
            check: FileCheck(fault: .unreachable),
            at: at(0)
        )
        try await watched.store(unknown)
        #expect(try await registry.domain(unknown.host) == nil)
    }
}
