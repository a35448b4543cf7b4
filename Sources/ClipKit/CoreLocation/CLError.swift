// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
public import Foundation

/// Why there is no position or address: Core Location's `CLError`.
public struct CLError: Error, Sendable, Hashable, CustomNSError {
    /// The reason, with Core Location's figures.
    public enum Code: Int, Sendable {
        /// Nobody knows where the device is.
        case locationUnknown = 0
        /// The person denied it.
        case denied = 1
        /// There is no network.
        case network = 2
        /// There is no such place.
        case geocodeFoundNoResult = 8
        /// The question was cancelled.
        case geocodeCanceled = 10
    }

    /// The reason.
    public let code: Code

    /// An error for a reason.
    public init(_ code: Code) { self.code = code }

    /// The domain of these errors.
    public static var errorDomain: String { "kCLErrorDomain" }

    /// The figure of the reason.
    public var errorCode: Int { code.rawValue }

    /// The person denied it.
    public static let denied = Code.denied
    /// Nobody knows where the device is.
    public static let locationUnknown = Code.locationUnknown
    /// There is no network.
    public static let network = Code.network
}
#endif
