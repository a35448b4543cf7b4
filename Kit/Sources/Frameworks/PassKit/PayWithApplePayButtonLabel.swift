// SPDX-License-Identifier: Apache-2.0

public import SwiftUI

/// The title of an Apple Pay button: PassKit's `PayWithApplePayButtonLabel`.
public struct PayWithApplePayButtonLabel: Sendable, Hashable {
    let words: String

    /// *Apple Pay*.
    public static let plain = Self(words: "Apple Pay")
    /// *Buy with Apple Pay*.
    public static let buy = Self(words: "Buy with Apple Pay")
    /// *Set up Apple Pay*.
    public static let setUp = Self(words: "Set up Apple Pay")
    /// *Pay with Apple Pay*, for payments in a store.
    public static let inStore = Self(words: "Pay with Apple Pay")
    /// *Donate with Apple Pay*.
    public static let donate = Self(words: "Donate with Apple Pay")
    /// *Check out with Apple Pay*.
    public static let checkout = Self(words: "Check out with Apple Pay")
    /// *Book with Apple Pay*.
    public static let book = Self(words: "Book with Apple Pay")
    /// *Subscribe with Apple Pay*.
    public static let subscribe = Self(words: "Subscribe with Apple Pay")
    /// *Reload with Apple Pay*, for adding money to a card.
    public static let reload = Self(words: "Reload with Apple Pay")
    /// *Add Money with Apple Pay*.
    public static let addMoney = Self(words: "Add Money with Apple Pay")
    /// *Top Up with Apple Pay*.
    public static let topUp = Self(words: "Top Up with Apple Pay")
    /// *Order with Apple Pay*.
    public static let order = Self(words: "Order with Apple Pay")
    /// *Rent with Apple Pay*.
    public static let rent = Self(words: "Rent with Apple Pay")
    /// *Support with Apple Pay*.
    public static let support = Self(words: "Support with Apple Pay")
    /// *Contribute with Apple Pay*.
    public static let contribute = Self(words: "Contribute with Apple Pay")
    /// *Tip with Apple Pay*.
    public static let tip = Self(words: "Tip with Apple Pay")
    /// *Continue with Apple Pay*.
    public static let `continue` = Self(words: "Continue with Apple Pay")
}

nonisolated extension View {
    /// Sets the style of the Apple Pay buttons in the view.
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
