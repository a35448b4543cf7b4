// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipTypes
import AppSiteAssociation
import AssociationVerification
import Foundation
import MorselFetch
import MorselRegistry
import NIOCore
import Synchronization
import TestSites
import Testing

@testable import MorselServer
@testable import SiteDiagnosis

/// Slow diagnoses of one visitor do not delay those of another, or the watch (feature D9).
@Suite(.serialized) struct DiagnosisShareTests {
    private static let file = Array(TestNet.file.utf8)

    /// Returns a site whose pages below `/slow` never answer.
    private static func net(limits: FetchLimits = TestNet.patient) async throws -> TestNet {
        try await TestNet(limits: limits) { seen in
            seen.path.hasPrefix("/slow") ? Script(.silence) : .answer(body: file)
        }
    }

    private static func diagnoser(_ checker: DomainChecker) throws -> Diagnoser {
        let site = try SampleSite.empty()
        return Diagnoser(
            registry: site.registry,
            snapshots: CurrentSnapshot(site.registry),
            checker: checker
        )
    }

    /// Waits until a condition holds, or half a minute has passed.
    private static func wait(until isTrue: () async -> Bool) async throws {
        for _ in 0..<3_000 {
            if await isTrue() { return }
            try await Task.sleep(for: .milliseconds(10))
        }
        Issue.record("it did not come to that")
    }

    @Test func slowSitesOfOneClientHoldUpNoOther() async throws {
        let net = try await Self.net()
        let diagnoser = try Self.diagnoser(net.checker)
        let cache = DiagnosisCache()
        let now = Timestamp(secondsSince1970: 1_000)
        @Sendable func diagnosis(_ path: String, _ client: String) async throws {
            let url = try InvocationURL("https://fruta.example/\(path)")
            _ = try await cache.result(for: url, client: client, at: now) {
                try await diagnoser.diagnose(url, at: now)
            }
        }
        let isRefused = Mutex(0)
        // A household has a whole network of addresses.
        let slow = (0..<40).map { number in
            Task { @Sendable in
                do {
                    try await diagnosis("slow\(number)", "2001:db8::\(number)")
                } catch is DiagnosisCache.TooManyRequestsError {
                    isRefused.withLock { $0 += 1 }
                }
            }
        }
        try await Self.wait { net.server.seen.count { $0.path.hasPrefix("/slow") } == 2 }
        try await Self.wait { isRefused.withLock { $0 } == 30 }
        for number in 0..<5 { try await diagnosis("quick\(number)", "192.0.2.9") }
        #expect(net.server.seen.count { $0.path.hasPrefix("/slow") } == 2)
        for task in slow { task.cancel() }
        await net.server.stop()
    }

    @Test func diagnosisEndsInTime() async throws {
        let net = try await Self.net()
        let diagnoser = try Self.diagnoser(net.checker)
        let queue = DiagnosisQueue(limits: .init(runningInAll: 1))
        let cache = DiagnosisCache(queue: queue, longest: .milliseconds(500))
        let start = ContinuousClock.now
        let now = Timestamp(secondsSince1970: 1_000)
        let url = try InvocationURL("https://fruta.example/slow")
        _ = try? await cache.result(for: url, client: "192.0.2.9", at: now) {
            try await diagnoser.diagnose(url, at: now)
        }
        #expect(ContinuousClock.now - start < .seconds(25), "the site has thirty")
        #expect(await queue.enter(key("192.0.2.1")), "the place is free again")
        await net.server.stop()
    }

    @Test func watchAndDiagnosesDoNotWaitForEachOther() async throws {
        var limits = TestNet.patient
        limits.concurrentSites = 1
        limits.waitingSites = 0
        let net = try await Self.net(limits: limits)
        let diagnoser = try Self.diagnoser(net.checker)
        let host = try HostName(TestNet.host)
        let slow = Task { @Sendable in
            try await diagnoser.diagnose(
                try InvocationURL("https://fruta.example/slow"),
                at: .now
            )
        }
        try await Self.wait { net.server.seen.contains { $0.path == "/slow" } }
        #expect(await net.checker.check(host, comparing: []).exchangeFault == nil)
        slow.cancel()
        _ = try? await slow.value

        // The reverse case: the watch's place is taken.
        let isTaken = Mutex(false)
        let watch = Task { @Sendable in
            try await net.checker.fetcher.visit(host, bodyLimit: 1) { _ in
                isTaken.withLock { $0 = true }
                try? await Task.sleep(for: .seconds(60))
            }
        }
        try await Self.wait { isTaken.withLock { $0 } }
        let result = try await diagnoser.diagnose(
            try InvocationURL("https://fruta.example/quick"),
            at: .now
        )
        #expect(result.check?.exchangeFault == nil)
        watch.cancel()
        await net.server.stop()
    }

