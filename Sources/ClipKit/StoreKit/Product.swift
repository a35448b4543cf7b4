// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
public import Foundation

// A clip may not sell: these stand for sources that a clip shares with its full app. There are no
// products and no transactions.

/// Whether the App Store signed something: StoreKit's `VerificationResult`.
@frozen
public enum VerificationResult<SignedType> {
    /// It is not sure.
    case unverified(SignedType, VerificationError)
    /// It did.
    case verified(SignedType)

    /// Why it is not sure.
    public enum VerificationError: Error, Sendable {
        /// The signature does not fit.
        case invalidSignature
    }

    /// What was signed.
    ///
    /// - Throws: ``VerificationError`` if it is not sure.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): return value
            case .unverified(_, let error): throw error
            }
        }
    }

    /// What was signed, sure or not.
    public var unsafePayloadValue: SignedType {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }
}

extension VerificationResult: Sendable where SignedType: Sendable {}

/// A purchase: StoreKit's `Transaction`; there is none.
public struct Transaction: Identifiable, Hashable, Sendable {
    /// Why a purchase was taken back.
    public struct RevocationReason: Hashable, Sendable {}

    /// The number of the purchase.
    public let id: UInt64
    /// What was bought.
    public let productID: String
    /// When it was bought.
    public let purchaseDate: Date
    /// When it ends; `nil` if it does not.
    public let expirationDate: Date?
    /// When it was taken back; `nil` if it was not.
    public let revocationDate: Date?
    /// Why it was taken back; `nil` if it was not.
    public let revocationReason: RevocationReason?

    /// Purchases as they come: none.
    public static var updates: AsyncStream<VerificationResult<Transaction>> {
        AsyncStream { $0.finish() }
    }

    /// Purchases that hold: none.
    public static var currentEntitlements: AsyncStream<VerificationResult<Transaction>> {
        AsyncStream { $0.finish() }
    }

    /// The purchase is dealt with.
    public func finish() async {}
}

/// Something to buy: StoreKit's `Product`; there is none.
public struct Product: Identifiable, Hashable, Sendable {
    /// How a purchase went.
    public enum PurchaseResult: Sendable {
        /// It was made.
        case success(VerificationResult<Transaction>)
        /// The person left.
        case userCancelled
        /// Somebody has to agree.
        case pending
    }

    /// The identifier.
    public let id: String
    /// The name.
    public let displayName: String
    /// What it is.
    public let description: String
    /// The price with its currency.
    public let displayPrice: String
    /// The price.
    public let price: Decimal

    /// The products of identifiers: none, as in a store without them.
    public static func products<Identifiers: Collection>(
        for identifiers: Identifiers
    ) async throws -> [Product] where Identifiers.Element == String { [] }

    /// Buys it; the person always leaves.
    public func purchase() async throws -> PurchaseResult { .userCancelled }

    /// The purchase that holds: none.
    public var currentEntitlement: VerificationResult<Transaction>? {
        get async { nil }
    }

    /// The newest purchase: none.
    public var latestTransaction: VerificationResult<Transaction>? {
        get async { nil }
    }
}
#endif
