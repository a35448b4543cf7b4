// SPDX-License-Identifier: Apache-2.0

package import AppClipTypes
package import AssociationVerification
package import MorselFetch
internal import NIOSSL
internal import Synchronization

/// Names that a test made up, and what they mean each time that they are looked up.
package final class TableResolver: NameResolver {
    private let answers: [[NetworkAddress]]
    private let count = Mutex(0)

    /// Answers in their order; the last one stays.
    package init(_ answers: [NetworkAddress]...) { self.answers = answers }

    /// How often a name was looked up.
    package var lookups: Int { count.withLock { $0 } }

    /// The next answer.
    package func addresses(of host: HostName) async throws(ExchangeError) -> [NetworkAddress] {
        let number = count.withLock { count in
            count += 1
            return count
        }
        return answers[min(number, answers.count) - 1]
    }
}

/// A site on this machine with a fault, and a checker that is allowed to ask it.
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

    /// Times that a busy machine keeps.
    package static let patient = FetchLimits(
        connecting: .seconds(120),
        headers: .seconds(120),
        whole: .seconds(240)
    )

    /// A checker that trusts an authority and asks this machine.
    package static func checker(
        _ authority: Authority,
        port: Int,
        limits: FetchLimits = patient,
        resolver: any NameResolver = TableResolver([NetworkAddress(127, 0, 0, 1)])
    ) throws -> DomainChecker {
        let policy = try policy(authority, port: port, limits: limits)
        return DomainChecker(fetcher: SiteFetcher(policy: policy, resolver: resolver))
    }

    /// A policy that trusts an authority and lets this machine be asked.
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

    /// TLS with what an identity shows.
    package static func tls(_ identity: Authority.Identity) -> FaultServer.Security {
        .tls(
            TLSConfiguration.makeServerConfiguration(
                certificateChain: identity.chain.map { .certificate($0) },
                privateKey: .privateKey(identity.key)
            )
        )
    }

    /// Checks the site, and stops it.
    package func check(comparing others: [UserAgent] = []) async throws -> FileCheck {
        let check = await checker.check(try HostName(Self.host), comparing: others)
        await server.stop()
        return check
    }
}

extension FileCheck {
    /// Why there was no answer.
    package var exchangeFault: ExchangeError? {
        if case .exchange(let fault) = outcome.fault { return fault }
        return nil
    }
}
