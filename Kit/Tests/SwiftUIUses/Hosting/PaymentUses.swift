// SPDX-License-Identifier: Apache-2.0

import AuthenticationServices
import PassKit
import SwiftUI

// Buttons of Apple's services as clips write them; the test is that they compile.
struct PaymentUses: View {
    @Environment(\.colorScheme) private var colorScheme
    @State private var isPaid = false

    var body: some View {
        VStack {
            PayWithApplePayButton(action: pay)
            PayWithApplePayButton(.buy, action: { pay() })
            PayWithApplePayButton(.checkout, action: pay) { Text("No Apple Pay") }
                .payWithApplePayButtonStyle(.whiteOutline)
                .frame(height: 45)
            PayWithApplePayButton(
                .order,
                request: PKPaymentRequest(),
                onPaymentAuthorizationChange: change
            ) { Text("No Apple Pay") }
            SignInWithAppleButton(onRequest: { _ in }, onCompletion: { _ in })
            SignInWithAppleButton(.signUp) { request in
                request.requestedScopes = [.fullName, .email]
            } onCompletion: { result in
                switch result {
                case .success(let authorization): isPaid = authorization.provider is NSObject
                case .failure(let error): print(error.localizedDescription)
                }
            }
            .signInWithAppleButtonStyle(colorScheme == .dark ? .white : .black)
        }
    }

    private func pay() { isPaid = true }

    private func change(_ phase: PayWithApplePayButtonPaymentAuthorizationPhase) {
        if case .didAuthorize(_, let handler) = phase {
            handler(PKPaymentAuthorizationResult(status: .success, errors: nil))
        }
    }
}

class PaymentHandler: NSObject, PKPaymentAuthorizationControllerDelegate {
    var completion: ((Bool) -> Void)?

    func start() {
        let request = PKPaymentRequest()
        request.paymentSummaryItems = [
            PKPaymentSummaryItem(label: "a", amount: NSDecimalNumber(string: "9.99"), type: .final)
        ]
        request.merchantCapabilities = .capability3DS
        request.supportedNetworks = [.amex, .masterCard, .visa]
        request.requiredShippingContactFields = [.phoneNumber, .emailAddress]
        let controller = PKPaymentAuthorizationController(paymentRequest: request)
        controller.delegate = self
        controller.present(completion: { (presented: Bool) in self.completion?(presented) })
    }

    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController,
        didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {
        completion(PKPaymentAuthorizationResult(status: .success, errors: [Error]()))
    }

    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController) {
        controller.dismiss { DispatchQueue.main.async { self.completion?(true) } }
    }
}
