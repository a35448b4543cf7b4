// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipTesting
import AuthenticationServices
import ClipUI
import SwiftUI
import Testing

@testable import ClipUITesting

@MainActor
struct SignInButtonTests {
    @Test func signsIn() throws {
        let system = TestSystem()
        system.change { $0.person = SystemCredential(user: "000123", givenName: "Ana") }
        let clip = TestClip(of: system) { Door().run(on: $0) }
        clip.launch()
        #expect(clip.screen.line == "[Continue with Apple] nobody")
        try clip.tap("Continue with Apple")
        #expect(clip.screen.line == "[Continue with Apple] Ana 7")
        system.change { $0.person = nil }
        try clip.tap("Continue with Apple")
        #expect(clip.screen.line == "[Continue with Apple] canceled")
    }
}

private struct Door: View {
    @State private var name = "nobody"

    var body: some View {
        VStack {
            SignInWithAppleButton(.continue) { request in
                request.requestedScopes = [.fullName]
                request.state = "7"
            } onCompletion: { result in
                switch result {
                case .success(let authorization):
                    let credential = authorization.credential as? ASAuthorizationAppleIDCredential
                    name = [credential?.fullName?.givenName, credential?.state]
                        .compactMap { $0 }.joined(separator: " ")
                case .failure(let error):
                    let code = (error as? ASAuthorizationError)?.code
                    name = code == .canceled ? "canceled" : "\(error)"
                }
            }
            .signInWithAppleButtonStyle(.whiteOutline)
            Text(verbatim: name)
        }
    }
}
