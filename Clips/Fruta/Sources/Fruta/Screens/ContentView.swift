// SPDX-License-Identifier: Apache-2.0

import AppClip

#if canImport(SwiftUI)
import SwiftUI
#else
import ClipUI
#endif

// One screen at a time.
struct ContentView: View {
    @EnvironmentObject private var model: Model

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 0) {
                    switch model.screen {
                    case .menu: MenuScreen()
                    case .smoothie(let smoothie): SmoothieScreen(smoothie: smoothie)
                    case .checkout(let smoothie): CheckoutScreen(smoothie: smoothie)
                    case .thanks(let order): ThanksScreen(order: order)
                    }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.horizontal)
            }
        }
        .appStoreOverlay(
            isPresented: Binding(
                get: { model.isOfferingApp },
                set: { model.isOfferingApp = $0 }
            )
        ) {
            SKOverlay.AppClipConfiguration(position: .bottom)
        }
    }
}

// The storage of the last order: the defaults of the App Group, which the full app shares (F-25).
enum OrderStore {
    static let key = "order"
    static var group: UserDefaults? { UserDefaults(suiteName: "group.example.fruta") }
}

// A button in the bar of a screen, to go back.
struct BackButton: View {
    let title: String
    let action: () -> Void

    var body: some View {
        Button {
            action()
        } label: {
            Label(title, systemImage: "chevron.left")
        }
        .buttonStyle(.borderless)
    }
}

// The image of a smoothie on its background colour.
struct Portrait: View {
    let smoothie: Smoothie
    let height: Double

    var body: some View {
        Image(decorative: smoothie.id)
            .resizable()
            .scaledToFit()
            .frame(height: height)
            .frame(maxWidth: .infinity)
            .padding(12)
            .background(backdrop, in: RoundedRectangle(cornerRadius: 22))
    }

    private var backdrop: Color {
        Color(
            red: Double(smoothie.backdrop.red) / 255,
            green: Double(smoothie.backdrop.green) / 255,
            blue: Double(smoothie.backdrop.blue) / 255
        )
    }
}
