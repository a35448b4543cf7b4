// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipTesting
import AuthenticationServices
import Foundation
import Testing

struct SignInTests {
    /// F-16: the user who signed in is authorized, and others are not found.
    @Test func signsIn() async throws {
        let system = TestSystem()
        system.change {
            $0.person = SystemCredential(
                user: "000123",
                givenName: "Ana",
                email: "ana@example.com"
            )
            $0.users["former"] = .revoked
        }
        let recorder = DelegateRecorder()
        try await system.run {
            let provider = ASAuthorizationAppleIDProvider()
            let request = provider.createRequest()
            request.requestedScopes = [.fullName]
            request.state = "7"
            let controller = ASAuthorizationController(authorizationRequests: [request])
            controller.delegate = recorder
            controller.performRequests()
            for (user, expected) in [
                ("000123", ASAuthorizationAppleIDProvider.CredentialState.authorized),
                ("former", .revoked), ("other", .notFound),
            ] {
                let state = try await provider.credentialState(forUserID: user)
                #expect(state == expected)
            }
        }
        let credential = try #require(recorder.credential)
        #expect(credential.user == "000123")
        #expect(credential.fullName?.givenName == "Ana")
        #expect(credential.email == nil, "it was not requested")
        #expect(credential.state == "7")
    }

    /// F-16: the person can dismiss the sheet.
    @Test func isCanceled() {
        let recorder = DelegateRecorder()
        TestSystem().run {
            let request = ASAuthorizationAppleIDProvider().createRequest()
            let controller = ASAuthorizationController(authorizationRequests: [request])
            controller.delegate = recorder
            controller.performRequests()
            let empty = ASAuthorizationController(authorizationRequests: [])
            empty.delegate = recorder
            empty.performRequests()
        }
        #expect(recorder.codes == [.canceled, .notHandled])
        #expect(recorder.credential == nil)
    }

    private final class DelegateRecorder: NSObject, ASAuthorizationControllerDelegate {
        var credential: ASAuthorizationAppleIDCredential?
        var codes: [ASAuthorizationError.Code?] = []

        func authorizationController(
            controller: ASAuthorizationController,
            didCompleteWithAuthorization authorization: ASAuthorization
        ) {
            credential = authorization.credential as? ASAuthorizationAppleIDCredential
        }

        func authorizationController(
            controller: ASAuthorizationController,
            didCompleteWithError error: any Error
        ) {
            codes.append((error as? ASAuthorizationError)?.code)
        }
    }
}
