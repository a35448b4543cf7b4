// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import AssociationVerification
import HTTPTypes
import MorselFetch
import MorselRegistry
import MorselRegistrySQLite
import PageMetadata
import Synchronization
import TestSites
import Testing

@testable import MorselServer
@testable import SiteDiagnosis

/// The five checks of App Clip diagnostics, on hosted and on external sites (feature D9).
@Suite(.serialized) struct DiagnosisTests {
    private static let clip = "ABCDE12345.com.example.fruta.Clip"
    private static let file = Array(TestNet.file.utf8)
    private static let banner =
        "<meta name=\"apple-itunes-app\" content=\"app-clip-bundle-id=com.example.fruta.Clip\">"

    private func names(_ result: DiagnosisResult) -> [String] {
        result.diagnosis.entries.map { $0.verdict.name }
    }

    /// Returns a diagnoser of a sample site; all other hosts are the test's server.
    private func diagnoser(_ site: SampleSite, _ checker: DomainChecker) -> Diagnoser {
        Diagnoser(
            registry: site.registry,
            snapshots: CurrentSnapshot(site.registry),
            checker: checker
        )
    }

    /// Starts an external server, with a file and a page.
    private func net(
        file: @escaping @Sendable (FaultServer.Seen) -> Script = { _ in .answer(body: Self.file)
        },
        page: @escaping @Sendable (FaultServer.Seen) -> Script = { _ in
            .answer(headers: ["Content-Type: text/html"], body: Array(Self.banner.utf8))
        }
    ) async throws -> TestNet {
        try await TestNet { $0.path.hasSuffix("apple-app-site-association") ? file($0) : page($0) }
    }

    /// Returns a sample site whose clip belongs to an external host.
    private func siteOfOthers() async throws -> SampleSite {
        let site = try await SampleSite()
        try await site.registry.setDomain(
            Domain(
                host: try HostName("fruta.example"),
                file: .unavailable(.timeout),
                time: Timestamp(secondsSince1970: 0)
            )
        )
        try await site.register("https://fruta.example/")
        return site
    }

    // D-51, D-53: a hosted site is diagnosed without network requests.
    @Test func hostedSiteIsDiagnosedFromTheRegistry() async throws {
        let site = try await SampleSite()
        try await site.register("https://fruta.example/menu")
        let net = try await net()
        let diagnoser = diagnoser(site, net.checker)
        let good = try await diagnoser.diagnose(
            try InvocationURL("https://fruta.example/menu/1"),
            at: .now
        )
        #expect(names(good) == Array(repeating: "passed", count: 5))
        #expect(good.isHosted && good.debug == nil)
        let bare = try await diagnoser.diagnose(
            try InvocationURL("https://fruta.example/"),
            at: .now
        )
        #expect(names(bare) == ["advised", "passed", "passed", "passed", "passed"])
        let long = "https://fruta.example/menu?a=" + String(repeating: "q8Z", count: 30)
        let tooLong = try await diagnoser.diagnose(try InvocationURL(long), at: .now)
        #expect(names(tooLong) == ["passed", "passed", "passed", "failed", "passed"])
        await net.server.stop()
        #expect(net.server.connectionCount == 0)
    }

    // D-51: one check fails at a time, on an external site.
    @Test func siteOfOthersIsRequested() async throws {
        let site = try await siteOfOthers()
        let url = try InvocationURL("https://fruta.example/menu")
        let good = try await net()
        let result = try await diagnoser(site, good.checker).diagnose(url, at: .now)
        #expect(names(result) == Array(repeating: "passed", count: 5))
        // B-18, B-19: the live check is newer than the cache.
        #expect(result.debug?.isValid == true)
        #expect(result.cache?.error == .timeout)
        await good.server.stop()

        let noFile = try await net(file: { _ in .answer("404 Not Found") })
        let failed = try await diagnoser(site, noFile.checker).diagnose(url, at: .now)
        #expect(names(failed) == ["passed", "passed", "failed", "passed", "passed"])
        #expect(failed.debug?.error == .badHTTPResponse)
        await noFile.server.stop()

        let noBanner = try await net(page: { _ in .answer(body: Array("<p>".utf8)) })
        let advised = try await diagnoser(site, noBanner.checker).diagnose(url, at: .now)
        #expect(names(advised) == ["passed", "passed", "passed", "passed", "advised"])
        await noBanner.server.stop()
    }

