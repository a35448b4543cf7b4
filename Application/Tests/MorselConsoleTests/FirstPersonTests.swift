// SPDX-License-Identifier: Apache-2.0

import HTTPExchange
import HTTPTypes
import MorselRegistry
import Testing

@testable import MorselConsole

/// The one-time link for the first administrator.
struct FirstPersonTests {
    private let form = [("name", "ada"), ("password", Browser.password)]

    private func linkedBrowser() async throws -> (Browser, path: String, token: String) {
        let browser = try await Browser()
        let link = try #require(try await browser.console.firstLink())
        let path = String(link.dropFirst("/console".count))
        return (browser, path, String(path.dropFirst("/first?link=".count)))
    }

    @Test
    func linkMakesOneAdministratorAndWorksOnce() async throws {
        let (browser, path, token) = try await linkedBrowser()
        #expect(try await browser.get(path).status == 200)
        #expect(try await browser.post("/first", form + [("link", token)]).status == 303)
        #expect(try await browser.get("/people").status == 200)
        // The log names the first administrator, and not the command line.
        let entry = try await browser.registry.read { try $0.log(of: nil, before: nil, limit: 10) }
            .first { $0.subject.kind == Person.kind }
        #expect(entry?.author == Author(kind: .person, id: "ada", name: "ada"))
        let other = Browser(beside: browser)
        #expect(try await other.get(path).status == 410)
        let again = [("name", "eve"), ("password", Browser.password), ("link", token)]
        #expect(try await other.post("/first", again).status == 410)
        #expect(try await browser.console.firstLink() == nil)
    }

    @Test
    func linkEndsAfterFifteenMinutes() async throws {
        let (browser, path, token) = try await linkedBrowser()
        browser.pass(15 * 60)
        #expect(try await browser.get(path).status == 410)
        #expect(try await browser.post("/first", form + [("link", token)]).status == 410)
    }

    @Test
    func linkWorksOnThisMachineAlone() async throws {
        let (browser, path, token) = try await linkedBrowser()
        #expect(try await browser.get(path, from: "192.0.2.1").status == 410)
        let response = try await browser.post("/first", form + [("link", token)], from: "192.0.2.1")
        #expect(response.status == 410)
    }

    @Test
    func newerLinkEndsTheOlder() async throws {
        let (browser, path, _) = try await linkedBrowser()
        _ = try await browser.console.firstLink()
        #expect(try await browser.get(path).status == 410)
    }

    // A link is not a session, and a session is not a link.
    @Test
    func linkIsNoSession() async throws {
        let (browser, _, token) = try await linkedBrowser()
        browser.setSession("morsel-session=\(token)")
        #expect(try await browser.get("/").status == 303)
    }

    @Test(arguments: [("Ada Lovelace", Browser.password), ("ada", "short"), ("", Browser.password)])
    func wrongNameOrPasswordIsRefusedAndTheLinkStays(_ name: String, password: String) async throws
    {
        let (browser, path, token) = try await linkedBrowser()
        let wrong = [("name", name), ("password", password), ("link", token)]
        #expect(try await browser.post("/first", wrong).status == 422)
        #expect(try await browser.get(path).status == 200)
    }
}

/// Signing in through an identity provider.
struct IdentityTests {
    private struct Provider: IdentityProvider {
        let name = "Example"

        func address(state: String) -> String { "https://login.example/?state=\(state)" }

        func identity(for query: String) async throws -> Identity? {
            let fields = FormFields(encoded: query)
            return fields.text("code") == "good" ? Identity(person: fields.text("who")) : nil
        }
    }

    private func answer(_ who: String, code: String, state: String?) async throws -> Response {
        let browser = try await Browser(provider: Provider())
        try await browser.add("ada", .viewer)
        let start = try await browser.get("/identity/start")
        let sent = try #require(start.location?.split(separator: "=").last.map(String.init))
        browser.setSession("morsel-identity=\(sent)")
        return try await browser.get("/identity?code=\(code)&who=\(who)&state=\(state ?? sent)")
    }

    @Test
    func personOfTheRegistryIsLetIn() async throws {
        #expect(try await answer("ada", code: "good", state: nil).status == 303)
    }

    @Test(arguments: [("eve", "good", String?.none), ("ada", "bad", nil), ("ada", "good", "other")])
    func nobodyElseIs(_ who: String, code: String, state: String?) async throws {
        let response = try await answer(who, code: code, state: state)
        #expect(response.status == 403)
        #expect(response.cookies.isEmpty)
    }
}
