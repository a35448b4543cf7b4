import HTTPTypes
import Hummingbird
import Testing

@testable import MorselServer

struct PolicyTests {
    @Test(
        arguments: [
            "fruta.example/", "fruta.example/a|b", "nobody.example/", "localhost/", "localhost/x",
            "localhost/health", "fruta.example/.morsel/web/clip-host/frame.html",
            "fruta.example/.morsel/web/page/page.js", "fruta.example/.morsel/web/x",
            "fruta.example/.well-known/apple-app-site-association",
            "fruta.example/.morsel/qr.svg?url=https://fruta.example",
            "fruta.example/.morsel/qr.svg",
        ]
    )
    func nothingComesFromElsewhere(_ address: String) async throws {
        let site = try await SampleSite()
        let headers = await site.ask(address).response(isHead: false).headers
        let policy = try #require(headers[.contentSecurityPolicy])
        #expect(policy.hasPrefix("default-src 'none'; base-uri 'none'; form-action 'none'"))
        for directive in policy.split(separator: "; ") {
            let words = directive.split(separator: " ").map(String.init)
            let sources = Set(words.dropFirst())
            let known: Set = [
                "'none'", "'self'", "data:", "'wasm-unsafe-eval'", "'unsafe-inline'",
                "allow-scripts",
            ]
            #expect(sources.isSubset(of: known), "no other host")
            if words[0] != "style-src" { #expect(!sources.contains("'unsafe-inline'")) }
            if words[0] != "img-src" { #expect(!sources.contains("data:")) }
        }
        #expect(headers[.xContentTypeOptions] == "nosniff")
    }

    @Test func frameIsSandboxedAndTalksToNobody() async throws {
        let site = try await SampleSite()
        let answer = await site.ask("fruta.example/.morsel/web/clip-host/frame.html")
        let policy = answer.policy.text.split(separator: "; ")
        #expect(policy.contains("sandbox allow-scripts"))
        #expect(policy.contains("connect-src 'none'"))
        #expect(policy.contains("frame-ancestors 'self'"))
        #expect(policy.contains("script-src 'self' 'wasm-unsafe-eval'"))
    }

    @Test func pageRunsNoWebAssemblyAndIsFramedByNobody() async throws {
        let site = try await SampleSite()
        let policy = await site.ask("fruta.example/").policy.text.split(separator: "; ")
        #expect(policy.contains("script-src 'self'"))
        #expect(policy.contains("frame-src 'self'"))
        #expect(policy.contains("frame-ancestors 'none'"))
    }
}
