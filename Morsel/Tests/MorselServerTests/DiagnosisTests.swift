import AppClipDevice
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import AssociationVerification
import HTTPTypes
import MorselFetch
import MorselRegistry
import MorselRegistrySQLite
import Synchronization
import TestSites
import Testing

@testable import MorselServer

/// The five checks of App Clip diagnostics, on sites of ours and of others (feature D9).
@Suite(.serialized) struct DiagnosisTests {
    private static let clip = "ABCDE12345.com.example.fruta.Clip"
    private static let file = Array(TestNet.file.utf8)
    private static let banner =
        "<meta name=\"apple-itunes-app\" content=\"app-clip-bundle-id=com.example.fruta.Clip\">"

    private func names(_ result: DiagnosisResult) -> [String] {
        result.diagnosis.entries.map { $0.verdict.name }
    }

    /// A diagnoser of a sample site that asks a site of the test for all others.
    private func diagnoser(_ site: SampleSite, _ net: TestNet) -> Diagnoser {
        site.responder.site.diagnoser(with: net.checker)
    }

    /// A site of others that gives a file and a page.
    private func net(
        file: @escaping @Sendable (FaultServer.Seen) -> Script = { _ in .answer(body: Self.file) },
        page: @escaping @Sendable (FaultServer.Seen) -> Script = { _ in
            .answer(headers: ["Content-Type: text/html"], body: Array(Self.banner.utf8))
        }
    ) async throws -> TestNet {
        try await TestNet { $0.path.hasSuffix("apple-app-site-association") ? file($0) : page($0) }
    }

    /// A sample site whose clip belongs to a host that others serve.
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

    // D-51, D-53: on a host of ours nothing is asked over the network.
    @Test func passesOnAHostOfOurs() async throws {
        let site = try await SampleSite()
        try await site.register("https://fruta.example/menu")
        let net = try await net()
        let diagnoser = diagnoser(site, net)
        let good = try await diagnoser.diagnose(try InvocationURL("https://fruta.example/menu/1"))
        #expect(names(good) == Array(repeating: "passed", count: 5))
        #expect(good.isHosted && good.debug == nil)
        let bare = try await diagnoser.diagnose(try InvocationURL("https://fruta.example/"))
        #expect(names(bare) == ["advised", "passed", "passed", "passed", "passed"])
        let long = "https://fruta.example/menu?a=" + String(repeating: "q8Z", count: 30)
        let tooLong = try await diagnoser.diagnose(try InvocationURL(long))
        #expect(names(tooLong) == ["passed", "passed", "passed", "failed", "passed"])
        await net.server.stop()
        #expect(net.server.connectionCount == 0)
    }

    // D-51: each broken alone, on a site of others.
    @Test func asksASiteOfOthers() async throws {
        let site = try await siteOfOthers()
        let url = try InvocationURL("https://fruta.example/menu")
        let good = try await net()
        let result = try await diagnoser(site, good).diagnose(url)
        #expect(names(result) == Array(repeating: "passed", count: 5))
        // B-18, B-19: the live check says what the cache does not know yet.
        #expect(result.debug?.isValid == true)
        #expect(result.cache?.error == .timeout)
        await good.server.stop()

        let noFile = try await net(file: { _ in .answer("404 Not Found") })
        let failed = try await diagnoser(site, noFile).diagnose(url)
        #expect(names(failed) == ["passed", "passed", "failed", "passed", "passed"])
        #expect(failed.debug?.error == .badHTTPResponse)
        await noFile.server.stop()

        let noBanner = try await net(page: { _ in .answer(body: Array("<p>".utf8)) })
        let advised = try await diagnoser(site, noBanner).diagnose(url)
        #expect(names(advised) == ["passed", "passed", "passed", "passed", "advised"])
        await noBanner.server.stop()
    }

    // D-53: a clip that is not known here is no fault.
    @Test func tellsWhatItCannotSee() async throws {
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
        let result = try await site.diagnoser(with: checker).diagnose(url)
        #expect(names(result) == ["unknown", "unknown", "unknown", "passed", "passed"])
        #expect(result.diagnosis.isGood)
        await server.stop()
        await net.server.stop()
    }

