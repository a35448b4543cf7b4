// SPDX-License-Identifier: Apache-2.0

import Foundation
import StoreKit
import Testing

struct PurchaseTests {
    private final class Buyer: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
        var unknown: [String] = []
        var states: [SKPaymentTransactionState] = []
        var errors: [SKError.Code] = []
        var isRestored = false
        var done: () -> Void = {}

        func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
        {
            #expect(response.products.isEmpty)
            unknown = response.invalidProductIdentifiers
        }
        func paymentQueue(
            _ queue: SKPaymentQueue,
            updatedTransactions transactions: [SKPaymentTransaction]
        ) {
            states += transactions.map(\.transactionState)
            errors += transactions.compactMap { ($0.error as? SKError)?.code }
            transactions.forEach(queue.finishTransaction)
            queue.restoreCompletedTransactions()
        }
        func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {
            isRestored = true
            done()
        }
    }

    /// E-61: a clip has no purchases; the original StoreKit API behaves like a store without products.
    @MainActor @Test func sellsNothing() async {
        let buyer = Buyer()
        await withCheckedContinuation { (end: CheckedContinuation<Void, Never>) in
            buyer.done = { end.resume() }
            let request = SKProductsRequest(productIdentifiers: ["b", "a"])
            request.delegate = buyer
            request.start()
            SKPaymentQueue.default().add(buyer)
            SKPaymentQueue.default().add(SKPayment(product: SKProduct()))
        }
        #expect(!SKPaymentQueue.canMakePayments())
        #expect(buyer.unknown == ["a", "b"])
        #expect(buyer.states == [.failed])
        #expect(buyer.errors == [.paymentNotAllowed])
        #expect(buyer.isRestored)
        #expect(SKPaymentQueue.default().transactions.isEmpty)
        SKPaymentQueue.default().remove(buyer)
    }
}
