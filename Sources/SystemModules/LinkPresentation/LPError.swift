#if !hasFeature(Embedded)
public import Foundation

/// Why nothing is known of a link.
public struct LPError: CustomNSError, Sendable, Hashable {
    /// The reasons, with the numbers of Apple's framework.
    public enum Code: Int, Sendable, Hashable {
        /// The page could not be fetched, or says nothing.
        case metadataFetchFailed = 2
    }

    /// The domain of these errors.
    public static var errorDomain: String { "LPErrorDomain" }

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
