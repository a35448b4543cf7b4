// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The reason an authorization request failed.
public struct ASAuthorizationError: CustomNSError, Sendable, Hashable {
    /// The error codes, with the raw values of Apple's framework.
    public enum Code: Int, Sendable, Hashable {
        /// An unknown reason.
        case unknown = 1000
        /// The person dismissed the sheet.
        case canceled = 1001
        /// The response is invalid.
        case invalidResponse = 1002
        /// Such a request is not supported.
        case notHandled = 1003
        /// The attempt failed.
        case failed = 1004
        /// The request needs interaction with the person, which is not possible.
        case notInteractive = 1005
    }

    /// The string that identifies the domain of authorization errors.
    public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }

    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) {
        self.code = code
    }

    /// The raw value of the code.
    public var errorCode: Int { code.rawValue }
}
