// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// The names are Apple's own, and mean what they mean there.

package import ClipUI
public import UIKit

/// A view controller that asks the person to authorize a payment: PassKit's `PKPaymentAuthorizationViewController`.
///
/// When it appears, because another controller presents it or a SwiftUI view shows it, the test payment sheet opens.
@MainActor @preconcurrency
open class PKPaymentAuthorizationViewController: UIViewController {
    open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
    public let paymentRequest: PKPaymentRequest

    /// Creates a controller for a request; `nil` if the request is invalid.
    public init?(paymentRequest: PKPaymentRequest) {
        guard paymentRequest.problem == nil else { return nil }
        self.paymentRequest = paymentRequest
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { nil }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let sheet = PaymentSheet.current else { return }
        Task {
            await sheet.show(paymentRequest) { payment in
                await firstAnswer { give in
                    guard let delegate else { return give(.failed) }
                    delegate.paymentAuthorizationViewController(
                        self,
                        didAuthorizePayment: payment,
                        handler: give
                    )
                }
            }
            delegate?.paymentAuthorizationViewControllerDidFinish(self)
        }
    }

    nonisolated open class func canMakePayments() -> Bool { PaymentSheet.current != nil }
    nonisolated open class func canMakePayments(
        usingNetworks networks: [PKPaymentNetwork]
    ) -> Bool { PKPaymentAuthorizationController.canMakePayments(usingNetworks: networks) }
}
@MainActor @preconcurrency
public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
    func paymentAuthorizationViewControllerDidFinish(
        _ controller: PKPaymentAuthorizationViewController
    )
    func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController,
        didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    )
}
extension PKPaymentAuthorizationViewControllerDelegate {
    public func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController,
        didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
}
public enum PKPaymentButtonType: Int, Sendable {
    case plain
    case buy
    case setUp
    case inStore
    case donate
    case checkout
    case book
    case subscribe
    case reload
    case addMoney
    case topUp
    case order
    case rent
    case support
    case contribute
    case tip
    case `continue`
}
public enum PKPaymentButtonStyle: Int, Sendable {
    case white
    case whiteOutline
    case black
    case automatic
}
extension PKPaymentButtonType {
    var label: PayWithApplePayButtonLabel {
        switch self {
        case .plain: .plain
        case .buy: .buy
        case .setUp: .setUp
        case .inStore: .inStore
        case .donate: .donate
        case .checkout: .checkout
        case .book: .book
        case .subscribe: .subscribe
        case .reload: .reload
        case .addMoney: .addMoney
        case .topUp: .topUp
        case .order: .order
        case .rent: .rent
        case .support: .support
        case .contribute: .contribute
        case .tip: .tip
        case .continue: .continue
        }
    }
}

extension PKPaymentButtonStyle {
    func look(in isDark: Bool) -> AppleButton.Look {
        switch self {
        case .black: .black
        case .white: .white
        case .whiteOutline: .outline
        case .automatic: isDark ? .white : .black
        }
    }
}

@MainActor @preconcurrency
open class PKPaymentButton: UIControl {
    public let type: PKPaymentButtonType
    public let style: PKPaymentButtonStyle
    open var cornerRadius: CGFloat = 4
    public init(paymentButtonType: PKPaymentButtonType, paymentButtonStyle: PKPaymentButtonStyle) {
        type = paymentButtonType
        style = paymentButtonStyle
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    }
    public required init?(coder: NSCoder) {
        (type, style) = (.plain, .black)
        super.init(coder: coder)
    }
}

extension PKPaymentButton: DrawnView {
    package var drawn: ViewBox? {
        AppleButton(type.label.words, style.look(in: traitCollection.userInterfaceStyle == .dark)) {
            onMainActor(self) { $0.press() }
        }
        .boxed()
    }
}