    // C6, B-15, C-55: where a short URL leads needs an experience and an association of its own.
    @Test func followsAShortURL() async throws {
        let site = try await siteOfOthers()
        let net = try await net(page: { seen in
            seen.path == "/7"
                ? .answer("302 Found", headers: ["Location: /menu"])
                : .answer(body: Array(Self.banner.utf8))
        })
        let diagnoser = diagnoser(site, net)
        let good = try await diagnoser.diagnose(try InvocationURL("https://fruta.example/7"))
        #expect(names(good) == Array(repeating: "passed", count: 5))
        #expect(good.diagnosis.redirects.isEmpty)
        await net.server.stop()

        let away = try await self.net(page: { seen in
            seen.path == "/7"
                ? .answer("301 Moved", headers: ["Location: https://b.example/p?q=1"])
                : .answer(body: Array(Self.banner.utf8))
        })
        // That host's certificate is for another name: it has no file.
        let bad = try await self.diagnoser(site, away)
            .diagnose(try InvocationURL("https://fruta.example/7"))
        #expect(bad.diagnosis.redirects == [.notAssociated(try HostName("b.example"))])
        #expect(!bad.diagnosis.isGood)
        await away.server.stop()

        let endless = try await self.net(page: { _ in
            .answer("302 Found", headers: ["Location: /again"])
        })
        let tooMany = try await self.diagnoser(site, endless)
            .diagnose(try InvocationURL("https://fruta.example/7"))
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
    func knowsWhereARedirectLeads(_ location: String, _ expected: String?) throws {
        let url = try InvocationURL("https://a.example/p/q?r=s")
        let target = RedirectTarget.target(of: location, from: url)
        if let expected {
            #expect(target == .url(try InvocationURL(expected)))
        } else {
            #expect(target == .unreadable || target == .insecure)
        }
    }

    // MARK: The page

    @Test func showsTheChecks() async throws {
        let site = try await SampleSite()
        try await site.register("https://fruta.example/menu")
        let form = await site.ask("localhost/diagnose")
        #expect(form.status == .ok && form.text.contains("<form"))
        #expect(form.policy.text.contains("form-action 'self'"))
        let net = try await net()
        await net.server.stop()
        let diagnosing = site.responder.site.diagnosing(with: net.checker)
        let responder = SiteResponder(site: diagnosing, logger: site.responder.logger)
        func ask(_ url: String) async throws -> Answer {
            try await responder.site.diagnosisPage(
                Site.Question(
                    host: RequestedHost(authority: "localhost"),
                    path: "/diagnose",
                    query: nil,
                    value: { $0 == "url" ? url : nil },
                    languages: [],
                    client: "192.0.2.1"
                )
            )
        }
        let page = try await ask("https://fruta.example/menu")
        #expect(page.status == .ok)
        #expect(page.text.ranges(of: ">Passed<").count == 5)
        let fault = try await ask("http://fruta.example/\"><script>")
        #expect(fault.status == .badRequest)
        #expect(!fault.text.contains("<script>") && fault.text.contains("https://"))
        let broken = try await ask("https://nobody.example/")
        #expect(broken.text.contains("Failed") && broken.text.contains("Debug Status"))
        #expect(broken.text.contains("CANNOT_REACH_AASA_FILE"))
        let other = await site.ask("fruta.example/diagnose")
        #expect(!other.text.contains("<form"), "a host's own path is not the server's")
    }

    // The server must not become a tool to search networks with.
    @Test func isAskedOnlySoOften() async throws {
        let time = Mutex<Int64>(1_000)
        let asked = Mutex(0)
        let desk = DiagnosisDesk(
            budget: RequestBudget(
                perClient: RequestBudget.Rate(burst: 3, seconds: 10),
                together: RequestBudget.Rate(burst: 5, seconds: 10)
            ),
            now: { Timestamp(secondsSince1970: time.withLock { $0 }) },
            diagnose: { url in
                asked.withLock { $0 += 1 }
                return .sample(url)
            }
        )
        func ask(_ number: Int, _ client: String) async -> Bool {
            let url = try? InvocationURL("https://a.example/\(number)")
            guard let url else { return false }
            return (try? await desk.result(for: url, client: client)) != nil
        }
        for number in 0..<3 { #expect(await ask(number, "a")) }
        #expect(await !ask(3, "a"), "its own store is empty")
        #expect(await ask(0, "a"), "what is known is told again")
        #expect(asked.withLock { $0 } == 3)
        #expect(await ask(4, "b"))
        #expect(await ask(5, "b"))
        #expect(await !ask(6, "c"), "the common store is empty")
        time.withLock { $0 += 10 }
        #expect(await ask(7, "c"))
        #expect(await !ask(8, "c"))
        time.withLock { $0 += DiagnosisDesk.life }
        let before = asked.withLock { $0 }
        #expect(await ask(0, "a"))
        #expect(asked.withLock { $0 } == before + 1, "what is old is found out anew")
    }

    @Test func forgetsClientsAndAnswers() async throws {
        var budget = RequestBudget(
            perClient: RequestBudget.Rate(burst: 2, seconds: 1),
            together: RequestBudget.Rate(burst: 1_000_000, seconds: 0.001)
        )
        for number in 0..<RequestBudget.mostClients {
            let isTaken = budget.take(for: "\(number)", at: Timestamp(secondsSince1970: 0))
            #expect(isTaken)
        }
        let early = budget.take(for: "new", at: Timestamp(secondsSince1970: 0))
        #expect(!early)
        let late = budget.take(for: "new", at: Timestamp(secondsSince1970: 60))
        #expect(late)

        let asked = Mutex(0)
        let desk = DiagnosisDesk(
            budget: budget,
            now: { Timestamp(secondsSince1970: 100) },
            diagnose: { url in
                asked.withLock { $0 += 1 }
                return .sample(url)
            }
        )
        for number in 0...DiagnosisDesk.mostAnswers {
            let url = try InvocationURL("https://a.example/\(number)")
            _ = try await desk.result(for: url, client: "\(number)")
        }
        _ = try await desk.result(for: try InvocationURL("https://a.example/0"), client: "x")
        #expect(asked.withLock { $0 } == DiagnosisDesk.mostAnswers + 2)
    }
}

extension DiagnosisResult {
    /// A result without meaning.
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
            time: Timestamp(secondsSince1970: 0),
            isHosted: false,
            check: nil,
            cache: nil,
            debug: nil
        )
    }
}

extension SampleSite {
    /// A site on an empty registry.
    fileprivate static func empty() throws -> Site {
        let registry = try SQLiteRegistry()
        return Site(
            registry: registry,
            snapshots: CurrentSnapshot(registry),
            configuration: MorselServer.Configuration()
        )
    }
}
