// SPDX-License-Identifier: Apache-2.0

/// The state of Sign in with Apple, by team.
///
/// A clip and its full app belong to the same team, so a person who is signed in to the clip is
/// also signed in to the app (rule F-16).
public struct Accounts: Sendable, Hashable {
    /// A person, as identified to a team.
    public struct User: Sendable, Hashable {
        /// The prefix of the team's identifiers.
        public let team: String

        /// The value of `ASAuthorizationAppleIDCredential.user`.
        public let identifier: String

        /// Creates a person.
        public init(team: String, identifier: String) {
            self.team = team
            self.identifier = identifier
        }
    }

    /// The result of `getCredentialState(forUserID:)`.
    public enum CredentialState: String, Sendable, Hashable, CaseIterable {
        /// The person is signed in.
        case authorized
        /// The person stopped using Sign in with Apple with the team.
        case revoked
        /// The person never signed in.
        case notFound = "not-found"
    }

    /// All people who have ever signed in, and their current state.
    public internal(set) var states: [User: CredentialState] = [:]

    /// Creates an empty set of accounts.
    public init() {}
}
