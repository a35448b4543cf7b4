// SPDX-License-Identifier: Apache-2.0

public import Foundation

// A clip may not sell anything: these declarations are for sources that a clip shares with its full
// app. There are no products and no transactions.

/// A value and whether its signature by the App Store was verified: StoreKit's
/// `VerificationResult`.
@frozen
public enum VerificationResult<SignedType> {
    /// The signature was not verified.
    case unverified(SignedType, VerificationError)
    /// The signature was verified.
    case verified(SignedType)

    /// The reason the signature was not verified.
    public enum VerificationError: Error, Sendable {
        /// The signature is invalid.
        case invalidSignature
    }

    /// The signed value.
    ///
    /// - Throws: ``VerificationError`` if the signature was not verified.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): return value
            case .unverified(_, let error): throw error
            }
        }
    }

    /// The signed value, whether or not the signature was verified.
    public var unsafePayloadValue: SignedType {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }
}

extension VerificationResult: Sendable where SignedType: Sendable {}

/// A purchase: StoreKit's `Transaction`; there is none.
public struct Transaction: Identifiable, Hashable, Sendable {
    /// The reason a purchase was revoked.
    public struct RevocationReason: Hashable, Sendable {}

    /// The identifier of the purchase.
    public let id: UInt64
    /// The identifier of the product that was bought.
    public let productID: String
    /// The date on which the App Store charged the person.
    public let purchaseDate: Date
    /// The date on which it expires; `nil` if it does not expire.
    public let expirationDate: Date?
    /// The date on which it was revoked; `nil` if it was not.
    public let revocationDate: Date?
    /// The reason it was revoked; `nil` if it was not.
    public let revocationReason: RevocationReason?

    /// New and changed transactions, of which there are none.
    public static var updates: AsyncStream<VerificationResult<Transaction>> {
        AsyncStream { $0.finish() }
    }

    /// The transactions of valid purchases, of which there are none.
    public static var currentEntitlements: AsyncStream<VerificationResult<Transaction>> {
        AsyncStream { $0.finish() }
    }

    /// Marks the transaction as finished; does nothing here.
    public func finish() async {}
}

/// A product for sale: StoreKit's `Product`; there is none.
public struct Product: Identifiable, Hashable, Sendable {
    /// The outcome of a purchase.
    public enum PurchaseResult: Sendable {
        /// The purchase succeeded.
        case success(VerificationResult<Transaction>)
        /// The person cancelled the purchase.
        case userCancelled
        /// The purchase needs another person's approval.
        case pending
    }

    /// The identifier of the product in the App Store.
    public let id: String
    /// The localized name.
    public let displayName: String
    /// The localized description.
    public let description: String
    /// The price with its currency.
    public let displayPrice: String
    /// The price in the currency of the store.
    public let price: Decimal

    /// Returns the products with some identifiers: none, as in a store without them.
    public static func products<Identifiers: Collection>(
        for identifiers: Identifiers
    ) async throws -> [Product] where Identifiers.Element == String { [] }

    /// Purchases the product; it always returns as if the person cancelled.
    public func purchase() async throws -> PurchaseResult { .userCancelled }

    /// The transaction of a valid purchase: `nil`.
    public var currentEntitlement: VerificationResult<Transaction>? {
        get async { nil }
    }

    /// The latest transaction: `nil`.
    public var latestTransaction: VerificationResult<Transaction>? {
        get async { nil }
    }
}
