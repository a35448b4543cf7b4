// SPDX-License-Identifier: Apache-2.0

import AppClip
import Fruta

#if canImport(SwiftUI)
import SwiftUI
#else
import ClipUI
#endif

// The order from the clip or the app, and its stamps.
struct OrdersScreen: View {
    @AppStorage("order", store: UserDefaults(suiteName: "group.example.fruta")) private var stored =
        ""

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            if let order = Order(stored: stored) {
                Text("Order " + String(order.number)).font(.headline)
                Text(order.summary + " for " + order.name)
                Text(String(order.quantity) + " stamps on your card")
                    .foregroundStyle(.secondary)
            } else {
                Text("You have not ordered yet.")
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .navigationTitle("Your orders")
    }
}
