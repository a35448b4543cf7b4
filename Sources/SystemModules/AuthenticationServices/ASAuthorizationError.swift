#if !hasFeature(Embedded)
public import Foundation

/// Why nobody signed in.
public struct ASAuthorizationError: CustomNSError, Sendable, Hashable {
    /// The reasons, with the numbers of Apple's framework.
    public enum Code: Int, Sendable, Hashable {
        /// It is not known.
        case unknown = 1000
        /// The person put the sheet away.
        case canceled = 1001
        /// The answer was none.
        case invalidResponse = 1002
        /// Nobody performs such a request.
        case notHandled = 1003
        /// It failed.
        case failed = 1004
        /// There is nothing to show without asking the person.
        case notInteractive = 1005
    }

    /// The domain of these errors.
    public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }

    /// Which reason it is.
    public let code: Code

    /// Makes an error of a reason.
    public init(_ code: Code) {
        self.code = code
    }

    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
}
#endif
