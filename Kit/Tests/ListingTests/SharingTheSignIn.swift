// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipTesting
import AuthenticationServices
import Foundation
import Testing

/// Page *Sharing data between your App Clip and your full app*, and the talk *Streamline your App Clip*:
/// Sign in with Apple.
struct SharingTheSignIn {
    private static let group = "group.com.example.migration"

    private final class Clip: NSObject, ASAuthorizationControllerDelegate {
        func signIn() {
            let controller = ASAuthorizationController(authorizationRequests: [
                ASAuthorizationAppleIDProvider().createRequest()
            ])
            controller.delegate = self
            controller.performRequests()
        }

        func authorizationController(
            controller: ASAuthorizationController,
            didCompleteWithAuthorization authorization: ASAuthorization
        ) {
            let shared = UserDefaults(suiteName: group)
            guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential
            else { return }
            shared?.set(credential.user, forKey: "user")
            let folder = FileManager.default.containerURL(
                forSecurityApplicationGroupIdentifier: group
            )
            guard let file = folder?.appendingPathComponent("user") else { return }
            do {
                try credential.user.write(to: file, atomically: true, encoding: .utf8)
            } catch {
                Issue.record(error)
            }
        }
    }

    private func isSignedIn(_ user: String) -> Bool {
        var isSignedIn = false
        let provider = ASAuthorizationAppleIDProvider()
        provider.getCredentialState(forUserID: user) { state, error in
            isSignedIn = state == .authorized && error == nil
        }
        return isSignedIn
    }

    /// F-16: a person who signed in to the clip is signed in to the app, by defaults or by a file.
    @Test func signsInOnce() throws {
        let system = TestSystem()
        system.change { $0.person = SystemCredential(user: "001.ana") }
        try system.run {
            Clip().signIn()
            let user = UserDefaults(suiteName: Self.group)?.string(forKey: "user")
            #expect(isSignedIn(try #require(user)))
            let folder = FileManager.default.containerURL(
                forSecurityApplicationGroupIdentifier: Self.group
            )
            let file = try #require(folder).appendingPathComponent("user")
            #expect(try String(contentsOf: file, encoding: .utf8) == user)
            #expect(!isSignedIn("002.bo"))
        }
    }
}
