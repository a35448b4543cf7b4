// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
import SwiftUI
#else
import ClipUI
#endif

struct CheckoutScreen: View {
    let smoothie: Smoothie
    @EnvironmentObject private var model: Model
    @AppStorage(OrderStore.key, store: OrderStore.group) private var storedOrder = ""

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            VStack(alignment: .leading, spacing: 18) {
                HStack(spacing: 14) {
                    Portrait(smoothie: smoothie, height: 64).frame(width: 88)
                    VStack(alignment: .leading, spacing: 2) {
                        Text(smoothie.title).font(.headline)
                        Text(priceText(cents: smoothie.price) + " a glass")
                            .foregroundStyle(.secondary)
                    }
                }
                VStack(alignment: .leading, spacing: 14) {
                    Stepper(value: quantity, in: 1...9) {
                        HStack {
                            Text("Glasses")
                            Spacer()
                            Text(String(quantity.wrappedValue))
                                .font(.headline)
                                .accessibilityAddTraits(.updatesFrequently)
                        }
                    }
                    Divider()
                    TextField("Name on the cup", text: name)
                        .textContentType(.givenName)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(16)
                .background(.panel, in: RoundedRectangle(cornerRadius: 18))
                .shadow(color: .black.opacity(0.12), radius: 8, y: 2)
                HStack {
                    Text("Total").font(.headline)
                    Spacer()
                    Text(priceText(cents: model.quantity(of: smoothie) * smoothie.price))
                        .font(.title3)
                        .fontWeight(.bold)
                        .accessibilityAddTraits(.updatesFrequently)
                }
                .padding(.horizontal, 4)
                VStack(alignment: .center, spacing: 8) {
                    Button(action: placeOrder) {
                        Text("Place order").fontWeight(.semibold).frame(maxWidth: .infinity)
                    }
                    .buttonStyle(.borderedProminent)
                    .controlSize(.large)
                    .disabled(model.trimmedName == nil)
                    Text("You pay at the counter.")
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                }
                .frame(maxWidth: .infinity)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .navigationTitle("Your order")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    BackButton(title: smoothie.title) { model.show(smoothie) }
                }
            }
        }
        .frame(maxWidth: 560, alignment: .leading)
    }

    private var quantity: Binding<Int> {
        Binding(
            get: { model.quantity(of: smoothie) },
            set: { model.setQuantity($0, of: smoothie) }
        )
    }

    private var name: Binding<String> {
        Binding(
            get: { model.name },
            set: {
                model.name = String(
                    String.UnicodeScalarView($0.unicodeScalars.prefix(Model.longestName))
                )
            }
        )
    }

    private func placeOrder() {
        guard let order = model.placeOrder(of: smoothie) else { return }
        storedOrder = order.stored
        announce(order)
    }
}
