// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import AppSiteAssociation
import AssociationVerification
import MorselFetch
import NIOCore
import TestSites
import Testing

/// Only public addresses are connected to (feature B3).
@Suite(.serialized) struct TargetTests {
    private static let body = Array(TestNet.file.utf8)
    private static let home = NetworkAddress(127, 0, 0, 1)

    private func checker(
        _ net: TestNet,
        allowsPrivate: Bool = false,
        resolver: TableResolver
    ) throws -> DomainChecker {
        var policy = SiteFetcher.Policy()
        policy.allowsPrivateAddresses = allowsPrivate
        policy.allowsOtherPorts = true
        policy.port = net.server.port
        policy.additionalRoots = [try net.authority.certificate]
        policy.limits = TestNet.patient
        return DomainChecker(fetcher: SiteFetcher(policy: policy, resolver: resolver))
    }

    @Test(arguments: [
        (NetworkAddress(127, 0, 0, 1), AddressKind.loopback),
        (NetworkAddress(10, 0, 0, 1), .privateNetwork),
        (NetworkAddress(169, 254, 169, 254), .linkLocal),
        (NetworkAddress(100, 64, 0, 1), .carrier), (NetworkAddress(224, 0, 0, 1), .multicast),
        (NetworkAddress(groups: [0, 0, 0, 0, 0, 0, 0, 1]), .loopback),
        (NetworkAddress(groups: [0xFD00, 1]), .uniqueLocal),
        (NetworkAddress(groups: [0xFE80, 1]), .linkLocal),
        (NetworkAddress(groups: [0, 0, 0, 0, 0, 0xFFFF, 0x7F00, 1]), .mapped),
        (NetworkAddress(groups: [0x64, 0xFF9B, 0, 0, 0, 0, 0x7F00, 1]), .translated),
    ])
    func refusesSpecialAddresses(_ address: NetworkAddress, _ kind: AddressKind) async throws {
        let net = try await TestNet { _ in .answer(body: Self.body) }
        let resolver = TableResolver([address, Self.home])
        let check = try await checker(net, resolver: resolver).check(try HostName(TestNet.host))
        #expect(check.exchangeFault == .addressRefused(kind))
        #expect(check.domainStatus == .cannotReachFile)
        await net.server.stop()
        #expect(net.server.connectionCount == 0)
    }

    // DNS rebinding: the name is resolved once for each check, although each request opens a
    // connection of its own.
    @Test func nameIsResolvedOnceForEachCheck() async throws {
        let net = try await TestNet { _ in .answer(body: Self.body) }
        let other = try await FaultServer(
            TestNet.tls(net.authority.identity(of: TestNet.host)),
            address: "127.0.0.2",
            port: net.server.port
        ) { _ in .answer("404 Not Found") }
        let resolver = TableResolver([Self.home], [NetworkAddress(127, 0, 0, 2)])
        let checker = try checker(net, allowsPrivate: true, resolver: resolver)
        let host = try HostName(TestNet.host)

        #expect(await checker.check(host).domainStatus == nil)
        #expect(resolver.lookups == 1)
        #expect(net.server.connectionCount == 3)
        #expect(other.connectionCount == 0)

        #expect(await checker.check(host).domainStatus == .badHTTPResponse)
        #expect(resolver.lookups == 2)
        #expect(net.server.connectionCount == 3)
        await net.server.stop()
        await other.stop()
    }

    // DNS rebinding: a name that resolves to a private address later is refused.
    @Test func nameThatBecomesPrivateIsRefused() async throws {
        let net = try await TestNet { _ in .answer(body: Self.body) }
        // The block is reserved for documentation (RFC 5737); the checker does not try to connect.
        let resolver = TableResolver([NetworkAddress(192, 0, 2, 1)], [Self.home])
        let checker = try checker(net, resolver: resolver)
        let host = try HostName(TestNet.host)
        #expect(await checker.check(host).exchangeFault == .addressRefused(.reserved))
        #expect(await checker.check(host).exchangeFault == .addressRefused(.loopback))
        await net.server.stop()
        #expect(net.server.connectionCount == 0)
    }

    @Test func triesTheNextAddress() async throws {
        let net = try await TestNet { _ in .answer(body: Self.body) }
        // No server listens on the first two.
        let resolver = TableResolver([
            NetworkAddress(127, 0, 0, 3), NetworkAddress(127, 0, 0, 4), Self.home,
        ])
        let checker = try checker(net, allowsPrivate: true, resolver: resolver)
        #expect(await checker.check(try HostName(TestNet.host)).domainStatus == nil)
        // At most three addresses are tried.
        let four = TableResolver([
            NetworkAddress(127, 0, 0, 3), NetworkAddress(127, 0, 0, 4),
            NetworkAddress(127, 0, 0, 5), Self.home,
        ])
        let tired = try self.checker(net, allowsPrivate: true, resolver: four)
        #expect(
            await tired.check(try HostName(TestNet.host)).exchangeFault == .connectionRefused
        )
        await net.server.stop()
    }

    // The system cannot open a connection to the address of a whole network.
    @Test func addressIsUnreachable() async throws {
        let net = try await TestNet(resolver: TableResolver([NetworkAddress(255, 255, 255, 255)])) {
            _ in .answer(body: Self.body)
        }
        let check = try await net.check()
        #expect(check.exchangeFault == .unreachable)
        #expect(check.domainStatus == .networkErrorTemporary)
    }

    @Test func refusesOtherPorts() async throws {
        var policy = SiteFetcher.Policy()
        policy.allowsPrivateAddresses = true
        policy.port = 8_443
        let checker = DomainChecker(
            fetcher: SiteFetcher(policy: policy, resolver: TableResolver([Self.home]))
        )
        let check = await checker.check(try HostName(TestNet.host))
        #expect(check.exchangeFault == .portRefused(8_443))
    }

    @Test func nameWithoutAnAddress() async throws {
        let checker = DomainChecker(fetcher: SiteFetcher(resolver: TableResolver([])))
        let check = await checker.check(try HostName(TestNet.host))
        #expect(check.domainStatus == .dnsError)
    }

    @Test func systemResolvesThisMachine() async throws {
        let addresses = try await SystemResolver().addresses(of: try HostName("localhost"))
        #expect(!addresses.isEmpty)
        #expect(addresses.allSatisfy { $0.kind == .loopback })
    }

    @Test func concurrentChecksAreLimited() async throws {
        var limits = TestNet.patient
        limits.concurrentSites = 2
        limits.waitingSites = 3
        let net = try await TestNet(limits: limits) { _ in
            Script([.pause(milliseconds: 300)] + Script.answer(body: Self.body).steps)
        }
        let checker = net.checker
        let host = try HostName(TestNet.host)
        let faults = await withTaskGroup(of: ExchangeError?.self) { group in
            for _ in 0..<8 {
                group.addTask { await checker.check(host, comparing: []).exchangeFault }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        await net.server.stop()
        #expect(faults.count { $0 == nil } == 5)
        #expect(faults.count { $0 == .tooManyRequests } == 3)
    }
}
