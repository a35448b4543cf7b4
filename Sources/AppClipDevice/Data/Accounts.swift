/// Who signed in with Apple, by team.
///
/// A clip and its full app have the team in common, so that the app finds the person signed in
/// (rule F-16).
public struct Accounts: Sendable, Hashable {
    /// A person, as a team knows them.
    public struct User: Sendable, Hashable {
        /// The prefix of the team's identifiers.
        public let team: String

        /// What `ASAuthorizationAppleIDCredential.user` is.
        public let identifier: String

        /// A person.
        public init(team: String, identifier: String) {
            self.team = team
            self.identifier = identifier
        }
    }

    /// What `getCredentialState(forUserID:)` answers.
    public enum CredentialState: String, Sendable, Hashable, CaseIterable {
        /// The person is signed in.
        case authorized
        /// The person has ended it.
        case revoked
        /// The person never signed in.
        case notFound = "not-found"
    }

    /// Those who signed in, and whether they still are.
    public internal(set) var states: [User: CredentialState] = [:]

    /// Nobody.
    public init() {}
}
