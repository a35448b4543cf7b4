// SPDX-License-Identifier: Apache-2.0

import AppClip
public import Foundation

/// An authorization request.
public class ASAuthorizationRequest: NSObject {
    /// The provider that created the request.
    public let provider: any ASAuthorizationProvider

    init(provider: any ASAuthorizationProvider) {
        self.provider = provider
    }
}

/// A request to sign in with Apple.
public class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
    /// The requested scopes; `nil` for none.
    public var requestedScopes: [ASAuthorization.Scope]?

    /// A string that the credential returns unchanged; `nil` without one.
    public var state: String?

    /// A string to include in the identity token; `nil` without one.
    public var nonce: String?

    /// The user who should sign in again; `nil` for any user.
    public var user: String?

    // Performs the request on the system that runs the code.
    func answer() -> Result<ASAuthorization, ASAuthorizationError> {
        let scopes = requestedScopes ?? []
        let signIn = SystemSignInRequest(
            wantsFullName: scopes.contains(.fullName),
            wantsEmail: scopes.contains(.email),
            state: state,
            nonce: nonce,
            user: user
        )
        do {
            let credential = try RunningSystem.current.signIn(signIn)
            return .success(
                ASAuthorization(
                    provider: provider,
                    credential: ASAuthorizationAppleIDCredential(credential, for: self)
                )
            )
        } catch {
            switch error {
            case .canceled: return .failure(ASAuthorizationError(.canceled))
            case .failed: return .failure(ASAuthorizationError(.failed))
            case .notInteractive: return .failure(ASAuthorizationError(.notInteractive))
            }
        }
    }
}
