// SPDX-License-Identifier: Apache-2.0

import HTTPTypes
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
            "fruta.example/.morsel/why?url=https://fruta.example/x",
        ]
    )
    func nothingIsLoadedFromOtherHosts(_ address: String) async throws {
        let site = try await SampleSite()
        let headers = try await site.get(address).headers
        let policy = try #require(headers[.contentSecurityPolicy])
        #expect(policy.hasPrefix("default-src 'none'; base-uri 'none'; form-action 'none'"))
        for directive in policy.split(separator: "; ") {
            let words = directive.split(separator: " ").map(String.init)
            let sources = Set(words.dropFirst())
            let known: Set = [
                "'none'", "'self'", "data:", "'wasm-unsafe-eval'", "'unsafe-inline'",
                "allow-scripts", "blob:",
            ]
            #expect(sources.isSubset(of: known), "no other host")
            if words[0] != "style-src" { #expect(!sources.contains("'unsafe-inline'")) }
            if words[0] != "img-src" { #expect(!sources.contains("data:")) }
            if words[0] != "worker-src" { #expect(!sources.contains("blob:")) }
        }
        #expect(headers[.xContentTypeOptions] == "nosniff")
    }

    @Test func frameIsSandboxedAndConnectsToNothing() async throws {
        let site = try await SampleSite()
        let response = try await site.get("fruta.example/.morsel/web/clip-host/frame.html")
        let policy = try #require(response.headers[.contentSecurityPolicy])
            .split(separator: "; ")
        #expect(policy.contains("sandbox allow-scripts"))
        #expect(policy.contains("connect-src 'none'"))
        #expect(policy.contains("frame-ancestors 'self'"))
        #expect(policy.contains("script-src 'self' 'wasm-unsafe-eval'"))
        #expect(policy.contains("worker-src blob:"))
    }

    @Test(arguments: ["fruta.example/", "localhost/", "fruta.example/.morsel/web/clip-host/x"])
    func onlyTheFrameMakesWorkersOfItsOwn(_ address: String) async throws {
        let site = try await SampleSite()
        let policy = try #require(try await site.get(address).headers[.contentSecurityPolicy])
        #expect(!policy.contains("blob:"))
    }

    @Test func pageRunsNoWebAssemblyAndIsNotFramed() async throws {
        let site = try await SampleSite()
        let response = try await site.get("fruta.example/")
        let policy = try #require(response.headers[.contentSecurityPolicy])
            .split(separator: "; ")
        #expect(policy.contains("script-src 'self'"))
        #expect(policy.contains("frame-src 'self'"))
        #expect(policy.contains("frame-ancestors 'none'"))
    }
}
