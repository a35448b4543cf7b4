// SPDX-License-Identifier: Apache-2.0

public import UIKit

/// Asks the person to pay: PassKit's `PKPaymentAuthorizationController`.
///
/// Its delegate is called on the main actor.
open class PKPaymentAuthorizationController: NSObject, @unchecked Sendable {
    private let request: PKPaymentRequest
    /// Processes the payment; it is not kept.
    open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?

    /// Asks for a request.
    public init(paymentRequest: PKPaymentRequest) { request = paymentRequest }

    /// Whether the device can pay.
    open class func canMakePayments() -> Bool { PaymentSheet.current != nil }

    /// Whether the device can pay by one of some networks.
    open class func canMakePayments(usingNetworks networks: [PKPaymentNetwork]) -> Bool {
        canMakePayments() && !networks.isEmpty
    }

    /// Whether the device can pay by one of some networks.
    open class func canMakePayments(
        usingNetworks networks: [PKPaymentNetwork],
        capabilities: PKMerchantCapability
    ) -> Bool {
        canMakePayments(usingNetworks: networks)
    }

    /// Shows the sheet, and says whether it could be shown.
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

    /// Shows the sheet.
    ///
    /// - Returns: Whether it could be shown.
    open func present() async -> Bool {
        await withCheckedContinuation { continuation in
            present { continuation.resume(returning: $0) }
        }
    }

    /// Takes the sheet away; it goes by itself here.
    open func dismiss(completion: (() -> Void)? = nil) { completion?() }

    /// Takes the sheet away; it goes by itself here.
    open func dismiss() async {}
}

/// Processes the payment: PassKit's `PKPaymentAuthorizationControllerDelegate`.
public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
    /// The sheet is gone.
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)

    /// The person authorized a payment; the handler takes how it went.
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController,
        didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    )
}

extension PKPaymentAuthorizationControllerDelegate {
    /// Declines.
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController,
        didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {
        completion(PKPaymentAuthorizationResult(status: .failure, errors: nil))
    }
}
