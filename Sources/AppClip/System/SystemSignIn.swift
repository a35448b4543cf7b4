#if !hasFeature(Embedded)
/// What `getCredentialState(forUserID:)` answers.
public enum SystemCredentialState: Sendable, Hashable {
    /// The person is signed in.
    case authorized
    /// The person has ended it.
    case revoked
    /// The person never signed in.
    case notFound
    /// The app has gone over to another team.
    case transferred
}

/// What a clip asks for when a person signs in.
public struct SystemSignInRequest: Sendable, Hashable {
    /// Whether it asks for the name.
    public var wantsFullName: Bool

    /// Whether it asks for the address.
    public var wantsEmail: Bool

    /// A text that comes back unchanged; `nil` without one.
    public var state: String?

    /// A text that stands in the token; `nil` without one.
    public var nonce: String?

    /// The user that should sign in again; `nil` for anybody.
    public var user: String?

    /// A request.
    public init(
        wantsFullName: Bool = false,
        wantsEmail: Bool = false,
        state: String? = nil,
        nonce: String? = nil,
        user: String? = nil
    ) {
        self.wantsFullName = wantsFullName
        self.wantsEmail = wantsEmail
        self.state = state
        self.nonce = nonce
        self.user = user
    }
}

/// A person who signed in.
public struct SystemCredential: Sendable, Hashable {
    /// The name by which the team knows the person.
    public var user: String

    /// The first name; `nil` if it was not asked for or given.
    public var givenName: String?

    /// The family name; `nil` if it was not asked for or given.
    public var familyName: String?

    /// The address; `nil` if it was not asked for or given.
    public var email: String?

    /// The signed token; `nil` if the system makes none.
    public var identityToken: [UInt8]?

    /// The code for the team's server; `nil` if the system makes none.
    public var authorizationCode: [UInt8]?

    /// A person.
    public init(
        user: String,
        givenName: String? = nil,
        familyName: String? = nil,
        email: String? = nil,
        identityToken: [UInt8]? = nil,
        authorizationCode: [UInt8]? = nil
    ) {
        self.user = user
        self.givenName = givenName
        self.familyName = familyName
        self.email = email
        self.identityToken = identityToken
        self.authorizationCode = authorizationCode
    }
}

/// Why nobody signed in.
public enum SystemSignInFault: Error, Sendable, Hashable {
    /// The person put the sheet away.
    case canceled
    /// The system cannot do it.
    case failed
    /// There is nothing to show without asking the person.
    case notInteractive
}
#endif
