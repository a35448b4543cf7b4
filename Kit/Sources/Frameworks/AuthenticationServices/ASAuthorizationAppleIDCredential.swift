// SPDX-License-Identifier: Apache-2.0

import AppClip
public import Foundation

/// The credential of a person who signed in with Apple.
public class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    /// The identifier of the user for the developer team, which a clip stores for its app (rule F-16).
    public let user: String

    /// The state of the request; `nil` without one.
    public let state: String?

    /// The requested scopes.
    public let authorizedScopes: [ASAuthorization.Scope]

    /// The person's name; `nil` if it was not requested or not provided.
    public let fullName: PersonNameComponents?

    /// The person's email address; `nil` if it was not requested or not provided.
    public let email: String?

    /// The identity token; `nil` if the system does not create one.
    public let identityToken: Data?

    /// The authorization code for the team's server; `nil` if the system does not create one.
    public let authorizationCode: Data?

    init(_ credential: SystemCredential, for request: ASAuthorizationAppleIDRequest) {
        user = credential.user
        state = request.state
        authorizedScopes = request.requestedScopes ?? []
        if credential.givenName == nil && credential.familyName == nil {
            fullName = nil
        } else {
            var name = PersonNameComponents()
            name.givenName = credential.givenName
            name.familyName = credential.familyName
            fullName = name
        }
        email = credential.email
        identityToken = credential.identityToken.map { Data($0) }
        authorizationCode = credential.authorizationCode.map { Data($0) }
    }
}
