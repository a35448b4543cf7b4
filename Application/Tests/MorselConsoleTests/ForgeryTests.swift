// SPDX-License-Identifier: Apache-2.0

import HTTPExchange
import HTTPTypes
import MorselRegistry
import Testing

@testable import MorselConsole

/// Changes that other sites, other sessions and other roles try to make.
struct ForgeryTests {
    private static let changes: [(path: String, fields: [(String, String)])] = [
        ("/experiences/new", ExperienceForm.fruta), ("/builds/1", [("stage", "withdrawn")]),
        ("/keys", [("name", "mine"), ("role", "admin")]),
        (
            "/people",
            [
                ("action", "add"), ("id", "eve"), ("name", "Eve"), ("password", Browser.password),
                ("role", "admin"),
            ]
        ),
        ("/log/1", []), ("/sign-out", []), ("/account", [("action", "everywhere")]),
        ("/test-invocations", [("build", "1"), ("title", "a"), ("url", "https://fruta.example/")]),
        (
            "/clips/ABCDE12345.com.example.Fruta.Clip/1.0",
            [("language", "en"), ("subtitle-en", "x")]
        ),
        ("/codes", [("urls", "https://fruta.example/"), ("action", "svg")]),
    ]

    private func count(_ browser: Browser) async throws -> Int {
        try await browser.registry.read { try $0.log(of: nil, before: nil, limit: 100).count }
    }

    @Test(arguments: changes.indices)
    func wrongTokenChangesNothing(_ index: Int) async throws {
        let (path, fields) = Self.changes[index]
        let browser = try await Browser.signedIn()
        let before = try await count(browser)
        let other = Browser(beside: browser)
        try await other.signIn("ada")
        for token in ["", "x", try await other.formToken()] {
            #expect(try await browser.post(path, fields, token: token).status == 403)
        }
        #expect(try await count(browser) == before)
        #expect(try await browser.get("/").status == 200)
    }

    @Test(
        arguments: [
            ("https://evil.example", "cross-site"), ("null", "cross-site"), (nil, "cross-site"),
            (nil, "same-site"), (nil, nil), ("http://localhost:8081", "same-site"),
            ("https://localhost:8080", nil), ("http://localhost:8080.evil.example", nil),
            ("http://evil.example", "same-origin"),
        ] as [(String?, String?)]
    )
    func otherOriginChangesNothing(_ origin: String?, fetchSite: String?) async throws {
        let browser = try await Browser.signedIn()
        let before = try await count(browser)
        for (path, fields) in Self.changes {
            let response = try await browser.post(
                path,
                fields,
                origin: origin,
                fetchSite: fetchSite
            )
            #expect(response.status == 403, "\(path)")
        }
        #expect(try await count(browser) == before)
        #expect(try await browser.get("/").status == 200)
    }

    @Test
    func browserWithoutOriginIsBelievedByItsOtherField() async throws {
        let browser = try await Browser.signedIn()
        let response = try await browser.post(
            "/builds/1",
            [("stage", "withdrawn")],
            origin: nil,
            fetchSite: "same-origin"
        )
        #expect(response.status == 303)
    }

    // The changes that each role can make; every role can make codes.
    @Test(arguments: [(Role.viewer, 0), (.editor, 5)])
    func roleLimitsChanges(_ role: Role, allowed: Int) async throws {
        let browser = try await Browser.signedIn(role)
        let own: Set = ["/sign-out", "/account", "/codes"]
        var made = 0
        for (path, fields) in Self.changes where !own.contains(path) {
            if try await browser.post(path, fields).status != 403 { made += 1 }
        }
        #expect(made == allowed)
    }

    @Test(arguments: [Role.viewer, .editor])
    func keysAndPeopleAreForAdministrators(_ role: Role) async throws {
        let browser = try await Browser.signedIn(role)
        for path in ["/keys", "/people"] { #expect(try await browser.get(path).status == 403) }
        let page = try await browser.get("/").text
        #expect(!page.contains("/console/keys"))
    }

    @Test
    func thereIsAlwaysAnAdministrator() async throws {
        let browser = try await Browser.signedIn()
        for action in ["remove", "role"] {
            let fields = [("id", "ada"), ("role", "viewer"), ("action", action)]
            #expect(try await browser.post("/people", fields).status == 422)
        }
        #expect(try await browser.get("/people").status == 200)
    }
}
