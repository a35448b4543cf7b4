// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipTypes
import AppSiteAssociation
import AssociationVerification
import MorselFetch
import MorselRegistry
import SiteDiagnosis
import Synchronization

/// The sites of a registry that others serve, for a ``DomainWatch``.
///
/// The registry stores the files that devices receive; the number of a site's failures in a row is
/// kept here, for the lifetime of the process.
final class RegistryDomains: WatchedDomains {
    private let registry: Registry
    private let files = Mutex<[HostName: CachedFile]>([:])

    /// Creates the storage of a registry's sites.
    init(_ registry: Registry) { self.registry = registry }

    /// Returns the sites that this server does not serve.
    func hosts() async throws -> [HostName] {
        let hosts = try await registry.domains().filter { $0.file != .hosted }.map(\.host)
        let listed = Set(hosts)
        files.withLock { files in files = files.filter { listed.contains($0.key) } }
        return hosts
    }

    /// Returns the stored state of a site, or `nil` if there is none.
    func cachedFile(of host: HostName) async throws -> CachedFile? {
        let stored = try await registry.domain(host)?.cached
        let known = files.withLock { $0[host] }
        // Another process may have stored something newer.
        guard let known, let stored, known.content == stored.content else { return stored }
        return known
    }

    /// Stores the state of a site, unless this server serves it by now.
    func store(_ file: CachedFile) async throws {
        guard let before = try await registry.domain(file.host), before.file != .hosted else {
            return
        }
        files.withLock { $0[file.host] = file }
        let domain = Domain(file)
        // Every write is a change that other servers follow, so an unchanged file is written only once a day.
        let age = domain.time.secondsSince1970 - before.time.secondsSince1970
        guard domain.file != before.file || age >= CachedFile.life else { return }
        try await registry.setDomain(domain)
    }
}
