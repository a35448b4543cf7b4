// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// The names are Apple's own, and mean what they mean there.

public import UIKit

open class PKPaymentMethod: NSObject, @unchecked Sendable {
    open var displayName: String?
    open var network: PKPaymentNetwork?
}
open class PKPaymentToken: NSObject, @unchecked Sendable {
    public let paymentMethod = PKPaymentMethod()
    public let paymentData: Data
    public let transactionIdentifier: String
    public init(paymentData: Data, transactionIdentifier: String) {
        self.paymentData = paymentData
        self.transactionIdentifier = transactionIdentifier
    }
}

/// A payment that the person authorized: PassKit's `PKPayment`.
open class PKPayment: NSObject, @unchecked Sendable {
    public let token: PKPaymentToken
    open var shippingContact: PKContact?
    open var billingContact: PKContact?
    open var shippingMethod: PKShippingMethod?

    /// Creates a payment that moves no money: its token is empty.
    public init(token: PKPaymentToken) { self.token = token }
}

public enum PKPaymentAuthorizationStatus: Int, Sendable {
    case success
    case failure
}
open class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {
    open var status: PKPaymentAuthorizationStatus
    open var errors: [any Error]
    public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
        self.status = status
        self.errors = errors ?? []
    }
}
open class PKPaymentRequestUpdate: NSObject, @unchecked Sendable {
    open var status = PKPaymentAuthorizationStatus.success
    open var paymentSummaryItems: [PKPaymentSummaryItem] = []
    public override init() { super.init() }
    public init(paymentSummaryItems: [PKPaymentSummaryItem]) {
        self.paymentSummaryItems = paymentSummaryItems
    }
}
open class PKPaymentRequestShippingContactUpdate: PKPaymentRequestUpdate, @unchecked Sendable {}
open class PKPaymentRequestShippingMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {}
open class PKPaymentRequestPaymentMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {}
open class PKPaymentRequestMerchantSessionUpdate: PKPaymentRequestUpdate, @unchecked Sendable {}
