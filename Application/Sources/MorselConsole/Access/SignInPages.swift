// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes
internal import MorselRegistry

/// The pages for clients that are not signed in.
struct SignInPages: Sendable {
    let console: Console
    let request: ConsoleRequest

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
    func response() async throws -> ConsoleResponse? {
        let query = FormFields(encoded: request.query)
        switch (request.path, request.method) {
        case ("/sign-in", .read): return signInPage(SignIn(target: query.text("to")))
        case ("/sign-in", .change): return try await signIn()
        case ("/first", .read): return try await firstPage(query.text("link"))
        case ("/first", .change): return try await follow()
        case ("/identity/start", .read): return startIdentity()
        case ("/identity", .read): return try await identity(query)
        default: return nil
        }
    }

    /// A redirection to the sign-in page, which leads to the requested page afterwards.
    var signInFirst: ConsoleResponse {
        let asked = request.path + (request.query.isEmpty ? "" : "?\(request.query)")
        let isWorthIt = request.method == .read && asked != "/"
        let query = isWorthIt ? "?to=\(PercentEncoding.encoded("/console\(asked)"))" : ""
        return .redirect(to: "/console/sign-in\(query)")
    }

    private func signInPage(_ page: SignIn, status: Int = 200) -> ConsoleResponse {
        var page = page
        page.provider = console.configuration.identityProvider.map { "Sign in with \($0.name)" }
        return .html(ConsoleTemplates.render("sign-in", page), status: status)
    }

    private func signIn() async throws -> ConsoleResponse {
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
                    client: request.client,
                    tokens: console.tokens(of: request)
                ),
                at: now
            )
            return try await signedIn(token, to: page.target)
        } catch let refusal as Access.SignInError {
            page.problem = refusal.sentence
            var response = signInPage(page, status: refusal.status)
            response.retryAfter = refusal.secondsToWait
            return response
        } catch RegistryError.readOnly {
            page.problem = "The database is read-only, so nobody can sign in here."
            return signInPage(page, status: 503)
        }
    }

    /// Redirects to a page with a new session; the session that the browser had before ends.
    private func signedIn(_ token: SecretToken, to target: String) async throws -> ConsoleResponse {
        let now = console.configuration.now()
        if let visitor = try await console.access.visitor(
            with: console.tokens(of: request),
            at: now
        ) {
            try await console.access.signOut(visitor, everywhere: false, at: now)
        }
        var response = ConsoleResponse.redirect(to: Self.ownPath(target) ?? "/console/")
        response.cookies = [console.cookie(token)]
        return response
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
        guard request.isFromThisMachine, let link = SecretToken(text),
            try await console.access.isOpen(link, at: console.configuration.now())
        else { return nil }
        return link
    }

    private func firstPage(_ text: String) async throws -> ConsoleResponse {
        guard let link = try await openLink(text) else { return MessagePage.oldLink }
        return .html(ConsoleTemplates.render("first", First(link: link.text)))
    }

    private func follow() async throws -> ConsoleResponse {
        guard let form = FormFields(request) else { return MessagePage.malformed }
        guard let link = try await openLink(form.text("link")) else { return MessagePage.oldLink }
        let now = console.configuration.now()
        let name = form.text("name")
        let password = form.raw("password")
        guard let problem = NewPerson.problem(name: name, password: password) else {
            let hash = try await console.access.passwords.hash(
                of: password,
                for: .init(key: FailedTries.Key("first", request.client))
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
        return .html(ConsoleTemplates.render("first", page), status: 422)
    }

    // MARK: Other providers

    private static let stateCookie = "morsel-identity"

    private func startIdentity() -> ConsoleResponse? {
        guard let provider = console.configuration.identityProvider else { return nil }
        let state = SecretToken()
        var response = ConsoleResponse.redirect(to: provider.address(state: state.text))
        response.cookies = [
            "\(Self.stateCookie)=\(state.text); Path=/console/identity; Max-Age=600; HttpOnly; SameSite=Lax"
        ]
        return response
    }

    private func identity(_ query: FormFields) async throws -> ConsoleResponse? {
        guard let provider = console.configuration.identityProvider else { return nil }
        let refusal = SignIn(problem: "\(provider.name) did not vouch for you.")
        let state = query.raw("state")
        guard request.cookies(Self.stateCookie).contains(where: { $0.isSameSecret(as: state) }),
            let identity = try await provider.identity(for: request.query),
            let person = try await console.registry.read({
                try $0.record(Person.self, identity.person)
            })
        else { return signInPage(refusal, status: 403) }
        let token = try await console.access.begin(for: person, at: console.configuration.now())
        return try await signedIn(token, to: "")
    }
}

extension Access.SignInError {
    fileprivate var status: Int {
        switch self {
        case .wrong: 403
        case .tooManyTries, .sameSenderWaits: 429
        case .busy: 503
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
