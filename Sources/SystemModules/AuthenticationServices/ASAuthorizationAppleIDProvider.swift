#if !hasFeature(Embedded)
import AppClip
public import Foundation

/// Makes requests for Sign in with Apple, and tells who is signed in.
///
/// It answers for the system that runs the code, at once and on the caller's thread.
public class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    /// Whether somebody is signed in.
    public enum CredentialState: Int, Sendable, Hashable {
        /// The person has ended it.
        case revoked = 0
        /// The person is signed in.
        case authorized = 1
        /// The person never signed in.
        case notFound = 2
        /// The app has gone over to another team.
        case transferred = 3
    }

    /// A request that an `ASAuthorizationController` performs.
    public func createRequest() -> ASAuthorizationAppleIDRequest {
        ASAuthorizationAppleIDRequest(provider: self)
    }

    /// Hands over whether a person is signed in (rule F-16).
    ///
    /// - Parameters:
    ///   - userID: The `user` of the credential with which the person signed in.
    ///   - completion: Is handed the state, and `nil`.
    public func getCredentialState(
        forUserID userID: String,
        completion: (_ credentialState: CredentialState, _ error: (any Error)?) -> Void
    ) {
        completion(CredentialState(RunningSystem.current.credentialState(ofUser: userID)), nil)
    }

    /// Whether a person is signed in (rule F-16).
    ///
    /// - Parameter userID: The `user` of the credential with which the person signed in.
    /// - Returns: The state.
    /// - Throws: Nothing; Apple's may.
    public func credentialState(forUserID userID: String) async throws -> CredentialState {
        CredentialState(RunningSystem.current.credentialState(ofUser: userID))
    }
}

extension ASAuthorizationAppleIDProvider.CredentialState {
    fileprivate init(_ state: SystemCredentialState) {
        switch state {
        case .authorized: self = .authorized
        case .revoked: self = .revoked
        case .notFound: self = .notFound
        case .transferred: self = .transferred
        }
    }
}
#endif
