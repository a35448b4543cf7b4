import AppClip
import AppClipTesting
import AuthenticationServices
import Foundation
import Testing

struct SignInTests {
    /// F-16: who signed in is authorized; others are not found.
    @Test func signsIn() async throws {
        let system = TestSystem()
        system.change {
            $0.person = SystemCredential(
                user: "000123",
                givenName: "Ana",
                email: "ana@example.com"
            )
            $0.users["gone"] = .revoked
        }
        let witness = Witness()
        try await system.run {
            let provider = ASAuthorizationAppleIDProvider()
            let request = provider.createRequest()
            request.requestedScopes = [.fullName]
            request.state = "7"
            let controller = ASAuthorizationController(authorizationRequests: [request])
            controller.delegate = witness
            controller.performRequests()
            for (user, expected) in [
                ("000123", ASAuthorizationAppleIDProvider.CredentialState.authorized),
                ("gone", .revoked), ("other", .notFound),
            ] {
                let state = try await provider.credentialState(forUserID: user)
                #expect(state == expected)
            }
        }
        let credential = try #require(witness.credential)
        #expect(credential.user == "000123")
        #expect(credential.fullName?.givenName == "Ana")
        #expect(credential.email == nil, "it was not asked for")
        #expect(credential.state == "7")
    }

    /// F-16: the person can put the sheet away.
    @Test func isCanceled() {
        let witness = Witness()
        TestSystem().run {
            let request = ASAuthorizationAppleIDProvider().createRequest()
            let controller = ASAuthorizationController(authorizationRequests: [request])
            controller.delegate = witness
            controller.performRequests()
            let empty = ASAuthorizationController(authorizationRequests: [])
            empty.delegate = witness
            empty.performRequests()
        }
        #expect(witness.codes == [.canceled, .notHandled])
        #expect(witness.credential == nil)
    }

    private final class Witness: NSObject, ASAuthorizationControllerDelegate {
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
