// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipTypes
import Foundation
import HTTPExchange
import HTTPTypes
import MorselRegistry
import MorselRegistrySQLite
import MorselRegistryTesting
import Synchronization

@testable import MorselConsole

/// A console on a registry in memory, and a browser that keeps its cookies.
final class Browser: Sendable {
    let registry: Registry
    let console: Console
    private let cookie = Mutex("")
    private let clock: Clock

    /// A clock that tests set.
    final class Clock: Sendable {
        private let seconds = Mutex<Int64>(1_800_000_000)

        var now: Timestamp { Timestamp(secondsSince1970: seconds.withLock { $0 }) }

        func pass(_ count: Int64) { seconds.withLock { $0 += count } }
    }

    /// Creates a browser that has no session.
    ///
    /// - Parameters:
    ///   - origin: The console's origin; `nil` for this machine.
    ///   - provider: Another provider for signing in.
    /// - Throws: What the registry throws.
    init(origin: String? = nil, provider: (any IdentityProvider)? = nil) async throws {
        let registry = try Registry.sqlite()
        let clock = Clock()
        self.registry = registry
        self.clock = clock
        console = Console(
            registry: registry,
            snapshots: CurrentSnapshot(registry),
            configuration: Console.Configuration(
                origin: origin,
                identityProvider: provider,
                passwordCost: .testing,
                cardWords: { language in
                    language.base == "de"
                        ? CardLabels(
                            language: "de",
                            open: "Öffnen",
                            view: "Ansehen",
                            play: "Spielen",
                            poweredBy: "Bereitgestellt von %"
                        ) : .english
                },
                slowDown: .milliseconds(1),
                now: { clock.now }
            )
        )
    }

    /// Creates another browser for the same console.
    init(beside other: Browser) {
        registry = other.registry
        console = other.console
        clock = other.clock
    }

    /// Returns a browser in which a person with a role is signed in; Fruta's clip is published.
    static func signedIn(_ role: Role = .admin) async throws -> Browser {
        let browser = try await Browser()
        try await browser.add("ada", role)
        _ = try await browser.registry.publish(
            Sample.bundle(),
            stage: .released,
            at: browser.now,
            hosts: HostPermissions()
        )
        try await browser.console.snapshots.refresh()
        try await browser.signIn("ada")
        return browser
    }

    var now: Timestamp { clock.now }

    var session: String { cookie.withLock { $0 } }

    func pass(_ seconds: Int64) { clock.pass(seconds) }

    func setSession(_ text: String) { cookie.withLock { $0 = text } }

    static let password = "correct horse battery"

    func add(_ name: String, _ role: Role) async throws {
        let hash = try PasswordHash(of: Self.password, cost: .testing).text
        let person = Person(
            id: name,
            name: name,
            passwordHash: hash,
            role: role,
            created: now
        )
        try await registry.write(by: .command, at: now) { try $0.put(person) }
    }

    @discardableResult
    func signIn(_ name: String, _ password: String = Browser.password) async throws
        -> Response
    {
        try await post("/sign-in", [("name", name), ("password", password)], token: "")
    }

    func get(_ path: String, from client: String = "127.0.0.1") async throws -> Response {
        try await send(.get, path, from: client)
    }

    /// Sends a form; if it has no token, that of the session is added.
    func post(
        _ path: String,
        _ fields: [(String, String)],
        token: String? = nil,
        origin: String? = "http://localhost:8080",
        fetchSite: String? = nil,
        from client: String = "127.0.0.1"
    ) async throws -> Response {
        let own = try await formToken()
        let all = fields + [("token", token ?? own)]
        let body = all.map { PercentEncoding.encoded($0) + "=" + PercentEncoding.encoded($1) }
            .joined(separator: "&")
        var fields: HTTPFields = [.contentType: "application/x-www-form-urlencoded"]
        fields[.origin] = origin
        fields[.secFetchSite] = fetchSite
        return try await send(.post, path, fields, Array(body.utf8), from: client)
    }

    /// Returns the secret in the forms of the session; empty without a session.
    func formToken() async throws -> String {
        guard let token = session.split(separator: "=").last.flatMap({ SecretToken(String($0)) })
        else { return "" }
        return try await registry.read { store in
            try store.record(PersonSession.self, token.digest)?.formToken ?? ""
        }
    }

    /// Sends a form in parts, whose boundary is `mark`.
    func post(_ path: String, parts: [UInt8]) async throws -> Response {
        try await send(
            .post,
            path,
            [
                .contentType: "multipart/form-data; boundary=mark",
                .origin: "http://localhost:8080",
            ],
            parts
        )
    }

    private func send(
        _ method: HTTPRequest.Method,
        _ path: String,
        _ fields: HTTPFields = [:],
        _ body: [UInt8] = [],
        from client: String = "127.0.0.1"
    ) async throws -> Response {
        var fields = fields
        fields[.cookie] = session
        let response = try await console.response(
            to: Request(
                method,
                RequestTarget("/console\(path)"),
                authority: "localhost:8080",
                headerFields: fields,
                body: body,
                from: .init(client, isOnThisMachine: client == "127.0.0.1")
            )
        )
        for field in response.cookies where field.contains("morsel-session=") {
            cookie.withLock { $0 = String(field.prefix { $0 != ";" }) }
        }
        return response
    }
}

extension Response {
    /// The path to which a browser is redirected.
    var location: String? { headerFields[.location] }

    /// The values of the fields `Set-Cookie`.
    var cookies: [String] { headerFields[values: .setCookie] }

    /// Returns the value of the first hidden field with a name in the page's forms.
    func hidden(_ name: String) -> String {
        let start = "name=\"\(name)\" value=\""
        guard let range = text.range(of: start) else { return "" }
        return String(text[range.upperBound...].prefix { $0 != "\"" })
    }

    /// The text of the page.
    var text: String { String(decoding: body, as: UTF8.self) }
}
