#if !hasFeature(Embedded)
public import Foundation

/// What came of a request: a person agreed.
public class ASAuthorization: NSObject {
    /// Who made the request.
    public let provider: any ASAuthorizationProvider

    /// What the person agreed to hand over.
    public let credential: any ASAuthorizationCredential

    init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
        self.provider = provider
        self.credential = credential
    }

    /// Something that can be asked for.
    public struct Scope: RawRepresentable, Sendable, Hashable {
        /// The name of the scope.
        public let rawValue: String

        /// A scope by its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The person's name.
        public static let fullName = Self(rawValue: "full_name")

        /// The person's address.
        public static let email = Self(rawValue: "email")
    }
}

/// Makes requests.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// What a person hands over.
public protocol ASAuthorizationCredential: NSObjectProtocol {}
#endif
