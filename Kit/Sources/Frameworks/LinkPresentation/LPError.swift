// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The reason the metadata of a link is not available.
public struct LPError: CustomNSError, Sendable, Hashable {
    /// The error codes, with the raw values of Apple's framework.
    public enum Code: Int, Sendable, Hashable {
        /// The page could not be fetched, or has no metadata.
        case metadataFetchFailed = 2
    }

    /// The string that identifies the domain of LinkPresentation's errors.
    public static var errorDomain: String { "LPErrorDomain" }

    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) {
        self.code = code
    }

    /// The raw value of the code.
    public var errorCode: Int { code.rawValue }
}
