// SPDX-License-Identifier: Apache-2.0

/// The result of `getCredentialState(forUserID:)`.
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
    /// Whether it requests the name.
    public var wantsFullName: Bool

    /// Whether it requests the email address.
    public var wantsEmail: Bool

    /// A string that the credential returns unchanged; `nil` without one.
    public var state: String?

    /// A string to include in the identity token; `nil` without one.
    public var nonce: String?

    /// The user who should sign in again; `nil` for any user.
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
    /// The identifier of the user for the developer team.
    public var user: String

    /// The first name; `nil` if it was not requested or not provided.
    public var givenName: String?

    /// The family name; `nil` if it was not requested or not provided.
    public var familyName: String?

    /// The email address; `nil` if it was not requested or not provided.
    public var email: String?

    /// The identity token; `nil` if the system does not create one.
    public var identityToken: [UInt8]?

    /// The authorization code for the team's server; `nil` if the system does not create one.
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

/// The reason that nobody signed in.
public enum SystemSignInError: Error, Sendable, Hashable {
    /// The person dismissed the sheet.
    case canceled
    /// The system cannot sign anyone in.
    case failed
    /// The request needs interaction with the person, which is not possible.
    case notInteractive
}
