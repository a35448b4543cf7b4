// SPDX-License-Identifier: Apache-2.0

import AppClip
public import Foundation

/// Creates requests for Sign in with Apple, and returns the state of credentials.
///
/// It uses the system that runs the code. Completion handlers are called before the method returns, on the
/// same thread.
public class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    /// The relation of a user to Sign in with Apple, as the system reports it.
    public enum CredentialState: Int, Sendable, Hashable {
        /// The user has stopped using Sign in with Apple for the app.
        case revoked = 0
        /// The user is signed in.
        case authorized = 1
        /// The user never signed in.
        case notFound = 2
        /// The app was transferred to another team.
        case transferred = 3
    }

    /// Creates a request for an `ASAuthorizationController`.
    public func createRequest() -> ASAuthorizationAppleIDRequest {
        ASAuthorizationAppleIDRequest(provider: self)
    }

    /// Returns the state of a user's credential (rule F-16).
    ///
    /// - Parameters:
    ///   - userID: The `user` of the credential.
    ///   - completion: Receives the state and no error.
    public func getCredentialState(
        forUserID userID: String,
        completion: (_ credentialState: CredentialState, _ error: (any Error)?) -> Void
    ) {
        completion(CredentialState(RunningSystem.current.credentialState(ofUser: userID)), nil)
    }

    /// Returns the state of a user's credential (rule F-16).
    ///
    /// - Parameter userID: The `user` of the credential.
    /// - Returns: The state.
    /// - Throws: Never, unlike Apple's.
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
