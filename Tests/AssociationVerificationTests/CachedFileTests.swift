// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipTypes
import AppSiteAssociation
import SeededRandom
import Testing

@testable import AssociationVerification

/// The cached file that devices receive, and the file that the site serves now.
struct CachedFileTests {
    private let host: HostName
    private static let bytes = Array("{\"appclips\": {\"apps\": []}}".utf8)

    init() throws { host = try HostName("fruta.example") }

    private func at(_ seconds: Int64) -> Timestamp { Timestamp(secondsSince1970: seconds) }

    private func check(_ result: Result<SiteAnswer, ExchangeError>) -> FileCheck {
        FileCheck(visits: [Visit(place: .wellKnown, agent: .associationBot, result: result)])
    }

    private func found(_ bytes: [UInt8] = bytes) -> FileCheck {
        check(.success(SiteAnswer(status: 200, body: bytes)))
    }

    // B-18: a site that was fixed a minute ago may still have its old file in the cache.
    // B-19: the live check shows the cause at once, and the cached column stays the same.
    @Test func columnsAreIndependent() {
        var cached = CachedFile(
            host: host,
            check: check(.success(SiteAnswer(status: 404))),
            at: at(0)
        )
        let live = found().view(of: host, at: at(60))
        #expect(live.isValid && live.lastUpdated == at(60))
        #expect(cached.view == DomainView(host: host, error: .badHTTPResponse, lastUpdated: at(0)))
        #expect(!cached.view.isValid)
        cached.take(found(), at: at(120))
        #expect(cached.view == DomainView(host: host, error: nil, lastUpdated: at(120)))
        #expect(!DomainView(host: host, error: nil, lastUpdated: nil).isValid, "never checked")
    }

    // B-18: after a temporary error the cached file is kept for a time.
    @Test func fileIsKeptAfterTemporaryErrors() {
        var cached = CachedFile(host: host, check: found(), at: at(0))
        for (failures, fault) in [ExchangeError.timeout(.headers), .unreachable, .connectionClosed]
            .enumerated()
        {
            cached.take(check(.failure(fault)), at: at(Int64(failures) + 1))
            #expect(cached.content == .file(Self.bytes))
            #expect(cached.failures == failures + 1)
            #expect(cached.view.lastUpdated == at(0))
        }
        cached.take(check(.success(SiteAnswer(status: 503))), at: at(CachedFile.longestKept))
        #expect(cached.content == .file(Self.bytes))
        cached.take(check(.failure(.unreachable)), at: at(CachedFile.longestKept + 1))
        #expect(cached.content == .nothing(.networkErrorTemporary))
    }

    @Test(arguments: [
        Result<SiteAnswer, ExchangeError>.success(SiteAnswer(status: 404)),
        .success(SiteAnswer(status: 301, location: "/")), .failure(.tls(.expired)),
        .failure(.addressRefused(.privateNetwork)), .success(SiteAnswer(status: 200, body: [0x7B])),
    ])
    func fileIsDroppedAfterPermanentErrors(_ result: Result<SiteAnswer, ExchangeError>) {
        var cached = CachedFile(host: host, check: found(), at: at(0))
        cached.take(check(result), at: at(1))
        #expect(cached.content != .file(Self.bytes))
        #expect(cached.view.lastUpdated == at(1))
    }

    // O-08: a day.
    @Test func isFreshForADay() {
        let cached = CachedFile(host: host, check: found(), at: at(1_000))
        #expect(cached.isFresh(at: at(1_000 + 86_399)))
        #expect(!cached.isFresh(at: at(1_000 + 86_400)))
    }

    @Test func nextCheckFollowsTheSchedule() {
        let schedule = CheckSchedule(interval: 1_000, retry: 100, spread: 50)
        var random = SplitMix64(seed: 7)
        var cached = CachedFile(host: host, check: found(), at: at(0))
        for _ in 0..<200 {
            let first = schedule.nextCheck(of: nil, now: at(5), using: &random)
            #expect((5..<55).contains(first.secondsSince1970))
            let next = schedule.nextCheck(of: cached, now: at(5), using: &random)
            #expect((800...1_200).contains(next.secondsSince1970))
        }
        // The interval doubles after each failure, up to the usual one.
        for wait in [100, 200, 400, 800, 1_000, 1_000] as [Int64] {
            cached.take(check(.failure(.unreachable)), at: at(0))
            for _ in 0..<50 {
                let next = schedule.nextCheck(of: cached, now: at(0), using: &random)
                #expect(((wait * 8 / 10)...(wait * 12 / 10)).contains(next.secondsSince1970))
            }
        }
        for _ in 0..<100 { cached.take(check(.failure(.unreachable)), at: at(0)) }
        let late = schedule.nextCheck(of: cached, now: at(0), using: &random)
        #expect((800...1_200).contains(late.secondsSince1970), "no overflow")
    }

    @Test func checksOfDifferentSitesAreSpread() {
        let schedule = CheckSchedule()
        let cached = CachedFile(host: host, check: found(), at: at(0))
        var random = SplitMix64(seed: 1)
        let times = (0..<50).map { _ in
            schedule.nextCheck(of: cached, now: at(0), using: &random)
        }
        #expect(Set(times).count > 20)
    }
}