    // Otherwise the server would reveal what is in its own network.
    @Test func answersAboutPrivateAddressesAreTheSame() async throws {
        let net = try await Self.net()
        let addresses = [
            NetworkAddress(127, 0, 0, 1), NetworkAddress(127, 0, 0, 99),
            NetworkAddress(10, 0, 0, 1),
            NetworkAddress(172, 16, 0, 1), NetworkAddress(192, 168, 1, 1),
            NetworkAddress(169, 254, 169, 254), NetworkAddress(100, 64, 0, 1),
            NetworkAddress(0, 0, 0, 0), NetworkAddress(224, 0, 0, 1),
            NetworkAddress(255, 255, 255, 255), NetworkAddress(192, 0, 2, 1),
            NetworkAddress(groups: [0, 0, 0, 0, 0, 0, 0, 1]),
            NetworkAddress(groups: [0, 0, 0, 0, 0, 0xFFFF, 0x7F00, 1]),
            NetworkAddress(groups: [0xFD00, 1]), NetworkAddress(groups: [0xFE80, 1]),
            NetworkAddress(groups: [0x64, 0xFF9B, 0, 0, 0, 0, 0x7F00, 1]),
            NetworkAddress(groups: [0x2002, 0x7F00, 1]), NetworkAddress(groups: [0x2001, 0, 1]),
            NetworkAddress(groups: [0xFF02, 1]),
        ]
        var policy = try TestNet.policy(net.authority, port: net.server.port)
        policy.allowsPrivateAddresses = false
        let url = try InvocationURL("https://fruta.example/")
        var answers: Set<[String]> = []
        for address in addresses {
            let fetcher = SiteFetcher(policy: policy, resolver: TableResolver([address]))
            let result = try await Self.diagnoser(DomainChecker(fetcher: fetcher))
                .diagnose(url, at: Timestamp(secondsSince1970: 1_000))
            let page = DiagnosisPage(text: "", content: .result(result)).response
            guard case .memory(let text) = page.body else { continue }
            answers.insert(
                [
                    String(buffer: text),
                    result.debug?.error?.rawValue ?? "none",
                ]
            )
        }
        #expect(answers.count == 1)
        let text = try #require(answers.first).joined(separator: " ")
        for kind in AddressKind.allCases where kind != .global && kind != .privateNetwork {
            #expect(!text.contains(kind.rawValue), "\(kind)")
        }
        await net.server.stop()
        #expect(net.server.connectionCount == 0)
    }

    // MARK: Counting

    @Test(arguments: [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", true),
        ("2001:db8:1:2::1", "2001:0DB8:0001:0002:0:0:0:1", true),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", false), ("192.0.2.1", "192.0.2.1", true),
        ("192.0.2.1", "192.0.2.2", false), ("::ffff:192.0.2.1", "192.0.2.1", true),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", false), ("fe80::1%eth0", "fe80::2", true),
        ("", "", true), ("", "192.0.2.1", false), ("::1", "127.0.0.1", false),
    ])
    func clientsOfVersion6AreNetworks(_ one: String, _ other: String, _ isSame: Bool) {
        #expect((ClientKey(address: one) == ClientKey(address: other)) == isSame)
    }

    @Test func placesGoRound() async throws {
        let queue = DiagnosisQueue(
            limits: .init(running: 1, waiting: 3, runningInAll: 2, waitingInAll: 5)
        )
        let (a, b, c) = (key("a"), key("b"), key("c"))
        #expect(await queue.enter(a))
        #expect(await queue.enter(b))
        let order = Mutex<[String]>([])
        func waiter(_ client: ClientKey) -> Task<Bool, Never> {
            Task { @Sendable in
                let isIn = await queue.enter(client)
                if isIn { order.withLock { $0.append(client.text) } }
                return isIn
            }
        }
        var tasks: [Task<Bool, Never>] = []
        for client in [a, a, a, c, b] {
            tasks.append(waiter(client))
            // Each is in the queue before the next one.
            try await Task.sleep(for: .milliseconds(50))
        }
        #expect(await !queue.enter(a), "the client's queue is full")
        #expect(await !queue.enter(key("d")), "the whole queue is full")
        queue.leave(b)
        // The first client already has one running, so the place goes to the next one.
        try await Self.wait { order.withLock { $0 } == ["c"] }
        queue.leave(a)
        try await Self.wait { order.withLock { $0.count } == 2 }
        tasks[1].cancel()
        #expect(await !tasks[1].value)
        queue.leave(c)
        try await Self.wait { order.withLock { $0.count } == 3 }
        #expect(order.withLock { Set($0) } == ["a", "b", "c"])
        queue.leave(a)
        #expect(await tasks[2].value)
        queue.leave(a)
        queue.leave(b)
        #expect(await queue.enter(c))
        #expect(await queue.enter(a))
    }

    private func key(_ text: String) -> ClientKey { ClientKey(address: text) }
}
