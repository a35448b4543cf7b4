// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
// The names are Apple's own, and mean what they mean there.

public import AppClip
public import Foundation

/// A request to buy a product, in the original StoreKit API: `SKPayment`.
open class SKPayment: NSObject, @unchecked Sendable {
    // SAFETY: only an `SKMutablePayment` changes, before it is added to the queue.
    open fileprivate(set) var productIdentifier: String
    open fileprivate(set) var quantity = 1
    open fileprivate(set) var applicationUsername: String?

    public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

open class SKMutablePayment: SKPayment, @unchecked Sendable {
    open override var productIdentifier: String {
        get { super.productIdentifier }
        set { super.productIdentifier = newValue }
    }
    open override var quantity: Int {
        get { super.quantity }
        set { super.quantity = newValue }
    }
    open override var applicationUsername: String? {
        get { super.applicationUsername }
        set { super.applicationUsername = newValue }
    }
}

public enum SKPaymentTransactionState: Int, Sendable {
    case purchasing
    case purchased
    case failed
    case restored
    case deferred
}

/// The state of a payment: StoreKit's `SKPaymentTransaction`.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    // SAFETY: it is immutable.
    public let payment: SKPayment
    public let transactionState: SKPaymentTransactionState
    public let error: (any Error)?
    public let transactionIdentifier: String? = nil
    public let transactionDate: Date?
    public var original: SKPaymentTransaction? { nil }

    init(refused payment: SKPayment) {
        self.payment = payment
        transactionState = .failed
        error = SKError(.paymentNotAllowed)
        transactionDate = Date()
    }
}

public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    func paymentQueue(
        _ queue: SKPaymentQueue,
        updatedTransactions transactions: [SKPaymentTransaction]
    )
    func paymentQueue(
        _ queue: SKPaymentQueue,
        removedTransactions transactions: [SKPaymentTransaction]
    )
    func paymentQueue(
        _ queue: SKPaymentQueue,
        restoreCompletedTransactionsFailedWithError error: any Error
    )
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    func paymentQueue(
        _ queue: SKPaymentQueue,
        didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]
    )
    func paymentQueue(
        _ queue: SKPaymentQueue,
        shouldAddStorePayment payment: SKPayment,
        for product: SKProduct
    ) -> Bool
}
extension SKPaymentTransactionObserver {
    public func paymentQueue(
        _ queue: SKPaymentQueue,
        removedTransactions transactions: [SKPaymentTransaction]
    ) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue,
        restoreCompletedTransactionsFailedWithError error: any Error
    ) {}
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue,
        didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]
    ) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue,
        shouldAddStorePayment payment: SKPayment,
        for product: SKProduct
    ) -> Bool { false }
}

/// The payments of a clip or app: StoreKit's `SKPaymentQueue`.
///
/// A clip may not sell anything, so each payment fails with `paymentNotAllowed`; there is nothing to restore.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    // SAFETY: it is used on the main queue, where observers are called, as Apple's is.
    private struct Observer {
        weak var object: (any SKPaymentTransactionObserver)?
    }

    private static let shared = SKPaymentQueue()
    private var observers: [Observer] = []
    open private(set) var transactions: [SKPaymentTransaction] = []

    open class func `default`() -> SKPaymentQueue { shared }

    open class func canMakePayments() -> Bool { false }

    open func add(_ observer: any SKPaymentTransactionObserver) {
        observers.append(Observer(object: observer))
    }
    open func remove(_ observer: any SKPaymentTransactionObserver) {
        observers.removeAll { $0.object == nil || $0.object === observer }
    }
    open func add(_ payment: SKPayment) {
        DispatchQueue.main.async { [self] in
            let transaction = SKPaymentTransaction(refused: payment)
            transactions.append(transaction)
            for observer in observers {
                observer.object?.paymentQueue(self, updatedTransactions: [transaction])
            }
        }
    }
    open func finishTransaction(_ transaction: SKPaymentTransaction) {
        transactions.removeAll { $0 === transaction }
        for observer in observers {
            observer.object?.paymentQueue(self, removedTransactions: [transaction])
        }
    }
    open func restoreCompletedTransactions(withApplicationUsername username: String? = nil) {
        DispatchQueue.main.async { [self] in
            for observer in observers {
                observer.object?.paymentQueueRestoreCompletedTransactionsFinished(self)
            }
        }
    }
}
