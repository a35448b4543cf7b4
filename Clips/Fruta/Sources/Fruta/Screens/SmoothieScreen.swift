// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
import SwiftUI
#else
import ClipUI
#endif

struct SmoothieScreen: View {
    let smoothie: Smoothie
    @EnvironmentObject private var model: Model

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            VStack(alignment: .leading, spacing: 20) {
                Portrait(smoothie: smoothie, height: 260)
                HStack(alignment: .firstTextBaseline) {
                    Text(smoothie.tagline).font(.title3).foregroundStyle(.secondary)
                    Spacer()
                    Text(priceText(cents: smoothie.price)).font(.title3).fontWeight(.bold)
                }
                Ingredients(smoothie: smoothie)
                Button(action: { model.beginOrder(of: smoothie) }) {
                    Text("Order").fontWeight(.semibold).frame(maxWidth: .infinity)
                }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .navigationTitle(smoothie.title)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    BackButton(title: "Menu") { model.showMenu() }
                }
            }
        }
        .frame(maxWidth: 560, alignment: .leading)
    }
}

struct Ingredients: View {
    private struct Ingredient: Identifiable {
        let id: Int
        let name: String
    }

    let smoothie: Smoothie

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text("What is in it").font(.headline).accessibilityAddTraits(.isHeader)
            ForEach(ingredients) { Label($0.name, systemImage: "leaf") }
            Text(String(smoothie.kilocalories) + " kcal in a glass")
                .font(.footnote)
                .foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var ingredients: [Ingredient] {
        smoothie.ingredients.indices.map { Ingredient(id: $0, name: smoothie.ingredients[$0]) }
    }
}
