// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes
internal import HTMLTemplates
internal import MorselRegistry

/// The pages for those who are not signed in.
struct EntryPages: Sendable {
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

    /// The response, or `nil` for a path that takes a session.
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

    /// Leads to the sign-in page, and from there to the page that was asked for.
    var signInFirst: ConsoleResponse {
        let asked = request.path + (request.query.isEmpty ? "" : "?\(request.query)")
        let isWorthIt = request.method == .read && asked != "/"
        let query = isWorthIt ? "?to=\("/console\(asked)".percentEncoded)" : ""
        return .redirect(to: "/console/sign-in\(query)")
    }

    private func signInPage(_ page: SignIn, status: Int = 200) -> ConsoleResponse {
        var page = page
        page.provider = console.configuration.identityProvider.map { "Sign in with \($0.name)" }
        return .html(ConsoleTemplates.render("sign-in", page), status: status)
    }

    private func signIn() async throws -> ConsoleResponse {
        guard let form = FormFields(request) else { return MessagePage.malformed }
        var page = SignIn(name: form.text("name"), target: form.text("to"))
        do {
            let token = try await console.access.signIn(
                page.name,
                form.raw("password"),
                from: request.client,
                at: console.configuration.now()
            )
            return try await signedIn(token, to: page.target)
        } catch let refusal as Access.Refusal {
            switch refusal {
            case .wrong:
                page.problem = "Name and password do not belong together."
                return signInPage(page, status: 403)
            case .tooManyTries:
                page.problem = "Too many tries. Wait a minute, and try again."
                return signInPage(page, status: 429)
            }
        }
    }

    /// Goes on with a session; one that the browser had before ends.
    private func signedIn(_ token: SecretToken, to target: String) async throws -> ConsoleResponse {
        let now = console.configuration.now()
        if let old = request.cookie(console.cookieName).flatMap({ SecretToken($0) }),
            let visitor = try await console.access.visitor(with: old, at: now)
        {
            try await console.access.signOut(visitor, everywhere: false, at: now)
        }
        var response = ConsoleResponse.redirect(to: Self.ownPath(target) ?? "/console/")
        response.cookies = [console.cookie(token)]
        return response
    }

    /// A path of the console, or `nil` for what would lead to another site.
    private static func ownPath(_ text: String) -> String? {
        let isPath =
            text.hasPrefix("/console/")
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
            let hash = try await console.access.passwords.hash(of: password)
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
        guard let state = request.cookie(Self.stateCookie),
            state.isSameSecret(as: query.raw("state")),
            let identity = try await provider.identity(for: request.query),
            let person = try await console.registry.read({
                try $0.record(Person.self, identity.person)
            })
        else { return signInPage(refusal, status: 403) }
        let token = try await console.access.begin(for: person, at: console.configuration.now())
        return try await signedIn(token, to: "")
    }
}
