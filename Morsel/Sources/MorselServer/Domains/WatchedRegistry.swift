internal import AppClipDevice
internal import AppClipTypes
internal import AppSiteAssociation
package import AssociationVerification
internal import MorselFetch
package import MorselRegistry
internal import Synchronization

/// The sites of a registry that others serve, as a watch needs them.
///
/// The registry keeps what devices are given; how often a site failed in a row is kept here, for as
/// long as the process lives.
final class WatchedRegistry: WatchedDomains {
    private let registry: any Registry
    private let files = Mutex<[HostName: CachedFile]>([:])

    /// The sites of a registry.
    init(_ registry: any Registry) { self.registry = registry }

    /// The sites that this server does not serve itself.
    func hosts() async throws -> [HostName] {
        let hosts = try await registry.domains().filter { $0.file != .hosted }.map(\.host)
        let listed = Set(hosts)
        files.withLock { files in files = files.filter { listed.contains($0.key) } }
        return hosts
    }

    /// What is known of a site.
    func cached(_ host: HostName) async throws -> CachedFile? {
        let stored = try await registry.domain(host)?.cached
        let known = files.withLock { $0[host] }
        // Somebody else may have found out something newer.
        guard let known, let stored, known.content == stored.content else { return stored }
        return known
    }

    /// Keeps what is known of a site, unless it has become one of ours.
    func keep(_ file: CachedFile) async throws {
        guard let before = try await registry.domain(file.host), before.file != .hosted else {
            return
        }
        files.withLock { $0[file.host] = file }
        let domain = Domain(file)
        // Each write is a change that others follow: what stays as it is gives a reason once a day.
        let age = domain.time.secondsSince1970 - before.time.secondsSince1970
        guard domain.file != before.file || age >= CachedFile.life else { return }
        try await registry.setDomain(domain)
    }
}

extension Domain {
    /// What devices are given, for a site that others serve.
    package var cached: CachedFile? {
        switch file {
        case .hosted: nil
        case .fetched(let bytes): CachedFile(host: host, content: .file(bytes), updated: time)
        case .unavailable(let status):
            CachedFile(host: host, content: .nothing(status), updated: time, failures: 1)
        }
    }

    /// A site, as the registry keeps it.
    package init(_ cached: CachedFile) {
        let file: File =
            switch cached.content {
            case .file(let bytes): .fetched(bytes)
            case .nothing(let status): .unavailable(status)
            }
        self.init(host: cached.host, file: file, time: cached.updated)
    }
}
