// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
import SwiftUI
#else
import ClipUI
#endif

struct ThanksScreen: View {
    let order: Order
    @EnvironmentObject private var model: Model

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            VStack(alignment: .leading, spacing: 18) {
                Text(
                    "Ready in about " + String(order.minutes)
                        + " minutes. We will call your number."
                )
                .foregroundStyle(.secondary)
                VStack(alignment: .center, spacing: 6) {
                    Portrait(smoothie: order.smoothie, height: 150)
                    Text("Order number").font(.footnote).foregroundStyle(.secondary).padding(
                        .top,
                        10
                    )
                    Text(String(order.number)).font(.system(size: 56)).fontWeight(.heavy)
                    Text(order.summary).font(.headline)
                    Text(priceText(cents: order.total) + " at the counter")
                        .foregroundStyle(.secondary)
                }
                .frame(maxWidth: .infinity)
                .padding(16)
                .background(.panel, in: RoundedRectangle(cornerRadius: 28))
                .shadow(color: .black.opacity(0.12), radius: 8, y: 2)
                Button(action: { model.showMenu() }) {
                    Text("Back to the menu").frame(maxWidth: .infinity)
                }
                .buttonStyle(.bordered)
                .controlSize(.large)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .navigationTitle("Thank you, " + order.name)
        }
        .frame(maxWidth: 560, alignment: .leading)
    }
}
