// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The result of a successful request.
public class ASAuthorization: NSObject {
    /// The provider that created the request.
    public let provider: any ASAuthorizationProvider

    /// The credential of the person.
    public let credential: any ASAuthorizationCredential

    init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
        self.provider = provider
        self.credential = credential
    }

    /// Information that a request can include.
    public struct Scope: RawRepresentable, Sendable, Hashable {
        /// The name of the scope.
        public let rawValue: String

        /// Creates a scope with a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The person's name.
        public static let fullName = Self(rawValue: "full_name")

        /// The person's email address.
        public static let email = Self(rawValue: "email")
    }
}

/// A type that creates authorization requests.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// The credential of a person.
public protocol ASAuthorizationCredential: NSObjectProtocol {}
