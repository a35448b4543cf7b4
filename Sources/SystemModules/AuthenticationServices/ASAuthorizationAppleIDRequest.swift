#if !hasFeature(Embedded)
public import Foundation

/// Something that a person is asked to agree to.
public class ASAuthorizationRequest: NSObject {
    /// Who made the request.
    public let provider: any ASAuthorizationProvider

    init(provider: any ASAuthorizationProvider) {
        self.provider = provider
    }
}

/// A request to sign in with Apple.
public class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
    /// What is asked for beside the sign-in; `nil` for nothing.
    public var requestedScopes: [ASAuthorization.Scope]?

    /// A text that comes back unchanged; `nil` without one.
    public var state: String?

    /// A text that stands in the token; `nil` without one.
    public var nonce: String?

    /// The user that should sign in again; `nil` for anybody.
    public var user: String?
}
#endif
