#if !hasFeature(Embedded)
import AppClip
public import Foundation

/// Asks a person to agree to a request.
///
/// The system that runs the code is asked at once: when ``performRequests()`` returns, the delegate was
/// told.
public class ASAuthorizationController: NSObject {
    /// What is asked; the first sign-in with Apple among it is performed.
    public let authorizationRequests: [ASAuthorizationRequest]

    /// Who is told what came of it; it is not kept alive.
    public weak var delegate: (any ASAuthorizationControllerDelegate)?

    /// Prepares requests.
    public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
    }

    /// Asks the person.
    public func performRequests() {
        let requests = authorizationRequests.compactMap { $0 as? ASAuthorizationAppleIDRequest }
        guard let request = requests.first else {
            return fail(.notHandled)
        }
        let scopes = request.requestedScopes ?? []
        let question = SystemSignInRequest(
            wantsFullName: scopes.contains(.fullName),
            wantsEmail: scopes.contains(.email),
            state: request.state,
            nonce: request.nonce,
            user: request.user
        )
        do {
            let credential = try RunningSystem.current.signIn(question)
            let authorization = ASAuthorization(
                provider: request.provider,
                credential: ASAuthorizationAppleIDCredential(credential, for: request)
            )
            delegate?.authorizationController(
                controller: self,
                didCompleteWithAuthorization: authorization
            )
        } catch {
            switch error {
            case .canceled: fail(.canceled)
            case .failed: fail(.failed)
            case .notInteractive: fail(.notInteractive)
            }
        }
    }

    private func fail(_ code: ASAuthorizationError.Code) {
        delegate?.authorizationController(
            controller: self,
            didCompleteWithError: ASAuthorizationError(code)
        )
    }
}

/// Is told what came of requests; each method can be left out.
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    /// The person agreed.
    func authorizationController(
        controller: ASAuthorizationController,
        didCompleteWithAuthorization authorization: ASAuthorization
    )

    /// The person did not agree, or could not be asked.
    func authorizationController(
        controller: ASAuthorizationController,
        didCompleteWithError error: any Error
    )
}

extension ASAuthorizationControllerDelegate {
    /// Does nothing.
    public func authorizationController(
        controller: ASAuthorizationController,
        didCompleteWithAuthorization authorization: ASAuthorization
    ) {}

    /// Does nothing.
    public func authorizationController(
        controller: ASAuthorizationController,
        didCompleteWithError error: any Error
    ) {}
}
#endif
