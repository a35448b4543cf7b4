#if !hasFeature(Embedded)
import AppClip
public import Foundation

/// A person who signed in with Apple.
public class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    /// The name by which the team knows the person: what a clip keeps for its app (rule F-16).
    public let user: String

    /// The text of the request; `nil` without one.
    public let state: String?

    /// What was asked for beside the sign-in.
    public let authorizedScopes: [ASAuthorization.Scope]

    /// The person's name; `nil` if it was not asked for or given.
    public let fullName: PersonNameComponents?

    /// The person's address; `nil` if it was not asked for or given.
    public let email: String?

    /// The signed token; `nil` if the system makes none.
    public let identityToken: Data?

    /// The code for the team's server; `nil` if the system makes none.
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
#endif
