// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes
public import AssociationVerification
import AsyncHTTPClient
import NIOCore
import NIOPosix
public import NIOSSL

/// A client that requests files and pages of public sites, with limits.
///
/// A host is resolved once for each visit. Private, loopback and other special-purpose addresses are
/// left out, and every connection of the visit goes to an address that was checked: a name that
/// resolves differently in between has no effect (DNS rebinding). Only HTTPS on port 443 is used,
/// redirects are not followed, and size and time are bounded.
public struct SiteFetcher: Sendable {
    /// The addresses, the port and the root certificates that a fetcher accepts, and its limits.
    public struct Policy: Sendable {
        /// A Boolean value that indicates whether addresses that are not globally reachable are
        /// allowed.
        public var allowsPrivateAddresses = false

        /// The port of all requests; the default is 443.
        ///
        /// A port other than 443 is for tests; without ``allowsOtherPorts``, every visit fails.
        public var port = 443

        /// A Boolean value that indicates whether ports other than 443 are allowed.
        public var allowsOtherPorts = false

        /// Root certificates that are trusted besides the machine's.
        public var additionalRoots: [NIOSSLCertificate] = []

        /// The limits of an exchange.
        public var limits = FetchLimits()

        /// Creates the policy for public sites.
        public init() {}
    }

    let policy: Policy
    let group: any EventLoopGroup
    private let resolver: any NameResolver
    private let gate: FetchGate

    /// Creates a fetcher.
    ///
    /// - Parameters:
    ///   - policy: The policy of the requests.
    ///   - resolver: Resolves host names.
    public init(policy: Policy = Policy(), resolver: any NameResolver = SystemResolver()) {
        self.policy = policy
        self.resolver = resolver
        group = MultiThreadedEventLoopGroup.singleton
        gate = FetchGate(
            slots: policy.limits.concurrentSites,
            mostWaiting: policy.limits.waitingSites
        )
    }

    /// A fetcher with the same policy and its own queue, for the requests of visitors: they do not wait
    /// for the other sites, and the other sites do not wait for them.
    public var forVisitors: SiteFetcher {
        SiteFetcher(policy: policy, resolver: resolver.forVisitors)
    }

    /// Visits a site: resolves its name, and makes the requests of a closure.
    ///
    /// - Parameters:
    ///   - host: The site.
    ///   - bodyLimit: The maximum size of a response's body, in bytes, decompressed.
    ///   - body: A closure that makes requests, one after another.
    /// - Returns: The value that `body` returns.
    /// - Throws: ``ExchangeError`` if no request can be made: the port or all addresses are not allowed,
    ///   the name does not resolve, or too many sites wait. Errors of requests are results of `body`.
    public func visit<Value: Sendable>(
        _ host: HostName,
        bodyLimit: Int,
        _ body: (SiteVisit) async -> Value
    ) async throws(ExchangeError) -> Value {
        guard policy.port == 443 || policy.allowsOtherPorts else {
            throw .portRefused(policy.port)
        }
        guard await gate.enter() else { throw Task.isCancelled ? .unexpected : .tooManyRequests }
        defer { gate.leave() }
        let addresses = try await allowedAddresses(of: host)
        let visit = SiteVisit(host: host, addresses: addresses, bodyLimit: bodyLimit, fetcher: self)
        let value = await body(visit)
        await visit.end()
        return value
    }

    /// Resolves a host, and returns the first addresses to which connections are allowed; at least one.
    private func allowedAddresses(of host: HostName) async throws(ExchangeError) -> [NetworkAddress]
    {
        let all = try await resolver.addresses(of: host)
        guard let first = all.first else { throw .notResolved(isTemporary: false) }
        let allowed =
            policy.allowsPrivateAddresses ? all : all.filter { $0.kind == .global }
        guard !allowed.isEmpty else { throw .addressRefused(first.kind) }
        return Array(allowed.prefix(max(1, policy.limits.addresses)))
    }
}
