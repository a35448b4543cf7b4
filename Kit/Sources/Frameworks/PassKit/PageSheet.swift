// SPDX-License-Identifier: Apache-2.0

import SwiftUI

extension PaymentSheet {
    // Returns the sheet that is shown above the clip itself.
    static func above(_ screen: ClipScreen) -> PaymentSheet {
        PaymentSheet { request, pay in
            let sheet = ShownSheet(request, screen)
            await sheet.run(pay)
        }
    }
}

// A test payment, from the presentation of its sheet until the dismissal.
@MainActor
private final class ShownSheet {
    private let model: PaymentModel
    private let presentation: SystemPresentation

    init(_ request: PKPaymentRequest, _ screen: ClipScreen) {
        let model = PaymentModel(request)
        self.model = model
        presentation = SystemPresentation(
            sheet: PaymentSheetView(model: model).interactiveDismissDisabled(),
            on: screen,
            onDismiss: { onMainActor(model) { $0.choose(.cancel) } }
        )
    }

    func run(_ pay: @MainActor (PKPayment) async -> PKPaymentAuthorizationResult) async {
        while await model.nextChoice() == .pay {
            model.step = .processing
            let result = await pay(model.payment())
            if result.status == .success { break }
            model.step = .failed(result.errors.map { $0.localizedDescription })
        }
        presentation.end()
    }
}

// The state of the sheet, and the choices of the person.
@MainActor
final class PaymentModel: ObservableObject {
    enum Choice { case pay, cancel }
    enum Step: Equatable {
        case waiting, processing
        case failed([String])
    }

    let request: PKPaymentRequest
    @Published var step = Step.waiting
    private var waiter: CheckedContinuation<Choice, Never>?
    private var isCancelled = false

    init(_ request: PKPaymentRequest) {
        self.request = request
    }

    func choose(_ choice: Choice) {
        if choice == .cancel { isCancelled = true }
        waiter.take()?.resume(returning: choice)
    }

    func nextChoice() async -> Choice {
        if isCancelled { return .cancel }
        return await withCheckedContinuation { waiter = $0 }
    }

    // Returns a test payment with an empty token; the contacts have the fields that the request
    // requires.
    func payment() -> PKPayment {
        let payment = PKPayment(
            token: PKPaymentToken(
                paymentData: Data(),
                transactionIdentifier: UUID().uuidString
            )
        )
        payment.shippingContact =
            request.shippingContact ?? .test(request.requiredShippingContactFields)
        payment.billingContact =
            request.billingContact ?? .test(request.requiredBillingContactFields)
        payment.shippingMethod = request.shippingMethods?.first
        return payment
    }
}

extension PKContact {
    // Returns a test contact with the required fields; `nil` if no fields are required.
    fileprivate static func test(_ fields: Set<PKContactField>) -> PKContact? {
        if fields.isEmpty { return nil }
        let contact = PKContact()
        if fields.contains(.name) {
            contact.name = PersonNameComponents(givenName: "Ana", familyName: "Test")
        }
        if fields.contains(.emailAddress) { contact.emailAddress = "ana@shop.example" }
        if fields.contains(.phoneNumber) { contact.phoneNumber = "+1 555 0100" }
        return contact
    }
}
