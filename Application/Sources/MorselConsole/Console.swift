// SPDX-License-Identifier: Apache-2.0

package import AppClipBytes
package import AppClipTypes
import Foundation
package import HTTPExchange
package import MorselRegistry

/// The console: the pages on which people manage experiences, builds, codes and keys.
///
/// It does not use the network: it takes requests as values, and returns responses.
package struct Console: Sendable {
    /// The options of a console: its origin, and the ways to sign in.
    package struct Configuration: Sendable {
        /// The origin under which people reach the console, such as `https://console.example`;
        /// `nil` if it is the authority of each request, over plain HTTP on this machine.
        package var origin: String?

        /// The hosts of generated links.
        package var linkHosts: Set<HostName>

        /// A way to sign in other than by password; `nil` if there is none.
        package var identityProvider: (any IdentityProvider)?

        /// The cost of hashing a password, and so of a guess.
        package var passwordCost: PasswordHash.Cost

        /// Returns the fixed words of cards in the language that best suits a reader's language.
        package var cardWords: @Sendable (Language) -> CardLabels

        /// The unit of the delay after many failed attempts to sign in; the delay grows in steps of it.
        package var slowDown: Duration

        /// The source of the current time.
        package var now: @Sendable () -> Timestamp

        /// Creates a configuration.
        package init(
            origin: String? = nil,
            linkHosts: Set<HostName> = [],
            identityProvider: (any IdentityProvider)? = nil,
            passwordCost: PasswordHash.Cost = .standard,
            cardWords: @escaping @Sendable (Language) -> CardLabels = { _ in .english },
            slowDown: Duration = .seconds(1),
            now: @escaping @Sendable () -> Timestamp = { .now }
        ) {
            self.origin = origin
            self.linkHosts = linkHosts
            self.identityProvider = identityProvider
            self.passwordCost = passwordCost
            self.cardWords = cardWords
            self.slowDown = slowDown
            self.now = now
        }
    }

    let registry: Registry
    let snapshots: CurrentSnapshot
    let configuration: Configuration
    let access: Access
    let searches = SearchTurns()

    /// Creates the console of a registry.
    package init(
        registry: Registry,
        snapshots: CurrentSnapshot,
        configuration: Configuration = Configuration()
    ) {
        self.registry = registry
        self.snapshots = snapshots
        self.configuration = configuration
        access = Access(
            registry: registry,
            passwords: PasswordChecker(cost: configuration.passwordCost),
            slowDown: configuration.slowDown
        )
    }

    /// Returns whether a request has the token of a session.
    package func isSignedIn(_ request: Request) async -> Bool {
        let tokens = tokens(of: request)
        return (try? await access.visitor(with: tokens, at: configuration.now())) ?? nil != nil
    }

    /// Returns the path of a link for the first administrator, which works once, for fifteen
    /// minutes and only on this machine; `nil` if somebody can already sign in.
    ///
    /// - Throws: An error of the registry.
    package func firstLink() async throws -> String? {
        try await access.makeFirstLink(at: configuration.now()).map {
            "/console/first?link=\($0.text)"
        }
    }

    /// Returns the response to a request.
    ///
    /// - Throws: An error of the registry.
    package func response(to request: Request) async throws -> Response {
        if request.isChange, !request.isFromConsole(ownOrigin: configuration.origin) {
            return MessagePage.otherSite
        }
        let entry = SignInPages(console: self, request: request)
        if let response = try await entry.response() { return response }
        let now = configuration.now()
        guard let visitor = try await access.visitor(with: tokens(of: request), at: now) else {
            return entry.signInFirst
        }
        return try await response(to: request, of: visitor, at: now)
    }

    private func response(
        to request: Request,
        of visitor: Visitor,
        at now: Timestamp
    ) async throws -> Response {
        var form = FormFields()
        if request.isChange {
            guard let sent = FormFields(request) else { return MessagePage.malformed }
            guard visitor.session.formToken.isSameSecret(as: sent.raw("token")) else {
                return MessagePage.oldForm
            }
            form = sent
        }
        let context = PageContext(
            console: self,
            visitor: visitor,
            path: request.path.split(separator: "/").dropFirst()
                .map { PercentEncoding.decoded($0.utf8) ?? "" },
            query: FormFields(encoded: request.target.query ?? ""),
            form: form,
            isChange: request.isChange,
            now: now
        )
        do {
            let needed = Shell.parts.first { $0.folder == context.folder }?.role ?? .viewer
            guard visitor.may(needed) else { throw PageError.notAllowed }
            return try await context.page()
        } catch let error as PageError {
            return MessagePage.page(error)
        } catch is PasswordChecker.BusyError {
            return MessagePage.busy
        } catch let error as RegistryError {
            guard let page = MessagePage.page(error) else { throw error }
            return page
        }
    }

    /// The name of the session cookie.
    ///
    /// Browsers accept a cookie with this prefix only over TLS, from this host and for all of it,
    /// so that no other host of the domain can plant one.
    var cookieName: String { isSecure ? "__Host-morsel-session" : "morsel-session" }

    /// The maximum number of tokens of a request that are looked up.
    private static let mostTokens = 64

    /// Returns the tokens of a request that may belong to sessions.
    func tokens(of request: Request) -> [SecretToken] {
        Array(request.cookies(cookieName).compactMap { SecretToken($0) }.prefix(Self.mostTokens))
    }

    private var isSecure: Bool { configuration.origin?.hasPrefix("https://") ?? false }

    /// Returns the cookie that carries a session; without a token, one that removes it.
    func cookie(_ token: SecretToken?) -> String {
        let age = token == nil ? 0 : Access.longestSession
        return "\(cookieName)=\(token?.text ?? ""); Path=\(isSecure ? "/" : "/console"); "
            + "Max-Age=\(age); HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")"
    }
}
