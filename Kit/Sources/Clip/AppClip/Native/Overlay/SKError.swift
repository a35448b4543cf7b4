// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An error of StoreKit: the part of `SKError` that overlays and payments need.
public struct SKError: CustomNSError, Sendable, Hashable {
    /// The error codes, with the raw values of Apple's framework.
    public enum Code: Int, Sendable, Hashable {
        /// The cause is unknown.
        case unknown = 0
        /// The client is not allowed to make the request.
        case clientInvalid = 1
        /// The person cancelled the payment.
        case paymentCancelled = 2
        /// A part of the payment was not recognized.
        case paymentInvalid = 3
        /// Payments are not allowed; they never are in a clip.
        case paymentNotAllowed = 4
        /// The store does not sell the product.
        case storeProductNotAvailable = 5
        /// The overlay was dismissed before it appeared.
        case overlayCancelled = 15
        /// The configuration is invalid.
        case overlayInvalidConfiguration = 16
        /// The overlay could not be loaded in time.
        case overlayTimeout = 17
    }

    /// The string that identifies the domain of StoreKit's errors.
    public static var errorDomain: String { "SKErrorDomain" }

    /// The person cancelled the payment.
    public static let paymentCancelled = Code.paymentCancelled
    /// Payments are not allowed; they never are in a clip.
    public static let paymentNotAllowed = Code.paymentNotAllowed
    /// The cause is unknown.
    public static let unknown = Code.unknown

    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) {
        self.code = code
    }

    /// The raw value of the code.
    public var errorCode: Int { code.rawValue }
}
