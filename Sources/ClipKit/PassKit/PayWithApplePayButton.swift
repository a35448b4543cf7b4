// SPDX-License-Identifier: Apache-2.0

public import SwiftUI

/// A button that asks the person to pay: PassKit's `PayWithApplePayButton`.
///
/// It has words and not Apple's mark. With a request it opens the test payment sheet of ``PKPaymentAuthorizationController``,
/// on which no money moves.
nonisolated public struct PayWithApplePayButton<Fallback: View>: View {
    private let label: PayWithApplePayButtonLabel
    private let action: () -> Void
    private let fallback: Fallback
    @Environment(\.paymentButtonStyle) private var style
    @Environment(\.colorScheme) private var colorScheme

    /// Creates a button with an action.
    ///
    /// - Parameters:
    ///   - label: What the person does.
    ///   - action: Called when the button is pressed.
    ///   - fallback: What is there instead on a device that cannot pay.
    public init(
        _ label: PayWithApplePayButtonLabel = .plain,
        action: @escaping () -> Void,
        @ViewBuilder fallback: () -> Fallback
    ) {
        self.init(label, fallback: fallback(), action)
    }

    /// Creates a button that opens the payment sheet.
    ///
    /// - Parameters:
    ///   - label: What the person does.
    ///   - request: What is to be paid.
    ///   - onPaymentAuthorizationChange: Called with each phase.
    ///   - onMerchantSessionRequested: Never called, as no merchant's session is needed here.
    ///   - fallback: What is there instead on a device that cannot pay.
    public init(
        _ label: PayWithApplePayButtonLabel = .plain,
        request: PKPaymentRequest,
        onPaymentAuthorizationChange:
            @escaping (
                PayWithApplePayButtonPaymentAuthorizationPhase
            ) -> Void,
        onMerchantSessionRequested: (
            (@escaping (PKPaymentRequestMerchantSessionUpdate) -> Void) -> Void
        )? = nil,
        @ViewBuilder fallback: () -> Fallback
    ) {
        self.init(label, fallback: fallback()) {
            onMainActor((request, onPaymentAuthorizationChange)) { PaymentPhases($1).begin($0) }
        }
    }

    private init(
        _ label: PayWithApplePayButtonLabel,
        fallback: Fallback,
        _ action: @escaping () -> Void
    ) {
        self.label = label
        self.fallback = fallback
        self.action = action
    }

    /// The button, or what is there instead.
    @MainActor public var body: some View {
        if PKPaymentAuthorizationController.canMakePayments() {
            AppleButton(label.words, style.look(in: colorScheme == .dark), action: action)
        } else {
            fallback
        }
    }
}

nonisolated extension PayWithApplePayButton where Fallback == EmptyView {
    /// Creates a button with an action; there is nothing on a device that cannot pay.
    public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void) {
        self.init(label, action: action) { EmptyView() }
    }

    /// Creates a button that opens the payment sheet; there is nothing on a device that cannot pay.
    public init(
        _ label: PayWithApplePayButtonLabel = .plain,
        request: PKPaymentRequest,
        onPaymentAuthorizationChange:
            @escaping (
                PayWithApplePayButtonPaymentAuthorizationPhase
            ) -> Void,
        onMerchantSessionRequested: (
            (@escaping (PKPaymentRequestMerchantSessionUpdate) -> Void) -> Void
        )? = nil
    ) {
        self.init(
            label,
            request: request,
            onPaymentAuthorizationChange: onPaymentAuthorizationChange,
            onMerchantSessionRequested: onMerchantSessionRequested
        ) { EmptyView() }
    }
}

/// How far a payment has come: PassKit's `PayWithApplePayButtonPaymentAuthorizationPhase`.
public enum PayWithApplePayButtonPaymentAuthorizationPhase {
    /// The sheet opens.
    case willAuthorize
    /// The person has authorized the payment; the handler takes how it went.
    case didAuthorize(
        payment: PKPayment,
        resultHandler: (PKPaymentAuthorizationResult) -> Void
    )
    /// The sheet is gone.
    case didFinish
}

// Tells a clip about the phases of one payment, and keeps itself until the last.
@MainActor
private final class PaymentPhases: NSObject, PKPaymentAuthorizationControllerDelegate {
    private let tell: (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void
    private var itself: PaymentPhases?

    init(_ tell: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void) {
        self.tell = tell
    }

    func begin(_ request: PKPaymentRequest) {
        let controller = PKPaymentAuthorizationController(paymentRequest: request)
        controller.delegate = self
        itself = self
        controller.present { [self] isShown in
            onMainActor(isShown) { isShown in
                if isShown {
                    tell(.willAuthorize)
                } else {
                    tell(.didFinish)
                    itself = nil
                }
            }
        }
    }

    nonisolated func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController,
        didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {
        onMainActor((self, payment, completion)) {
            $0.tell(.didAuthorize(payment: $1, resultHandler: $2))
        }
    }

    nonisolated func paymentAuthorizationControllerDidFinish(
        _ controller: PKPaymentAuthorizationController
    ) {
        onMainActor(self) {
            $0.tell(.didFinish)
            $0.itself = nil
        }
    }
}
