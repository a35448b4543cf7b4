// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Performs authorization requests, on the system that runs the code.
///
/// The delegate is called before ``performRequests()`` returns, on the same thread.
public class ASAuthorizationController: NSObject {
    /// The requests; only the first request for Sign in with Apple is performed.
    public let authorizationRequests: [ASAuthorizationRequest]

    /// The object that receives the result.
    public weak var delegate: (any ASAuthorizationControllerDelegate)?

    /// Creates a controller for requests.
    public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
    }

    /// Performs the first request for Sign in with Apple, and calls the delegate with the result.
    public func performRequests() {
        let requests = authorizationRequests.compactMap { $0 as? ASAuthorizationAppleIDRequest }
        guard let request = requests.first else {
            return fail(.notHandled)
        }
        switch request.answer() {
        case .success(let authorization):
            delegate?.authorizationController(
                controller: self,
                didCompleteWithAuthorization: authorization
            )
        case .failure(let error): fail(error.code)
        }
    }

    private func fail(_ code: ASAuthorizationError.Code) {
        delegate?.authorizationController(
            controller: self,
            didCompleteWithError: ASAuthorizationError(code)
        )
    }
}

/// Methods that a controller calls with the result; all are optional.
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    /// Tells the delegate that the request succeeded.
    func authorizationController(
        controller: ASAuthorizationController,
        didCompleteWithAuthorization authorization: ASAuthorization
    )

    /// Tells the delegate that the request failed, or that the person canceled it.
    func authorizationController(
        controller: ASAuthorizationController,
        didCompleteWithError error: any Error
    )
}

extension ASAuthorizationControllerDelegate {
    /// Does nothing, by default.
    public func authorizationController(
        controller: ASAuthorizationController,
        didCompleteWithAuthorization authorization: ASAuthorization
    ) {}

    /// Does nothing, by default.
    public func authorizationController(
        controller: ASAuthorizationController,
        didCompleteWithError error: any Error
    ) {}
}
