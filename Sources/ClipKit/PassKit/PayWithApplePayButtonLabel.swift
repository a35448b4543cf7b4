// SPDX-License-Identifier: Apache-2.0

public import SwiftUI

/// What a person does with a button of Apple Pay: PassKit's `PayWithApplePayButtonLabel`.
public struct PayWithApplePayButtonLabel: Sendable, Hashable {
    let words: String

    /// Apple Pay alone.
    public static let plain = Self(words: "Apple Pay")
    /// Buys.
    public static let buy = Self(words: "Buy with Apple Pay")
    /// Adds a card.
    public static let setUp = Self(words: "Set up Apple Pay")
    /// Pays in a store.
    public static let inStore = Self(words: "Pay with Apple Pay")
    /// Donates.
    public static let donate = Self(words: "Donate with Apple Pay")
    /// Checks out.
    public static let checkout = Self(words: "Check out with Apple Pay")
    /// Books.
    public static let book = Self(words: "Book with Apple Pay")
    /// Subscribes.
    public static let subscribe = Self(words: "Subscribe with Apple Pay")
    /// Reloads a card.
    public static let reload = Self(words: "Reload with Apple Pay")
    /// Adds money.
    public static let addMoney = Self(words: "Add Money with Apple Pay")
    /// Tops up.
    public static let topUp = Self(words: "Top Up with Apple Pay")
    /// Orders.
    public static let order = Self(words: "Order with Apple Pay")
    /// Rents.
    public static let rent = Self(words: "Rent with Apple Pay")
    /// Supports somebody.
    public static let support = Self(words: "Support with Apple Pay")
    /// Contributes.
    public static let contribute = Self(words: "Contribute with Apple Pay")
    /// Tips.
    public static let tip = Self(words: "Tip with Apple Pay")
    /// Goes on.
    public static let `continue` = Self(words: "Continue with Apple Pay")
}

nonisolated extension View {
    /// Sets how buttons of Apple Pay in the view look.
    public func payWithApplePayButtonStyle(_ style: PKPaymentButtonStyle) -> some View {
        environment(\.paymentButtonStyle, style)
    }
}

extension EnvironmentValues {
    var paymentButtonStyle: PKPaymentButtonStyle {
        get { self[PaymentButtonStyleKey.self] }
        set { self[PaymentButtonStyleKey.self] = newValue }
    }
}

private struct PaymentButtonStyleKey: EnvironmentKey {
    static let defaultValue = PKPaymentButtonStyle.automatic
}