    // D-53: a clip that the registry does not know is not a failure.
    @Test func unknownClipIsNotAFailure() async throws {
        let site = try SampleSite.empty()
        let net = try await net()
        let url = try InvocationURL("https://other.example/")
        var policy = try TestNet.policy(net.authority, port: net.server.port)
        policy.limits = TestNet.patient
        let server = try await FaultServer(
            TestNet.tls(net.authority.identity(of: "other.example"))
        ) { seen in
            seen.path.hasSuffix("association")
                ? .answer(body: Self.file) : .answer(body: Array(Self.banner.utf8))
        }
        policy.port = server.port
        let checker = DomainChecker(
            fetcher: SiteFetcher(
                policy: policy,
                resolver: TableResolver([NetworkAddress(127, 0, 0, 1)])
            )
        )
        let result = try await diagnoser(site, checker).diagnose(url, at: .now)
        #expect(names(result) == ["unknown", "unknown", "unknown", "passed", "passed"])
        #expect(result.diagnosis.isGood)
        await server.stop()
        await net.server.stop()
    }

    // D-51, B-24: a banner is compared with the clips of the site's file, even if the registry
    // knows none of them.
    @Test(arguments: [
        ("com.example.fruta.Clip", true, "passed"), ("com.example.other.Clip", true, "failed"),
        ("com.example.fruta.Clip", false, "unknown"),
    ])
    func bannerOfAnUnknownClip(_ bundle: String, _ hasFile: Bool, _ verdict: String) async throws {
        let site = try SampleSite.empty()
        let net = try await net(
            file: { _ in hasFile ? .answer(body: Self.file) : .answer("404 Not Found") },
            page: { _ in
                let tag = "<meta name=apple-itunes-app content='app-clip-bundle-id=\(bundle)'>"
                return .answer(body: Array(tag.utf8))
            }
        )
        let url = try InvocationURL("https://fruta.example/")
        let result = try await diagnoser(site, net.checker).diagnose(url, at: .now)
        let banner = try #require(result.diagnosis.entries.last?.verdict)
        #expect(banner.name == verdict)
        let named = try BundleIdentifier(bundle)
        if !hasFile { #expect(banner.cause == .banner(.namesUnknown(named))) }
        await net.server.stop()
    }

    // B-08: a clip that the file lists without the team's prefix is not called missing.
    @Test(arguments: [true, false])
    func missingPrefixIsTheCause(_ isRegistered: Bool) async throws {
        let site = isRegistered ? try await siteOfOthers() : try SampleSite.empty()
        let file = "{\"applinks\": {}, \"appclips\": {\"apps\": [\"com.example.fruta.Clip\"]}}"
        let net = try await net(file: { _ in .answer(body: Array(file.utf8)) })
        let url = try InvocationURL("https://fruta.example/")
        let result = try await diagnoser(site, net.checker).diagnose(url, at: .now)
        let clip = try BundleIdentifier("com.example.fruta.Clip")
        #expect(
            result.diagnosis.entries[2].verdict
                == .failed(.association(.namedWithoutPrefix([clip])))
        )
        #expect(result.check?.findings == [.prefixMissing([clip])])
        await net.server.stop()
    }

    // X-26: if a site has several clips, the page's tag determines which one is meant.
    @Test(arguments: ["fruta", "juice"])
    func bannerNamesOneOfSeveralClips(_ name: String) async throws {
        let site = try await SampleSite()
        try await site.publish("juice")
        try await site.registry.setDomain(
            Domain(
                host: try HostName("fruta.example"),
                file: .unavailable(.timeout),
                time: Timestamp(secondsSince1970: 0)
            )
        )
        let apps = ["fruta", "juice"].map { "\"ABCDE12345.com.example.\($0).Clip\"" }
        let file = "{\"applinks\": {}, \"appclips\": {\"apps\": [\(apps.joined(separator: ","))]}}"
        let net = try await net(
            file: { _ in .answer(body: Array(file.utf8)) },
            page: { _ in
                let content = "app-clip-bundle-id=com.example.\(name).Clip"
                let tag = "<meta name=apple-itunes-app content='\(content)'>"
                return .answer(body: Array(tag.utf8))
            }
        )
        let url = try InvocationURL("https://fruta.example/")
        let result = try await diagnoser(site, net.checker).diagnose(url, at: .now)
        #expect(names(result) == ["advised", "passed", "passed", "passed", "passed"])
        let clip = try AppIdentifier("ABCDE12345.com.example.\(name).Clip")
        #expect(result.diagnosis.entries[1].verdict.cause == .publication(.released(clip)))
        await net.server.stop()
    }

