// SPDX-License-Identifier: Apache-2.0

/// The reason a request failed: MapKit's `MKError`.
public struct MKError: Error, Sendable, Hashable {
    /// The error codes, with MapKit's raw values.
    public enum Code: UInt, Sendable {
        /// The cause is unknown.
        case unknown = 1
        /// The service failed.
        case serverFailure
        /// The requests are throttled.
        case loadingThrottled
        /// No place was found.
        case placemarkNotFound
        /// No route was found.
        case directionsNotFound
    }

    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }
}
