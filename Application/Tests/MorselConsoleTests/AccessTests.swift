// SPDX-License-Identifier: Apache-2.0

import HTTPExchange
import HTTPTypes
import MorselRegistry
import Testing

@testable import MorselConsole

/// Access to the console's pages with and without a session.
struct AccessTests {
    @Test
    func withoutASessionEveryPageLeadsToTheSignIn() async throws {
        let browser = try await Browser()
        for path in [
            "/", "/experiences", "/experiences/1", "/clips", "/builds", "/codes", "/log", "/keys",
            "/people", "/account", "/explain?url=x", "/phone/answer", "/no-such-page",
        ] {
            let response = try await browser.get(path)
            #expect(response.status == 303, "\(path)")
            #expect(response.location?.hasPrefix("/console/sign-in") == true, "\(path)")
        }
    }

    @Test
    func withoutASessionNothingIsChanged() async throws {
        let browser = try await Browser.signedIn()
        browser.setSession("")
        for path in ["/experiences/new", "/people", "/keys", "/builds/1", "/log/1", "/account"] {
            let response = try await browser.post(path, [("action", "publish")], token: "x")
            #expect(response.location?.hasPrefix("/console/sign-in") == true, "\(path)")
        }
        #expect(
            try await browser.registry.read { try $0.log(of: nil, before: nil, limit: 9).count }
                <= 3
        )
    }

    @Test
    func nameAndPasswordMustBelongTogether() async throws {
        let browser = try await Browser()
        try await browser.add("ada", .editor)
        for (name, password) in [
            ("ada", "wrong"), ("bob", Browser.password), ("", ""), ("ada", ""),
        ] {
            let response = try await browser.signIn(name, password)
            #expect(response.status == 403)
            #expect(response.text.contains("do not belong together"))
            #expect(response.cookies.isEmpty)
        }
        let response = try await browser.signIn("Ada")
        #expect(response.status == 303)
    }

    @Test
    func cookieIsForTheConsoleAndForNoScript() async throws {
        let browser = try await Browser()
        try await browser.add("ada", .editor)
        let cookie = try #require(try await browser.signIn("ada").cookies.first)
        for part in ["; Path=/console;", "; HttpOnly", "; SameSite=Lax"] {
            #expect(cookie.contains(part))
        }
        #expect(!cookie.contains("Secure"))
    }

    @Test
    func cookieIsForTLSAloneBehindAProxyWithTLS() async throws {
        let browser = try await Browser(origin: "https://console.example")
        try await browser.add("ada", .editor)
        let form = [("name", "ada"), ("password", Browser.password)]
        let refused = try await browser.post("/sign-in", form)
        #expect(refused.status == 403)
        let response = try await browser.post("/sign-in", form, origin: "https://console.example")
        let cookie = try #require(response.cookies.first)
        // No other host of the domain can set a cookie with this prefix.
        #expect(cookie.hasPrefix("__Host-morsel-session="))
        #expect(cookie.contains("; Path=/;"))
        #expect(cookie.hasSuffix("; Secure"))
    }

    // An attacker who plants a session does not know the one after the sign-in.
    @Test
    func signInMakesAnotherSession() async throws {
        let browser = try await Browser.signedIn()
        let first = browser.session
        try await browser.signIn("ada")
        let second = browser.session
        #expect(first != second)
        browser.setSession(first)
        #expect(try await browser.get("/").status == 303)
        browser.setSession("morsel-session=" + String(repeating: "A", count: 43))
        try await browser.signIn("ada")
        #expect(!browser.session.contains("AAAA"))
    }

    @Test
    func registryHasNoTokenOfASession() async throws {
        let browser = try await Browser.signedIn()
        let token = String(browser.session.dropFirst("morsel-session=".count))
        let sessions = try await browser.registry.read {
            try $0.records(PersonSession.self, of: nil)
        }
        #expect(!sessions.isEmpty)
        #expect(sessions.allSatisfy { $0.id != token && $0.formToken != token })
    }

    @Test(arguments: [(12 * 3_600 - 1, true), (12 * 3_600, false)])
    func sessionEndsWhereNobodyUsesIt(_ seconds: Int64, isAlive: Bool) async throws {
        let browser = try await Browser.signedIn()
        browser.pass(seconds)
        #expect(try await browser.get("/").status == (isAlive ? 200 : 303))
    }

    @Test
    func sessionEndsAfterAWeekHoweverMuchItIsUsed() async throws {
        let browser = try await Browser.signedIn()
        for _ in 0..<13 {
            browser.pass(12 * 3_600 - 60)
            #expect(try await browser.get("/").status == 200)
        }
        browser.pass(12 * 3_600 - 60)
        #expect(try await browser.get("/").status == 200)
        browser.pass(3_600)
        #expect(try await browser.get("/").status == 303)
    }

    @Test
    func signingOutEndsTheSessionAndEverywhereAll() async throws {
        let one = try await Browser.signedIn()
        let other = Browser(beside: one)
        try await other.signIn("ada")
        let before = one.session
        _ = try await one.post("/sign-out", [])
        one.setSession(before)
        #expect(try await one.get("/").status == 303)
        #expect(try await other.get("/").status == 200)
        try await one.signIn("ada")
        _ = try await one.post("/account", [("action", "everywhere")])
        #expect(try await other.get("/").status == 303)
    }

    // The target after the sign-in can come from an attacker.
    @Test(
        arguments: [
            ("/console/builds?x=1", "/console/builds?x=1"), ("https://evil.example/", "/console/"),
            ("//evil.example/console/", "/console/"), ("/console/\\evil", "/console/"),
            ("/console/\r\nSet-Cookie: a=b", "/console/"), ("javascript:alert(1)", "/console/"),
        ]
    )
    func signInLeadsToPagesOfTheConsoleAlone(_ target: String, to location: String) async throws {
        let browser = try await Browser()
        try await browser.add("ada", .editor)
        let form = [("name", "ada"), ("password", Browser.password), ("to", target)]
        #expect(try await browser.post("/sign-in", form).location == location)
    }
}
