import AppClipExperiences
import HTTPTypes
import Hummingbird
import MorselRegistry
import MorselRegistrySQLite
import Testing

@testable import MorselServer

struct RequestTests {
    @Test func answersHeadWithoutABody() async throws {
        let site = try await SampleSite()
        let answer = await site.ask("fruta.example/", method: .head)
        #expect(answer.status == .ok)
        let response = answer.response(isHead: true)
        #expect(response.headers[.contentLength] == "\(answer.bytes.count)")
        #expect(answer.bytes.count > 500)
        #expect(response.body.contentLength == 0)
    }

    @Test(arguments: [.post, .put, .delete, .options, .patch, .trace] as [HTTPRequest.Method])
    func answersNothingElse(_ method: HTTPRequest.Method) async throws {
        let site = try await SampleSite()
        let answer = await site.ask("fruta.example/", method: method)
        #expect(answer.status == .methodNotAllowed)
        #expect(answer.text == "Only GET and HEAD are answered here.\n")
        #expect(answer.response(isHead: false).headers[.allow] == "GET, HEAD")
    }

    @Test func tellsItsHealth() async throws {
        let site = try await SampleSite()
        let answer = await site.ask("localhost:8080/health")
        #expect(answer.status == .ok)
        #expect(answer.contentType == "application/json")
        let revision = try await site.registry.revision().rawValue
        #expect(answer.text == "{\"status\":\"ok\",\"revision\":\(revision)}\n")
        // A host's own path is not the server's.
        let other = await site.ask("fruta.example/health")
        #expect(other.contentType == "text/html; charset=utf-8")
    }

    @Test func startPageListsWhatIsRegistered() async throws {
        let site = try await SampleSite()
        let empty = await site.ask("localhost/")
        #expect(empty.text.contains("Nothing is registered yet"))
        try await site.register("https://fruta.example/a?b=c", title: "<b>A</b>")
        try await site.register("https://fruta.example/old", state: .deactivated)
        let text = await site.ask("localhost/").text
        #expect(text.contains("One experience."))
        #expect(text.contains("href=\"http://fruta.example.localhost:8080/a?b=c\""))
        #expect(text.contains("&lt;b&gt;A&lt;/b&gt;"))
        #expect(text.contains("url=https%3A%2F%2Ffruta.example%2Fa%3Fb%3Dc"))
        #expect(text.contains("Deactivated"))
    }
}
