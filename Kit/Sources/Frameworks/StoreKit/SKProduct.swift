// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
// The names are Apple's own, and mean what they mean there.

public import Foundation

/// A product for sale, in the original StoreKit API: `SKProduct`; there is none.
open class SKProduct: NSObject {
    public enum PeriodUnit: UInt, Sendable {
        case day
        case week
        case month
        case year
    }

    open var productIdentifier: String { "" }
    open var localizedTitle: String { "" }
    open var localizedDescription: String { "" }
    open var price: NSDecimalNumber { .zero }
    open var priceLocale: Locale { .current }
    open var isFamilyShareable: Bool { false }
    open var subscriptionGroupIdentifier: String? { nil }
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    open var introductoryPrice: SKProductDiscount? { nil }
    open var discounts: [SKProductDiscount] { [] }
}

open class SKProductSubscriptionPeriod: NSObject {
    open var numberOfUnits: Int { 0 }
    open var unit: SKProduct.PeriodUnit { .month }
}

open class SKProductDiscount: NSObject {
    public enum PaymentMode: UInt, Sendable {
        case payAsYouGo
        case payUpFront
        case freeTrial
    }

    open var identifier: String? { nil }
    open var price: NSDecimalNumber { .zero }
    open var priceLocale: Locale { .current }
    open var paymentMode: PaymentMode { .payAsYouGo }
    open var numberOfPeriods: Int { 0 }
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
}

/// A request to the App Store: StoreKit's `SKRequest`.
open class SKRequest: NSObject, @unchecked Sendable {
    // SAFETY: a request is used on the main queue, on which its response arrives, as Apple's is.
    open weak var delegate: (any SKRequestDelegate)?

    /// Starts the request; the delegate receives the response on the main queue.
    open func start() {
        DispatchQueue.main.async { [self] in
            guard !isCancelled else { return }
            answer()
            delegate?.requestDidFinish(self)
        }
    }
    open func cancel() { isCancelled = true }

    private var isCancelled = false
    func answer() {}
}

public protocol SKRequestDelegate: NSObjectProtocol {
    func requestDidFinish(_ request: SKRequest)
    func request(_ request: SKRequest, didFailWithError error: any Error)
}
extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A request for products: StoreKit's `SKProductsRequest`; no identifier is valid, as in a store without products.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    private let identifiers: Set<String>

    public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }

    override func answer() {
        (delegate as? any SKProductsRequestDelegate)?.productsRequest(
            self,
            didReceive: SKProductsResponse(invalid: identifiers.sorted())
        )
    }
}

public protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// The response to a request for products.
open class SKProductsResponse: NSObject {
    public let products: [SKProduct] = []
    public let invalidProductIdentifiers: [String]

    init(invalid: [String]) { invalidProductIdentifiers = invalid }
}

open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
    public init(receiptProperties: [String: Any]? = nil) {}
}
