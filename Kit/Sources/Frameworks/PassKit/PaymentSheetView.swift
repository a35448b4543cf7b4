// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// The test payment sheet: the amounts, a button that authorizes the payment, and one that cancels
/// it.
struct PaymentSheetView: View {
    @ObservedObject var model: PaymentModel

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack {
                Text("Test Payment").font(.title2).bold().accessibilityAddTraits(.isHeader)
                Spacer()
                Button("Cancel") { model.choose(.cancel) }.disabled(model.step == .processing)
            }
            Text("No money moves.").font(.subheadline).foregroundStyle(.secondary)
            Divider()
            VStack(spacing: 8) {
                ForEach(Array(model.request.paymentSummaryItems.enumerated()), id: \.offset) {
                    let isTotal = $0 == model.request.paymentSummaryItems.count - 1
                    item($1).fontWeight(isTotal ? .bold : .regular)
                }
            }
            state
            Button {
                model.choose(.pay)
            } label: {
                Text(model.step == .processing ? "Processing…" : "Authorize")
                    .frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .disabled(model.step == .processing)
        }
        .padding(20)
        .presentationDetents([.medium, .large])
    }

    @ViewBuilder private var state: some View {
        switch model.step {
        case .waiting: EmptyView()
        case .processing: ProgressView().frame(maxWidth: .infinity)
        case .failed(let reasons):
            Text((["Payment Not Completed"] + reasons).joined(separator: "\n"))
                .foregroundStyle(.red)
                .accessibilityAddTraits(.updatesFrequently)
        }
    }

    private func item(_ item: PKPaymentSummaryItem) -> some View {
        HStack {
            Text(verbatim: item.label)
            Spacer()
            Text(verbatim: item.type == .pending ? "Pending" : amount(item.amount))
        }
    }

    private func amount(_ number: NSDecimalNumber) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = model.request.currencyCode
        return formatter.string(from: number) ?? "\(number) \(model.request.currencyCode)"
    }
}
