// SPDX-License-Identifier: Apache-2.0

public import UIKit

/// A controller that asks the person to authorize a payment: PassKit's
/// `PKPaymentAuthorizationController`.
///
/// Its delegate is called on the main actor.
open class PKPaymentAuthorizationController: NSObject, @unchecked Sendable {
    private let request: PKPaymentRequest
    /// The object that processes the payment; it is not retained.
    open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?

    /// Creates a controller for a request.
    public init(paymentRequest: PKPaymentRequest) { request = paymentRequest }

    /// Returns whether the device can make payments.
    open class func canMakePayments() -> Bool { PaymentSheet.current != nil }

    /// Returns whether the device can make payments through one of some networks.
    open class func canMakePayments(usingNetworks networks: [PKPaymentNetwork]) -> Bool {
        canMakePayments() && !networks.isEmpty
    }

    /// Returns whether the device can make payments through one of some networks, with some
    /// capabilities.
    open class func canMakePayments(
        usingNetworks networks: [PKPaymentNetwork],
        capabilities: PKMerchantCapability
    ) -> Bool {
        canMakePayments(usingNetworks: networks)
    }

    /// Presents the payment sheet, and reports whether it could be presented.
    open func present(completion: ((Bool) -> Void)? = nil) {
        guard let sheet = PaymentSheet.current, request.problem == nil else {
            completion?(false)
            return
        }
        completion?(true)
        Task { @MainActor [self] in
            await sheet.show(request) { payment in
                await firstAnswer { give in
                    guard let delegate else { return give(.failed) }
                    delegate.paymentAuthorizationController(
                        self,
                        didAuthorizePayment: payment,
                        handler: give
                    )
                }
            }
            delegate?.paymentAuthorizationControllerDidFinish(self)
        }
    }

    /// Presents the payment sheet.
    ///
    /// - Returns: Whether it could be presented.
    open func present() async -> Bool {
        await withCheckedContinuation { continuation in
            present { continuation.resume(returning: $0) }
        }
    }

    /// Dismisses the payment sheet; it is dismissed by itself here.
    open func dismiss(completion: (() -> Void)? = nil) { completion?() }

    /// Dismisses the payment sheet; it is dismissed by itself here.
    open func dismiss() async {}
}

/// Methods that process a payment: PassKit's `PKPaymentAuthorizationControllerDelegate`.
public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
    /// Tells the delegate that the sheet was dismissed.
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)

    /// Tells the delegate that the person authorized a payment; the handler receives the result.
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController,
        didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    )
}

extension PKPaymentAuthorizationControllerDelegate {
    /// Declines the payment, by default.
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController,
        didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {
        completion(PKPaymentAuthorizationResult(status: .failure, errors: nil))
    }
}
