// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppSiteAssociation
import HTTPTypes
import MorselRegistry
import MorselRegistrySQLite
import Testing

@testable import MorselServer

struct RequestTests {
    // This also holds if the catch-all or an error responds.
    @Test(
        arguments: [
            "fruta.example/", "fruta.example/a/b", "fruta.example/%zz", "nobody.example/",
            "fruta.example/.morsel/web/page/page.js", "fruta.example/.morsel/x",
            "fruta.example\(SiteAssociation.path)", "localhost/health", "localhost/x",
        ]
    )
    func headIsGetWithoutABody(_ address: String) async throws {
        let site = try await SampleSite()
        let get = try await site.get(address)
        let head = try await site.get(address, method: .head)
        #expect(head.status == get.status)
        #expect(head.headers == get.headers)
        #expect(head.headers[.contentLength] == "\(get.bytes.count)")
        #expect(!get.bytes.isEmpty && head.bytes.isEmpty)
    }

    @Test(arguments: [.post, .put, .delete, .options, .patch, .trace] as [HTTPRequest.Method])
    func onlyGetAndHeadAreSupported(_ method: HTTPRequest.Method) async throws {
        let site = try await SampleSite()
        let response = try await site.get("fruta.example/", method: method)
        #expect(response.status == .methodNotAllowed)
        #expect(response.text == "Only GET and HEAD are supported.\n")
        #expect(response.headers[.allow] == "GET, HEAD")
    }

    @Test func healthHasTheRevision() async throws {
        let site = try await SampleSite()
        let response = try await site.get("localhost:8080/health")
        #expect(response.status == .ok)
        #expect(response.headers[.contentType] == "application/json")
        let revision = try await site.registry.revision().rawValue
        #expect(response.text == "{\"status\":\"ok\",\"revision\":\(revision)}\n")
        // The paths of a host are not the server's.
        let other = try await site.get("fruta.example/health")
        #expect(other.headers[.contentType] == "text/html; charset=utf-8")
    }

    @Test func startPageListsWhatIsRegistered() async throws {
        let site = try await SampleSite()
        let empty = try await site.get("localhost/")
        #expect(empty.text.contains("Nothing is registered yet"))
        try await site.register("https://fruta.example/a?b=c", title: "<b>A</b>")
        try await site.register("https://fruta.example/old", state: .deactivated)
        #expect(empty.text.contains("Scripts/build-reader.sh"), "the scanner is not built")
        let text = try await site.get("localhost/").text
        #expect(text.contains("One experience."))
        #expect(text.contains("href=\"http://fruta.example.localhost:8080/a?b=c\""))
        #expect(text.contains("&lt;b&gt;A&lt;/b&gt;"))
        #expect(text.contains("url=https%3A%2F%2Ffruta.example%2Fa%3Fb%3Dc"))
        #expect(text.contains("Deactivated"))
    }
}