    // D-53: a refusal by this server is explained by its rule, and not as the answer of another site.
    @Test func refusalOfThisServerIsExplained() async throws {
        let net = try await net()
        let site = try await SampleSite(checker: net.checker)
        // The clip's entitlement does not have this host.
        try await site.registry.setDomain(
            Domain(
                host: try HostName("b.example"),
                file: .hosted,
                time: Timestamp(secondsSince1970: 0)
            )
        )
        try await site.register("https://b.example/x")
        let url = try InvocationURL("https://b.example/x")
        let result = try await diagnoser(site, net.checker).diagnose(url, at: .now)
        #expect(try await site.get("b.example/x").status == .forbidden)
        let banner = try #require(result.diagnosis.entries.last?.verdict)
        #expect(banner.name == "failed")
        let page = try await site.get("localhost/diagnose?url=https://b.example/x")
        #expect(
            page.text.contains("page for the URL has no App Clip card and no banner (status 403)")
        )
        #expect(!page.text.contains("denies access"))
        await net.server.stop()
    }

    // D-51: a local name is not the host of a website; whether its URL fits into a code is not
    // judged.
    @Test(arguments: ["localhost", "fruta.example.localhost"])
    func localNamesAreNoHostsOfCodes(_ host: String) async throws {
        let site = try SampleSite.empty()
        let net = try await net()
        let url = try InvocationURL("https://\(host)/x")
        let result = try await diagnoser(site, net.checker).diagnose(url, at: .now)
        let code = result.diagnosis.entries[3].verdict
        #expect(code == .unknown(.code(.localHost(url.host))))
        let why = try await site.get("localhost/.morsel/why?url=https://\(host)/x")
        #expect(why.text.contains("is a name for this machine"))
        #expect(!why.text.contains("appclips:"))
        await net.server.stop()
    }

    // C6, B-15, C-55: the target of a short URL needs an experience and an association of its own.
    @Test func redirectsAreFollowed() async throws {
        let site = try await siteOfOthers()
        let net = try await net(page: { seen in
            seen.path == "/7"
                ? .answer("302 Found", headers: ["Location: /menu"])
                : .answer(body: Array(Self.banner.utf8))
        })
        let diagnoser = diagnoser(site, net.checker)
        let good = try await diagnoser.diagnose(
            try InvocationURL("https://fruta.example/7"),
            at: .now
        )
        #expect(names(good) == Array(repeating: "passed", count: 5))
        #expect(good.diagnosis.redirects.isEmpty)
        await net.server.stop()

        let away = try await self.net(page: { seen in
            seen.path == "/7"
                ? .answer("301 Moved", headers: ["Location: https://b.example/p?q=1"])
                : .answer(body: Array(Self.banner.utf8))
        })
        // The certificate is not for that host, so the host has no file.
        let bad = try await self.diagnoser(site, away.checker)
            .diagnose(try InvocationURL("https://fruta.example/7"), at: .now)
        #expect(bad.diagnosis.redirects == [.notAssociated(try HostName("b.example"))])
        #expect(!bad.diagnosis.isGood)
        await away.server.stop()

        let endless = try await self.net(page: { _ in
            .answer("302 Found", headers: ["Location: /again"])
        })
        let tooMany = try await self.diagnoser(site, endless.checker)
            .diagnose(try InvocationURL("https://fruta.example/7"), at: .now)
        #expect(tooMany.diagnosis.redirects == [.tooMany])
        await endless.server.stop()
    }

    @Test(arguments: [
        ("https://b.example/x", "https://b.example/x"), ("//b.example/x", "https://b.example/x"),
        ("/x?y", "https://a.example/x?y"), ("x", "https://a.example/p/x"),
        ("?z", "https://a.example/p/q?z"), ("http://b.example/", nil),
        ("https://b.example:8443/", nil), ("https://u@b.example/", nil), ("", nil),
        ("javascript:alert(1)", nil), ("/\u{1}", nil), ("https://127.0.0.1/", nil),
    ])
    func redirectTargetIsResolved(_ location: String, _ expected: String?) throws {
        let url = try InvocationURL("https://a.example/p/q?r=s")
        let target = RedirectTarget.target(of: location, from: url)
        if let expected {
            #expect(target == .url(try InvocationURL(expected)))
        } else {
            #expect(target == .unreadable || target == .insecure)
        }
    }

    // MARK: The page

    @Test func pageHasTheChecks() async throws {
        let net = try await net()
        await net.server.stop()
        let site = try await SampleSite(checker: net.checker)
        try await site.register("https://fruta.example/menu")
        func diagnosis(_ url: String) async throws -> TestResponse {
            try await site.get("localhost/diagnose?url=\(PercentEncoding.encoded(url))")
        }
        let form = try await site.get("localhost/diagnose")
        #expect(form.status == .ok && form.text.contains("<form"))
        #expect(form.headers[.contentSecurityPolicy]?.contains("form-action 'self'") == true)
        let page = try await diagnosis("https://fruta.example/menu")
        #expect(page.status == .ok)
        #expect(page.text.ranges(of: ">Passed<").count == 5)
        let invalid = try await diagnosis("http://fruta.example/\"><script>")
        #expect(invalid.status == .badRequest)
        #expect(!invalid.text.contains("<script>") && invalid.text.contains("https://"))
        let broken = try await diagnosis("https://nobody.example/")
        #expect(broken.text.contains("Failed") && broken.text.contains("Debug Status"))
        #expect(broken.text.contains("CANNOT_REACH_AASA_FILE"))
        let other = try await site.get("fruta.example/diagnose")
        #expect(!other.text.contains("<form"), "the path belongs to the server's own name")
    }

    // The banner of a hosted page follows from the decision; it equals the one in the page's HTML.
    @Test(arguments: ["/", "/menu?a=b", "/closed"])
    func hostedBannerIsThatOfThePage(_ path: String) async throws {
        let site = try await SampleSite()
        try await site.register("https://fruta.example/closed", state: .deactivated)
        let net = try await net()
        let url = try InvocationURL("https://fruta.example\(path)")
        let result = try await diagnoser(site, net.checker).diagnose(url, at: .now)
        let page = try await site.get("fruta.example\(path)")
        let named = PageTags(html: page.bytes).banner?.clipBundle
        switch result.diagnosis.entries.last?.verdict.cause {
        case .banner(.names(let bundle)): #expect(named == bundle.text)
        case .banner(.noCardHere(let status, let rule)):
            #expect(named == nil && page.status.code == status && rule != nil)
        default: Issue.record("another banner")
        }
        await net.server.stop()
    }

    // Otherwise the server could be used to scan networks.
    @Test func clientsAreLimited() async throws {
        let count = Mutex(0)
        let cache = DiagnosisCache(
            limit: RateLimit(
                perClient: RateLimit.Rate(burst: 3, seconds: 10),
                together: RateLimit.Rate(burst: 5, seconds: 10)
            )
        )
        func isServed(_ number: Int, _ client: String, at time: Int64) async -> Bool {
            guard let url = try? InvocationURL("https://a.example/\(number)") else { return false }
            let moment = Timestamp(secondsSince1970: time)
            let result = try? await cache.result(for: url, client: client, at: moment) {
                count.withLock { $0 += 1 }
                return .sample(url)
            }
            return result != nil
        }
        for number in 0..<3 { #expect(await isServed(number, "a", at: 1_000)) }
        #expect(await !isServed(3, "a", at: 1_000), "the client's bucket is empty")
        #expect(await isServed(0, "a", at: 1_000), "a stored diagnosis takes no token")
        #expect(count.withLock { $0 } == 3)
        #expect(await isServed(4, "b", at: 1_000))
        #expect(await isServed(5, "b", at: 1_000))
        #expect(await !isServed(6, "c", at: 1_000), "the common bucket is empty")
        #expect(await isServed(7, "c", at: 1_010))
        #expect(await !isServed(8, "c", at: 1_010))
        let before = count.withLock { $0 }
        #expect(await isServed(0, "a", at: 1_010 + DiagnosisCache.lifetime))
        #expect(count.withLock { $0 } == before + 1, "an expired diagnosis is made again")
    }

    @Test func clientsAndDiagnosesAreRemoved() async throws {
        var limit = RateLimit(
            perClient: RateLimit.Rate(burst: 2, seconds: 1),
            together: RateLimit.Rate(burst: 1_000_000, seconds: 0.001)
        )
        for number in 0..<RateLimit.mostClients {
            let isTaken = limit.takeRequest(
                from: "\(number)",
                at: Timestamp(secondsSince1970: 0)
            )
            #expect(isTaken)
        }
        let early = limit.takeRequest(from: "new", at: Timestamp(secondsSince1970: 0))
        #expect(!early)
        let late = limit.takeRequest(from: "new", at: Timestamp(secondsSince1970: 60))
        #expect(late)

        let count = Mutex(0)
        let cache = DiagnosisCache(limit: limit)
        func request(_ number: Int, _ client: String) async throws {
            let url = try InvocationURL("https://a.example/\(number)")
            let moment = Timestamp(secondsSince1970: 100)
            _ = try await cache.result(for: url, client: client, at: moment) {
                count.withLock { $0 += 1 }
                return .sample(url)
            }
        }
        for number in 0...DiagnosisCache.capacity { try await request(number, "\(number)") }
        try await request(0, "x")
        #expect(count.withLock { $0 } == DiagnosisCache.capacity + 2)
    }
}

extension DiagnosisResult {
    /// Returns a result with arbitrary content.
    fileprivate static func sample(_ url: InvocationURL) -> DiagnosisResult {
        DiagnosisResult(
            url: url,
            diagnosis: Diagnosis(
                of: DiagnosisFacts(
                    registration: .nothing,
                    publication: .noClip,
                    association: .namesNone,
                    code: .fits(bits: 1),
                    banner: .nothing
                )
            ),
            isHosted: false,
            check: nil,
            cache: nil,
            debug: nil
        )
    }
}
