// SPDX-License-Identifier: Apache-2.0

package import AppClipTypes
package import AssociationVerification
package import MorselFetch
import NIOSSL
import Synchronization

/// A resolver for names that a test made up, with an answer for each lookup.
package final class TableResolver: NameResolver {
    private let answers: [[NetworkAddress]]
    private let count = Mutex(0)

    /// Creates a resolver with answers in their order; the last one is repeated.
    package init(_ answers: [NetworkAddress]...) { self.answers = answers }

    /// The number of lookups so far.
    package var lookups: Int { count.withLock { $0 } }

    /// Returns the next answer.
    package func addresses(of host: HostName) async throws(ExchangeError) -> [NetworkAddress] {
        let number = count.withLock { count in
            count += 1
            return count
        }
        return answers[min(number, answers.count) - 1]
    }
}

/// A site on this machine with a fault, and a checker that is allowed to connect to it.
package struct TestNet {
    package static let host = "fruta.example"
    package static let file = #"{"appclips":{"apps":["ABCDE12345.com.example.fruta.Clip"]}}"#

    package let authority: Authority
    package let server: FaultServer
    package let checker: DomainChecker

    /// Starts a site.
    package init(
        _ security: FaultServer.Security? = nil,
        limits: FetchLimits = patient,
        resolver: (any NameResolver)? = nil,
        script: @escaping @Sendable (FaultServer.Seen) -> Script
    ) async throws {
        let authority = try Authority()
        let usual = try Self.tls(authority.identity(of: Self.host))
        server = try await FaultServer(security ?? usual, script: script)
        self.authority = authority
        checker = try Self.checker(
            authority,
            port: server.port,
            limits: limits,
            resolver: resolver ?? TableResolver([NetworkAddress(127, 0, 0, 1)])
        )
    }

    /// Time limits that even a busy machine meets.
    package static let patient = FetchLimits(
        connecting: .seconds(120),
        headers: .seconds(120),
        whole: .seconds(240)
    )

    /// Returns a checker that trusts an authority and connects to this machine.
    package static func checker(
        _ authority: Authority,
        port: Int,
        limits: FetchLimits = patient,
        resolver: any NameResolver = TableResolver([NetworkAddress(127, 0, 0, 1)])
    ) throws -> DomainChecker {
        let policy = try policy(authority, port: port, limits: limits)
        return DomainChecker(fetcher: SiteFetcher(policy: policy, resolver: resolver))
    }

    /// Returns a policy that trusts an authority and allows connections to this machine.
    package static func policy(
        _ authority: Authority,
        port: Int,
        limits: FetchLimits = patient
    ) throws -> SiteFetcher.Policy {
        var policy = SiteFetcher.Policy()
        policy.allowsPrivateAddresses = true
        policy.allowsOtherPorts = true
        policy.port = port
        policy.additionalRoots = [try authority.certificate]
        policy.limits = limits
        return policy
    }

    /// Returns TLS with the certificates of an identity.
    package static func tls(_ identity: Authority.Identity) -> FaultServer.Security {
        .tls(
            TLSConfiguration.makeServerConfiguration(
                certificateChain: identity.chain.map { .certificate($0) },
                privateKey: .privateKey(identity.key)
            )
        )
    }

    /// Checks the site, and stops its server.
    package func check(comparing others: [UserAgent] = []) async throws -> FileCheck {
        let check = await checker.check(try HostName(Self.host), comparing: others)
        await server.stop()
        return check
    }
}

extension FileCheck {
    /// The error of the exchange that failed; `nil` if there was an answer.
    package var exchangeFault: ExchangeError? {
        if case .exchange(let fault) = outcome.fault { return fault }
        return nil
    }
}
