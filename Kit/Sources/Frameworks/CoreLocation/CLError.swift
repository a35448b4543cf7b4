// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The reason a location or an address is not available: Core Location's `CLError`.
public struct CLError: Error, Sendable, Hashable, CustomNSError {
    /// The error codes, with Core Location's raw values.
    public enum Code: Int, Sendable {
        /// The location of the device is unknown.
        case locationUnknown = 0
        /// The person denied it.
        case denied = 1
        /// There is no network.
        case network = 2
        /// No place was found.
        case geocodeFoundNoResult = 8
        /// The request was cancelled.
        case geocodeCanceled = 10
    }

    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }

    /// The domain of these errors.
    public static var errorDomain: String { "kCLErrorDomain" }

    /// The raw value of the code.
    public var errorCode: Int { code.rawValue }

    /// The person denied it.
    public static let denied = Code.denied
    /// The location of the device is unknown.
    public static let locationUnknown = Code.locationUnknown
    /// There is no network.
    public static let network = Code.network
}
