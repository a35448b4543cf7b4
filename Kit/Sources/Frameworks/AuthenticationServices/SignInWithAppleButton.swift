// SPDX-License-Identifier: Apache-2.0

public import ClipUI

/// A button that signs the person in: AuthenticationServices' `SignInWithAppleButton`.
///
/// It shows text, not Apple's logo. The system that runs the clip answers its request, as for an
/// ``ASAuthorizationController``.
nonisolated public struct SignInWithAppleButton: View {
    /// The action that the button's title names.
    public struct Label: Sendable, Hashable {
        fileprivate let words: String

        /// *Sign in with Apple*.
        public static let signIn = Self(words: "Sign in with Apple")
        /// *Continue with Apple*.
        public static let `continue` = Self(words: "Continue with Apple")
        /// *Sign up with Apple*.
        public static let signUp = Self(words: "Sign up with Apple")
    }

    /// The appearance of the button.
    public struct Style: Sendable, Hashable {
        fileprivate let look: AppleButton.Look

        /// A black button.
        public static let black = Self(look: .black)
        /// A white button.
        public static let white = Self(look: .white)
        /// A white button with a black outline.
        public static let whiteOutline = Self(look: .outline)
    }

    private let label: Label
    private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
    private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
    @Environment(\.signInWithAppleButtonStyle) private var style

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - label: The action that the title names.
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

    /// The content of the button.
    @MainActor public var body: some View {
        AppleButton(label.words, style.look) {
            let request = ASAuthorizationAppleIDProvider().createRequest()
            onRequest(request)
            onCompletion(request.answer().mapError { $0 })
        }
    }
}

nonisolated extension View {
    /// Sets the style of the Sign in with Apple buttons in the view.
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
