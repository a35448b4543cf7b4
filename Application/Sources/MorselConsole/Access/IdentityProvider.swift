// SPDX-License-Identifier: Apache-2.0

internal import MorselRegistry

/// Who a person is, by somebody else's word, such as that of an OpenID Connect provider.
package struct Identity: Sendable, Hashable {
    /// The name for signing in, as in ``MorselRegistry/Person/id``.
    package let person: String

    /// An identity.
    package init(person: String) { self.person = person }
}

/// Another way to sign in than by password: the place where OpenID Connect belongs.
///
/// The console sends a browser to ``address(state:)``; the provider sends it back to
/// `/console/identity` with the state and an answer of its own. Only people of the registry are let in.
package protocol IdentityProvider: Sendable {
    /// What the button on the sign-in page says.
    var name: String { get }

    /// Where a browser is sent.
    ///
    /// - Parameter state: A secret of this try, which the answer has to repeat.
    /// - Returns: The URL.
    func address(state: String) -> String

    /// Who has come back.
    ///
    /// - Parameter query: The query of the answer, percent-encoded.
    /// - Returns: The identity, or `nil` where the provider does not vouch for anybody.
    /// - Throws: What asking the provider throws.
    func identity(for query: String) async throws -> Identity?
}
