// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipTypes
import AppSiteAssociation
import AssociationVerification
import MorselFetch
import SeededRandom
import Synchronization
import TestPrograms
import Testing

/// Sites are checked again in the background (feature B4), with a clock that the test advances.
struct DomainWatchTests {
    /// Sites in memory.
    final class Domains: WatchedDomains {
        struct BrokenError: Error {}

        let list: Mutex<[HostName]>
        let files = Mutex<[HostName: CachedFile]>([:])
        let isBroken = Mutex(false)

        init(_ names: [String]) throws { list = Mutex(try names.map { try HostName($0) }) }

        func hosts() async throws -> [HostName] { list.withLock { $0 } }

        func cachedFile(of host: HostName) async throws -> CachedFile? {
            if isBroken.withLock({ $0 }) { throw BrokenError() }
            return files.withLock { $0[host] }
        }

        func store(_ file: CachedFile) async throws { files.withLock { $0[file.host] = file } }
    }

    /// A counter of the checks.
    final class Checks: Sendable {
        let times = Mutex<[HostName: [Int64]]>([:])
        let running = Mutex((now: 0, most: 0))
    }

    private static let schedule = CheckSchedule(interval: 1_000, retry: 100, spread: 10)

    private func watch(
        _ domains: Domains,
        _ checks: Checks,
        _ clock: ManualClock,
        concurrentSites: Int = 4,
        fault: ExchangeError? = .unreachable
    ) -> DomainWatch<ManualClock> {
        DomainWatch(
            domains: domains,
            schedule: Self.schedule,
            concurrentSites: concurrentSites,
            listInterval: .seconds(60),
            clock: clock,
            now: { clock.timestamp },
            makeRandom: { SplitMix64(seed: 7) },
            check: { host in
                checks.running.withLock { running in
                    running.now += 1
                    running.most = max(running.most, running.now)
                }
                for _ in 0..<5 { await Task.yield() }
                checks.running.withLock { $0.now -= 1 }
                checks.times.withLock {
                    $0[host, default: []].append(clock.timestamp.secondsSince1970)
                }
                return FileCheck(fault: fault ?? .unexpected)
            }
        )
    }

    /// Runs a watch for a number of seconds of its clock.
    private func run(_ watch: DomainWatch<ManualClock>, _ clock: ManualClock, seconds: Int) async {
        let task = Task { await watch.run() }
        for _ in 0..<seconds {
            await clock.sleeperArrives()
            clock.advance(by: .seconds(1))
        }
        await clock.sleeperArrives()
        task.cancel()
        await task.value
    }

    @Test func failingSitesAreCheckedAtGrowingIntervals() async throws {
        let domains = try Domains(["a.example", "b.example", "c.example"])
        let checks = Checks()
        let clock = ManualClock()
        await run(watch(domains, checks, clock), clock, seconds: 3_000)
        for (host, times) in checks.times.withLock({ $0 }) {
            #expect(times[0] <= 12, "\(host) is checked soon")
            let waits = zip(times.dropFirst(), times).map { $0 - $1 }
            // 100, 200, 400 and 800 seconds, each ±20 %, plus a second for the clock's steps.
            for (wait, expected) in zip(waits, [100, 200, 400, 800] as [Int64]) {
                #expect(((expected * 8 / 10)...(expected * 12 / 10 + 2)).contains(wait), "\(waits)")
            }
        }
        #expect(checks.times.withLock { $0.count } == 3)
        #expect(domains.files.withLock { $0.values.allSatisfy { $0.failures >= 4 } })
    }

    @Test func concurrentChecksAreLimited() async throws {
        let domains = try Domains((0..<40).map { "site\($0).example" })
        let checks = Checks()
        let clock = ManualClock()
        await run(watch(domains, checks, clock, concurrentSites: 3), clock, seconds: 30)
        #expect(checks.times.withLock { $0.count } == 40)
        #expect(checks.running.withLock { $0.most } <= 3)
    }

    @Test func addedAndRemovedSitesAreNoticed() async throws {
        let domains = try Domains(["a.example"])
        let checks = Checks()
        let clock = ManualClock()
        let watch = watch(domains, checks, clock)
        let task = Task { await watch.run() }
        for second in 0..<400 {
            await clock.sleeperArrives()
            if second == 100 { domains.list.withLock { $0 = [] } }
            if second == 200 {
                let added = try HostName("b.example")
                domains.list.withLock { $0 = [added] }
            }
            clock.advance(by: .seconds(1))
        }
        await clock.sleeperArrives()
        task.cancel()
        await task.value
        let times = checks.times.withLock { $0 }
        let first = try #require(times[try HostName("a.example")])
        let second = try #require(times[try HostName("b.example")])
        #expect(first.allSatisfy { $0 <= 161 }, "\(first)")
        #expect((200...272).contains(second[0]), "\(second)")
    }

    // A check that cannot be stored is repeated.
    @Test func failingStorageIsRetried() async throws {
        let domains = try Domains(["a.example"])
        domains.isBroken.withLock { $0 = true }
        let checks = Checks()
        let clock = ManualClock()
        await run(watch(domains, checks, clock), clock, seconds: 500)
        #expect((3...6).contains(checks.times.withLock { $0.values.first?.count ?? 0 }))
    }

    @Test func cancellationStopsTheWatch() async throws {
        let clock = ManualClock()
        let watch = watch(try Domains([]), Checks(), clock)
        let task = Task { await watch.run() }
        await clock.sleeperArrives()
        task.cancel()
        await task.value
        #expect(clock.sleeperCount == 0)
    }
}
