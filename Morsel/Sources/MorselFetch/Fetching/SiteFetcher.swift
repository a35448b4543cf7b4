public import AppClipTypes
public import AssociationVerification
import AsyncHTTPClient
import NIOCore
import NIOPosix
public import NIOSSL

/// Asks sites for files and pages, within bounds, and only sites that everybody can reach.
///
/// A host is resolved once for each visit. Addresses of private networks, of this machine and of
/// other special kinds are left out, and the connection goes to an address that was looked at, also
/// when it is made again: a name that changes its meaning in between changes nothing. Only HTTPS on
/// the usual port is spoken, redirects are answers like others, and neither size nor time depends on
/// the site.
public struct SiteFetcher: Sendable {
    /// What a fetcher asks, and how.
    public struct Policy: Sendable {
        /// Whether addresses that not everybody can reach are asked as well.
        public var allowsPrivateAddresses = false

        /// The port.
        ///
        /// Another than 443 is for tests, and refused unless ``allowsOtherPorts`` is set.
        public var port = 443

        /// Whether another port than 443 is asked.
        public var allowsOtherPorts = false

        /// Whose certificates are trusted, besides those that the machine trusts.
        public var additionalRoots: [NIOSSLCertificate] = []

        /// What an exchange may cost.
        public var limits = FetchLimits()

        /// The policy for sites of others.
        public init() {}
    }

    let policy: Policy
    let group: any EventLoopGroup
    private let resolver: any NameResolver
    private let gate: FetchGate

    /// A fetcher.
    ///
    /// - Parameters:
    ///   - policy: What it asks, and how.
    ///   - resolver: Who knows the addresses of names.
    public init(policy: Policy = Policy(), resolver: any NameResolver = SystemResolver()) {
        self.policy = policy
        self.resolver = resolver
        group = MultiThreadedEventLoopGroup.singleton
        gate = FetchGate(
            places: policy.limits.concurrentSites,
            mostWaiting: policy.limits.waitingSites
        )
    }

    /// Visits a site: resolves its name, and lets requests be made until the body is done.
    ///
    /// - Parameters:
    ///   - host: The site.
    ///   - bodyLimit: The most bytes of an answer, decompressed.
    ///   - body: Makes requests, one after the other.
    /// - Returns: What the body returns.
    /// - Throws: ``ExchangeFault`` if the site is not asked.
    public func visit<Value: Sendable>(
        _ host: HostName,
        bodyLimit: Int,
        _ body: (SiteVisit) async -> Value
    ) async throws(ExchangeFault) -> Value {
        guard policy.port == 443 || policy.allowsOtherPorts else {
            throw .portRefused(policy.port)
        }
        guard await gate.enter() else { throw Task.isCancelled ? .unexpected : .tooManyRequests }
        defer { gate.leave() }
        let addresses = try await checkedAddresses(of: host)
        let visit = SiteVisit(host: host, addresses: addresses, bodyLimit: bodyLimit, fetcher: self)
        let value = await body(visit)
        await visit.end()
        return value
    }

    /// The addresses of a host that may be asked.
    private func checkedAddresses(of host: HostName) async throws(ExchangeFault) -> [NetworkAddress]
    {
        let all = try await resolver.addresses(of: host)
        guard let first = all.first else { throw .notResolved(isTemporary: false) }
        let allowed =
            policy.allowsPrivateAddresses ? all : all.filter { $0.kind == .global }
        guard !allowed.isEmpty else { throw .addressRefused(first.kind) }
        return Array(allowed.prefix(max(1, policy.limits.addresses)))
    }
}
