// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
// The names are Apple's own, and mean what they mean there.

public import Foundation

public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1
    case deviceOwnerAuthentication = 2
}

public enum LABiometryType: Int, Sendable {
    case none
    case touchID
    case faceID
    case opticID
}

/// The reason a person was not authenticated: LocalAuthentication's `LAError`.
public struct LAError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case authenticationFailed = -1
        case userCancel = -2
        case userFallback = -3
        case systemCancel = -4
        case passcodeNotSet = -5
        case biometryNotAvailable = -6
        case biometryNotEnrolled = -7
        case biometryLockout = -8
        case appCancel = -9
        case invalidContext = -10
        case notInteractive = -1004
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "com.apple.LocalAuthentication" }
    public var errorCode: Int { code.rawValue }
}

/// Authenticates the person: LocalAuthentication's `LAContext`.
///
/// A clip may not use Face ID (E-14), and the simulated phone has no passcode: authentication always fails.
open class LAContext: NSObject, @unchecked Sendable {
    // SAFETY: its properties are set before it is used.
    open var localizedFallbackTitle: String?
    open var localizedCancelTitle: String?
    open var localizedReason = ""
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    open var interactionNotAllowed = false
    open var biometryType: LABiometryType { .none }
    open var evaluatedPolicyDomainState: Data? { nil }

    open func canEvaluatePolicy(
        _ policy: LAPolicy,
        error: UnsafeMutablePointer<NSError?>?
    ) -> Bool {
        // The caller's variable is valid for the duration of the call.
        unsafe error?.pointee = reason(against: policy) as NSError
        return false
    }

    open func evaluatePolicy(
        _ policy: LAPolicy,
        localizedReason: String,
        reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let reason = reason(against: policy)
        DispatchQueue.global().async { reply(false, reason) }
    }
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw reason(against: policy)
    }
    open func invalidate() {}

    private func reason(against policy: LAPolicy) -> LAError {
        policy == .deviceOwnerAuthentication
            ? LAError(.passcodeNotSet) : LAError(.biometryNotAvailable)
    }
}
