// SPDX-License-Identifier: Apache-2.0

/// The state of a user's credential: the result of `getCredentialState(forUserID:)`.
public enum SystemCredentialState: Sendable, Hashable {
    /// The user is signed in.
    case authorized
    /// The user has stopped using Sign in with Apple for the app.
    case revoked
    /// The user never signed in.
    case notFound
    /// The app was transferred to another team.
    case transferred
}

/// A request for Sign in with Apple.
public struct SystemSignInRequest: Sendable, Hashable {
    /// A Boolean value that indicates whether the app requests the person's name.
    public var wantsFullName: Bool

    /// A Boolean value that indicates whether the app requests the person's email address.
    public var wantsEmail: Bool

    /// A string with which the app recognizes the response to this request; `nil` without one.
    public var state: String?

    /// A string to include in the identity token, against replay attacks; `nil` without one.
    public var nonce: String?

    /// The identifier of the user who has to sign in again; `nil` for any user.
    public var user: String?

    /// Creates a request.
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

/// The credential of a person who signed in.
public struct SystemCredential: Sendable, Hashable {
    /// The identifier of the user, the same in all apps and clips of the team.
    public var user: String

    /// The first name; `nil` if it was not requested or not provided.
    public var givenName: String?

    /// The family name; `nil` if it was not requested or not provided.
    public var familyName: String?

    /// The email address; `nil` if it was not requested or not provided.
    public var email: String?

    /// The identity token, a JSON Web Token in UTF-8; `nil` if the system does not create one.
    public var identityToken: [UInt8]?

    /// The authorization code for the team's server, in UTF-8; `nil` if the system does not create one.
    public var authorizationCode: [UInt8]?

    /// Creates a credential.
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

/// The reason a sign-in failed.
public enum SystemSignInError: Error, Sendable, Hashable {
    /// The person dismissed the sheet.
    case canceled
    /// The system cannot sign anyone in.
    case failed
    /// The request needs interaction with the person, which is not possible.
    case notInteractive
}
