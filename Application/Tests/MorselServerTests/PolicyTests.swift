// SPDX-License-Identifier: Apache-2.0

import HTTPTypes
import Testing
import WebFiles

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
            // In a page of opaque origin, WebKit matches this server only by its name, and not by 'self'.
            let isSandboxed = policy.contains("sandbox allow-scripts")
            let known: Set = [
                "'none'", "'self'", "data:", "'wasm-unsafe-eval'", "'unsafe-inline'",
                "allow-scripts", "blob:", "'\(WebFiles.frameScript)'",
                isSandboxed ? "http://fruta.example" : "'self'",
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
        let own = "'self' http://fruta.example"
        #expect(policy.contains("frame-ancestors \(own)"))
        #expect(policy.contains("script-src \(own) 'wasm-unsafe-eval' '\(WebFiles.frameScript)'"))
        #expect(policy.contains("worker-src \(own) blob:"))
        #expect(policy.contains("style-src \(own)"))
        #expect(policy.contains("img-src \(own) data:"))
    }

    // A source of a policy is a name or an IPv4 address; any other name in a request is not
    // repeated.
    @Test(
        arguments: [
            ("fruta.example", "http://fruta.example"),
            ("Fruta.Example:8080", "http://fruta.example:8080"),
            ("fruta.example.localhost:1", "http://fruta.example.localhost:1"),
            ("192.168.1.5:8080", "http://192.168.1.5:8080"), ("[::1]:8080", nil), ("[::1]", nil),
            ("a;script-src", nil), ("*", nil), ("*.example", nil), ("a,b", nil), ("a:", nil),
            ("'unsafe-eval'", nil), ("a%20b", nil), ("a:b", nil), ("a:1:2", nil), ("", nil),
            ("é.example", nil),
        ]
    )
    func frameNamesTheHostOfItsRequest(authority: String, origin: String?) {
        let own = origin.map { "'self' \($0)" } ?? "'self'"
        let text = ContentPolicy.clip.text(at: authority)
        #expect(text == ContentPolicy.clip.text.replacing("'self'", with: own))
        #expect(text.split(separator: "; ").count == 10)
        #expect(ContentPolicy.page.text(at: authority) == ContentPolicy.page.text)
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
