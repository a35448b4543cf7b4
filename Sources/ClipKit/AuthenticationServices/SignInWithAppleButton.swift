// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
public import ClipUI

/// A button that signs the person in: AuthenticationServices' `SignInWithAppleButton`.
///
/// It has words and not Apple's mark. The system that runs the clip answers, as it answers an ``ASAuthorizationController``.
nonisolated public struct SignInWithAppleButton: View {
    /// What the person does.
    public struct Label: Sendable, Hashable {
        fileprivate let words: String

        /// Signs in.
        public static let signIn = Self(words: "Sign in with Apple")
        /// Goes on.
        public static let `continue` = Self(words: "Continue with Apple")
        /// Signs up.
        public static let signUp = Self(words: "Sign up with Apple")
    }

    /// How the button looks.
    public struct Style: Sendable, Hashable {
        fileprivate let look: AppleButton.Look

        /// Black.
        public static let black = Self(look: .black)
        /// White.
        public static let white = Self(look: .white)
        /// White with a black line around.
        public static let whiteOutline = Self(look: .outline)
    }

    private let label: Label
    private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
    private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
    @Environment(\.signInWithAppleButtonStyle) private var style

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - label: What the person does.
    ///   - onRequest: Completes the request, for example with scopes, before it is performed.
    ///   - onCompletion: Receives the credential, or an ``ASAuthorizationError``.
    public init(
        _ label: SignInWithAppleButton.Label = .signIn,
        onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) {
        self.label = label
        self.onRequest = onRequest
        self.onCompletion = onCompletion
    }

    /// The button.
    @MainActor public var body: some View {
        AppleButton(label.words, style.look) {
            let request = ASAuthorizationAppleIDProvider().createRequest()
            onRequest(request)
            onCompletion(request.answer().mapError { $0 })
        }
    }
}

nonisolated extension View {
    /// Sets how buttons of Sign in with Apple in the view look.
    public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
        environment(\.signInWithAppleButtonStyle, style)
    }
}

extension EnvironmentValues {
    fileprivate var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

private struct StyleKey: EnvironmentKey {
    static let defaultValue = SignInWithAppleButton.Style.black
}
#endif
