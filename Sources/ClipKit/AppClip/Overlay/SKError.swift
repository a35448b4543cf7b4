// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
public import Foundation

/// An error of StoreKit: the part of `SKError` that overlays need.
public struct SKError: CustomNSError, Sendable, Hashable {
    /// The error codes, with the raw values of Apple's framework.
    public enum Code: Int, Sendable, Hashable {
        /// The overlay was dismissed before it appeared.
        case overlayCancelled = 15
        /// The configuration is invalid.
        case overlayInvalidConfiguration = 16
        /// The overlay could not be loaded in time.
        case overlayTimeout = 17
    }

    /// The error domain.
    public static var errorDomain: String { "SKErrorDomain" }

    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) {
        self.code = code
    }

    /// The raw value of the code.
    public var errorCode: Int { code.rawValue }
}
#endif
