// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
import SwiftUI
#else
import ClipUI
#endif

struct MenuScreen: View {
    @EnvironmentObject private var model: Model
    @AppStorage(OrderStore.key, store: OrderStore.group) private var storedOrder = ""

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Made while you wait. Skip the line.")
                .foregroundStyle(.secondary)
            if model.isUnknownSmoothie {
                Label(
                    "The smoothie in your link is not on our menu. Here is what we make today.",
                    systemImage: "info.circle"
                )
                .padding(12)
                .background(.accentBackground, in: RoundedRectangle(cornerRadius: 14))
            }
            if let order = Order(stored: storedOrder) {
                OrderBanner(order: order)
            }
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 14)], spacing: 14) {
                ForEach(Menu.smoothies) { MenuCard(smoothie: $0) }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .navigationTitle("Smoothies")
    }
}

// A button that shows the placed order.
struct OrderBanner: View {
    let order: Order
    @EnvironmentObject private var model: Model

    var body: some View {
        Button(action: { model.show(order) }) {
            HStack(spacing: 12) {
                Image(systemName: "cup").foregroundStyle(.accentColor)
                VStack(alignment: .leading, spacing: 2) {
                    Text("Your order " + String(order.number)).font(.headline)
                    Text(order.summary + " for " + order.name)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                Image(systemName: "chevron.right").foregroundStyle(.secondary)
            }
        }
        .buttonStyle(.plain)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(14)
        .background(.panel, in: RoundedRectangle(cornerRadius: 18))
        .shadow(color: .black.opacity(0.12), radius: 8, y: 2)
    }
}

struct MenuCard: View {
    let smoothie: Smoothie
    @EnvironmentObject private var model: Model

    var body: some View {
        Button(action: { model.show(smoothie) }) {
            VStack(alignment: .leading, spacing: 8) {
                Portrait(smoothie: smoothie, height: 116)
                VStack(alignment: .leading, spacing: 2) {
                    Text(smoothie.title).font(.headline)
                    Text(smoothie.tagline).font(.footnote).foregroundStyle(.secondary)
                }
                .padding(.horizontal, 4)
                Spacer()
                Text(priceText(cents: smoothie.price))
                    .font(.subheadline)
                    .fontWeight(.semibold)
                    .foregroundStyle(.accentColor)
                    .padding(.horizontal, 4)
            }
        }
        .buttonStyle(.plain)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(10)
        .background(.panel, in: RoundedRectangle(cornerRadius: 28))
        .shadow(color: .black.opacity(0.12), radius: 8, y: 2)
        .accessibilityLabel(
            smoothie.title + ", " + smoothie.tagline + ", " + priceText(cents: smoothie.price)
        )
    }
}
