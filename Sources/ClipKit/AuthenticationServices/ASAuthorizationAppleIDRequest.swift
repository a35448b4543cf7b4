// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
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
}
#endif
