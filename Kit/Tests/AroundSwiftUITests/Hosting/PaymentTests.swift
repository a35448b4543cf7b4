// SPDX-License-Identifier: Apache-2.0

import ClipUI
import PassKit
import SwiftUI
import Testing

@testable import ClipUITesting

// Serialized, because the sheet is above the clip with the last event.
@MainActor @Suite(.serialized)
struct PaymentTests {
    @Test func paysOnATestSheet() async throws {
        let clip = launched(Shop(answers: [.success]))
        try clip.tap("Buy with Apple Pay")
        try await shows("Authorize", on: clip)
        #expect(clip.screen.line.contains("3.00 Total "))
        try clip.tap("Authorize")
        try await eventually(clip) { $0.hasSuffix("willAuthorize didAuthorize didFinish") }
        #expect(clip.screen.elements(.presentation).isEmpty)
    }

    @Test func canBeCancelled() async throws {
        let clip = launched(Shop(answers: []))
        try clip.tap("Buy with Apple Pay")
        try await shows("Cancel", on: clip)
        try clip.tap("Cancel")
        try await eventually(clip) { $0.hasSuffix("willAuthorize didFinish") }
    }

    /// A clip declines a payment; the person tries again.
    @Test func canBeTriedAgain() async throws {
        let clip = launched(Shop(answers: [.failure, .success]))
        try clip.tap("Buy with Apple Pay")
        try await shows("Authorize", on: clip)
        try clip.tap("Authorize")
        try await eventually(clip) { $0.contains("Payment Not Completed") }
        try clip.tap("Authorize")
        try await eventually(clip) {
            $0.hasSuffix("willAuthorize didAuthorize didAuthorize didFinish")
        }
    }

    /// An invalid request opens nothing.
    @Test func refusesFaultyRequests() throws {
        let clip = launched(Shop(answers: [], currency: "dollars"))
        try clip.tap("Buy with Apple Pay")
        #expect(clip.screen.line == "[Buy with Apple Pay] didFinish")
    }

    private func shows(_ button: String, on clip: TestClip) async throws {
        try await eventually(clip) { $0.contains("[\(button)]") }
    }

    // The results of tasks on the main actor appear after some iterations.
    private func eventually(_ clip: TestClip, _ isShown: (String) -> Bool) async throws {
        for _ in 0..<1000 {
            clip.refresh()
            if isShown(clip.screen.line) { return }
            try await Task.sleep(nanoseconds: 1_000_000)
        }
        Issue.record("the screen is still: \(clip.screen.line)")
    }
}

private struct Shop: View {
    @State var answers: [PKPaymentAuthorizationStatus]
    var currency = "USD"
    @State private var phases: [String] = []

    var body: some View {
        VStack {
            PayWithApplePayButton(
                .buy,
                request: request,
                onPaymentAuthorizationChange: { phase in
                    switch phase {
                    case .willAuthorize: phases.append("willAuthorize")
                    case .didAuthorize(let payment, let handler):
                        phases.append("didAuthorize")
                        #expect(payment.token.paymentData.isEmpty)
                        handler(
                            PKPaymentAuthorizationResult(
                                status: answers.removeFirst(),
                                errors: nil
                            )
                        )
                    case .didFinish: phases.append("didFinish")
                    }
                }
            )
            .payWithApplePayButtonStyle(.black)
            Text(verbatim: phases.joined(separator: " "))
        }
    }

    private var request: PKPaymentRequest {
        let request = PKPaymentRequest()
        request.merchantIdentifier = "merchant.shop.example"
        request.countryCode = "US"
        request.currencyCode = currency
        request.supportedNetworks = [.visa]
        request.merchantCapabilities = .threeDSecure
        request.paymentSummaryItems = [
            PKPaymentSummaryItem(label: "Apples", amount: 3),
            PKPaymentSummaryItem(label: "Total", amount: 3),
        ]
        return request
    }
}
