// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import HTTPExchange
import HTTPTypes
import MorselRegistry

/// The pages for clients that are not signed in.
struct SignInPages: Sendable {
    let console: Console
    let request: Request

    private struct SignIn {
        let title = "Sign in"
        var problem: String?
        var name = ""
        var target = ""
        var provider: String?
    }

    private struct First {
        let title = "First administrator"
        var problem: String?
        var name = ""
        let link: String
    }

    /// Returns the response, or `nil` for a path that requires a session.
    func response() async throws -> Response? {
        let query = FormFields(encoded: request.target.query ?? "")
        switch (request.path, request.isChange) {
        case ("/console/sign-in", false): return signInPage(SignIn(target: query.text("to")))
        case ("/console/sign-in", true): return try await signIn()
        case ("/console/first", false): return try await firstPage(query.text("link"))
        case ("/console/first", true): return try await follow()
        case ("/console/identity/start", false): return startIdentity()
        case ("/console/identity", false): return try await identity(query)
        default: return nil
        }
    }

    /// A redirection to the sign-in page, which leads to the requested page afterwards.
    var signInFirst: Response {
        let asked = request.target.query == "" ? request.path : request.target.text
        let isWorthIt = !request.isChange && asked != "/console/"
        let query = isWorthIt ? "?to=\(PercentEncoding.encoded(asked))" : ""
        return .redirect(to: "/console/sign-in\(query)")
    }

    private func signInPage(_ page: SignIn, status: HTTPResponse.Status = .ok) -> Response {
        var page = page
        page.provider = console.configuration.identityProvider.map { "Sign in with \($0.name)" }
        return .html(ConsoleTemplates.render("sign-in", page), status: status)
    }

    private func signIn() async throws -> Response {
        guard let form = FormFields(request) else { return MessagePage.malformed }
        let now = console.configuration.now()
        let name = form.text("name")
        var page = SignIn(
            name: String(name.prefix(Person.longestName)),
            target: Self.ownPath(form.text("to")) ?? ""
        )
        do {
            let token = try await console.access.signIn(
                Access.Attempt(
                    name: name,
                    password: form.raw("password"),
                    client: request.client.key,
                    tokens: console.tokens(of: request)
                ),
                at: now
            )
            return try await signedIn(token, to: page.target)
        } catch let refusal as Access.SignInError {
            page.problem = refusal.sentence
            var response = signInPage(page, status: refusal.status)
            response.headerFields[.retryAfter] = refusal.secondsToWait.map { "\($0)" }
            return response
        } catch RegistryError.readOnly {
            page.problem = "The database is read-only, so nobody can sign in here."
            return signInPage(page, status: .serviceUnavailable)
        }
    }

    /// Redirects to a page with a new session; the session that the browser had before ends.
    private func signedIn(_ token: SecretToken, to target: String) async throws -> Response {
        let now = console.configuration.now()
        if let visitor = try await console.access.visitor(
            with: console.tokens(of: request),
            at: now
        ) {
            try await console.access.signOut(visitor, everywhere: false, at: now)
        }
        return .redirect(to: Self.ownPath(target) ?? "/console/", cookie: console.cookie(token))
    }

    /// Returns a path of the console, or `nil` if the text could lead to another site.
    private static func ownPath(_ text: String) -> String? {
        let isPath =
            text.hasPrefix("/console/") && text.utf8.count <= 2_048
            && text.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") }
        return isPath ? text : nil
    }

    // MARK: The first person

    private func openLink(_ text: String) async throws -> SecretToken? {
        guard request.client.isOnThisMachine, let link = SecretToken(text),
            try await console.access.isOpen(link, at: console.configuration.now())
        else { return nil }
        return link
    }

    private func firstPage(_ text: String) async throws -> Response {
        guard let link = try await openLink(text) else { return MessagePage.oldLink }
        return .html(ConsoleTemplates.render("first", First(link: link.text)))
    }

    private func follow() async throws -> Response {
        guard let form = FormFields(request) else { return MessagePage.malformed }
        guard let link = try await openLink(form.text("link")) else { return MessagePage.oldLink }
        let now = console.configuration.now()
        let name = form.text("name")
        let password = form.raw("password")
        guard let problem = NewPerson.problem(name: name, password: password) else {
            let hash = try await console.access.passwords.hash(
                of: password,
                for: .init(key: FailedTries.Key("first", request.client.key))
            )
            let person = Person(
                id: name,
                name: name,
                passwordHash: hash,
                role: .admin,
                created: now
            )
            guard try await console.access.follow(link, adding: person, at: now) else {
                return MessagePage.oldLink
            }
            return try await signedIn(try await console.access.begin(for: person, at: now), to: "")
        }
        let page = First(problem: problem, name: name, link: link.text)
        return .html(ConsoleTemplates.render("first", page), status: .unprocessableContent)
    }

    // MARK: Other providers

    private static let stateCookie = "morsel-identity"

    private func startIdentity() -> Response? {
        guard let provider = console.configuration.identityProvider else { return nil }
        let state = SecretToken()
        return .redirect(
            to: provider.address(state: state.text),
            cookie: "\(Self.stateCookie)=\(state.text); Path=/console/identity; Max-Age=600; "
                + "HttpOnly; SameSite=Lax"
        )
    }

    private func identity(_ query: FormFields) async throws -> Response? {
        guard let provider = console.configuration.identityProvider else { return nil }
        let refusal = SignIn(problem: "\(provider.name) did not vouch for you.")
        let state = query.raw("state")
        guard request.cookies(Self.stateCookie).contains(where: { $0.isSameSecret(as: state) }),
            let identity = try await provider.identity(for: request.target.query ?? ""),
            let person = try await console.registry.read({
                try $0.record(Person.self, identity.person)
            })
        else { return signInPage(refusal, status: .forbidden) }
        let token = try await console.access.begin(for: person, at: console.configuration.now())
        return try await signedIn(token, to: "")
    }
}

extension Access.SignInError {
    fileprivate var status: HTTPResponse.Status {
        switch self {
        case .wrong: .forbidden
        case .tooManyTries, .sameSenderWaits: .tooManyRequests
        case .busy: .serviceUnavailable
        }
    }

    fileprivate var sentence: String {
        switch self {
        case .wrong: "Name and password do not belong together."
        case .tooManyTries(let seconds):
            "Too many tries. Wait \(seconds) seconds, and try again."
        case .sameSenderWaits:
            "Other tries from your address are being checked. Try again in a moment."
        case .busy: "Too many people sign in at the moment. Try again in a moment."
        }
    }

    /// The time after which another attempt can succeed, in seconds.
    fileprivate var secondsToWait: Int? {
        switch self {
        case .wrong: nil
        case .tooManyTries(let seconds): seconds
        case .sameSenderWaits: 2
        case .busy: 5
        }
    }
}
