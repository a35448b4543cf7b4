// SPDX-License-Identifier: Apache-2.0

public import SwiftUI

/// A button that asks the person to pay: PassKit's `PayWithApplePayButton`.
///
/// It shows text, not Apple's logo. With a request it opens the test payment sheet of
/// ``PKPaymentAuthorizationController``, which moves no money.
nonisolated public struct PayWithApplePayButton<Fallback: View>: View {
    private let label: PayWithApplePayButtonLabel
    private let action: () -> Void
    private let fallback: Fallback
    @Environment(\.paymentButtonStyle) private var style
    @Environment(\.colorScheme) private var colorScheme

    /// Creates a button with an action.
    ///
    /// - Parameters:
    ///   - label: The action that the title names.
    ///   - action: Called when the button is pressed.
    ///   - fallback: The view that replaces the button on a device that cannot make payments.
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
    ///   - label: The action that the title names.
    ///   - request: The request to pay.
    ///   - onPaymentAuthorizationChange: Called with each phase.
    ///   - onMerchantSessionRequested: Never called, since no merchant session is needed here.
    ///   - fallback: The view that replaces the button on a device that cannot make payments.
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

    /// The button, or its fallback.
    @MainActor public var body: some View {
        if PKPaymentAuthorizationController.canMakePayments() {
            AppleButton(label.words, style.look(in: colorScheme == .dark), action: action)
        } else {
            fallback
        }
    }
}

nonisolated extension PayWithApplePayButton where Fallback == EmptyView {
    /// Creates a button with an action; it is empty on a device that cannot make payments.
    public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void) {
        self.init(label, action: action) { EmptyView() }
    }

    /// Creates a button that opens the payment sheet; it is empty on a device that cannot make payments.
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

/// The phase of a payment: PassKit's `PayWithApplePayButtonPaymentAuthorizationPhase`.
public enum PayWithApplePayButtonPaymentAuthorizationPhase {
    /// The sheet is about to open.
    case willAuthorize
    /// The person has authorized the payment; the handler receives the result.
    case didAuthorize(
        payment: PKPayment,
        resultHandler: (PKPaymentAuthorizationResult) -> Void
    )
    /// The sheet was dismissed.
    case didFinish
}

// Reports the phases of one payment to a clip, and retains itself until the last.
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
