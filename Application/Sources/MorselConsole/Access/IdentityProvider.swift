// SPDX-License-Identifier: Apache-2.0

import MorselRegistry

/// The identity of a person, as confirmed by a provider such as one of OpenID Connect.
package struct Identity: Sendable, Hashable {
    /// The name for signing in, as in ``MorselRegistry/Person/id``.
    package let person: String

    /// Creates an identity.
    package init(person: String) { self.person = person }
}

/// A way to sign in other than by password, such as OpenID Connect.
///
/// The console sends a browser to ``address(state:)``; the provider sends it back to
/// `/console/identity` with the state and an answer of its own. Only people of the registry can sign in.
package protocol IdentityProvider: Sendable {
    /// The name of the provider, for the button on the sign-in page.
    var name: String { get }

    /// Returns the URL to which a browser is sent.
    ///
    /// - Parameter state: A secret of this attempt, which the answer has to repeat.
    /// - Returns: The URL.
    func address(state: String) -> String

    /// Returns the identity of the person whom the provider has sent back.
    ///
    /// - Parameter query: The query of the answer, percent-encoded.
    /// - Returns: The identity, or `nil` if the provider does not confirm one.
    /// - Throws: Any error of the request to the provider.
    func identity(for query: String) async throws -> Identity?
}
