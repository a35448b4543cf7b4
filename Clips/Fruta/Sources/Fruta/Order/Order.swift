// SPDX-License-Identifier: Apache-2.0

/// An order, which the clip stores between runs.
public struct Order: Sendable {
    /// The number that is called at the counter.
    public let number: Int

    /// The drink that is ordered.
    public let smoothie: Smoothie

    /// The number of glasses, from 1 to 9.
    public let quantity: Int

    /// The name on the cups; never empty.
    public let name: String

    /// The price of all glasses in cents.
    public var total: Int { quantity * smoothie.price }

    /// The preparation time in minutes.
    public var minutes: Int { 3 + 2 * quantity }

    /// Creates an order.
    public init(number: Int, smoothie: Smoothie, quantity: Int, name: String) {
        self.number = number
        self.smoothie = smoothie
        self.quantity = max(1, min(9, quantity))
        self.name = name
    }

    /// Creates an order from its stored form.
    ///
    /// The result is `nil` for an invalid form, or if the smoothie is no longer on the menu.
    public init?(stored: String) {
        // The name is last, and can contain any characters, including bars.
        var parts = [""]
        for scalar in stored.unicodeScalars {
            if scalar == "|" && parts.count < 4 {
                parts.append("")
            } else {
                parts[parts.count - 1].unicodeScalars.append(scalar)
            }
        }
        guard parts.count == 4, let number = Int(parts[0]), let quantity = Int(parts[1]),
            (1...9).contains(quantity), let smoothie = Menu.smoothie(named: parts[2]),
            !parts[3].utf8.isEmpty
        else { return nil }
        self.init(number: number, smoothie: smoothie, quantity: quantity, name: parts[3])
    }

    /// The stored form: number, quantity, smoothie and name, separated by bars.
    public var stored: String {
        String(number) + "|" + String(quantity) + "|" + smoothie.id + "|" + name
    }

    /// The quantity and the smoothie, such as `2 Berry Blue`.
    public var summary: String { String(quantity) + " \u{D7} " + smoothie.title }
}
