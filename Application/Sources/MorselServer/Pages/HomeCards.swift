// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes
internal import MorselRegistry
internal import Synchronization

/// Which hosts have a card on their first page, for links to it.
///
/// A decision takes several reads of the registry, so its result is kept until the registry changes.
final class HomeCards: Sendable {
    private struct Known {
        var revision = Revision.none
        var hosts: [HostName: Bool] = [:]
    }

    /// The most hosts that are stored; beyond that all are removed, at the cost of new decisions.
    private static let mostHosts = 10_000

    private let registry: any Registry
    private let visitor: VisitorDevice
    private let known = Mutex(Known())

    /// The hosts of a registry.
    init(registry: any Registry, visitor: VisitorDevice) {
        self.registry = registry
        self.visitor = visitor
    }

    /// The URL of a host's first page.
    static func url(of host: HostName) -> String { "https://\(host.text)/" }

    /// Whether the first page of a host has a card.
    ///
    /// - Parameters:
    ///   - host: The host.
    ///   - time: The moment of the request.
    /// - Returns: Whether it has.
    /// - Throws: What the registry throws.
    func isThere(on host: HostName, at time: Timestamp) async throws -> Bool {
        let revision = try await registry.revision()
        let stored = known.withLock { $0.revision == revision ? $0.hosts[host] : nil }
        if let stored { return stored }
        guard let url = try? InvocationURL(Self.url(of: host)) else { return false }
        let isThere = try await visitor.decision(about: url, at: time).card != nil
        known.withLock { known in
            if known.revision < revision { known = Known(revision: revision) }
            // A decision about an older state is not kept.
            guard known.revision == revision else { return }
            if known.hosts.count >= Self.mostHosts { known.hosts = [:] }
            known.hosts[host] = isThere
        }
        return isThere
    }
}
