/// What somebody ordered: what the clip remembers from one run to the next.
public struct Order: Sendable {
    /// The number that the counter calls.
    public let number: Int

    /// What was ordered.
    public let smoothie: Smoothie

    /// How many glasses, from 1 to 9.
    public let quantity: Int

    /// Whose name is on the cups; never empty.
    public let name: String

    /// The price of all glasses in cents.
    public var total: Int { quantity * smoothie.price }

    /// How long the kitchen needs, in minutes.
    public var minutes: Int { 3 + 2 * quantity }

    /// Takes an order.
    public init(number: Int, smoothie: Smoothie, quantity: Int, name: String) {
        self.number = number
        self.smoothie = smoothie
        self.quantity = max(1, min(9, quantity))
        self.name = name
    }

    /// Reads an order that was kept.
    ///
    /// The result is `nil` if it is none, or its drink has left the menu.
    public init?(stored: String) {
        // The name comes last and may hold anything, bars too.
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

    /// The order as it is kept: number, quantity, drink and name with bars between them.
    public var stored: String {
        String(number) + "|" + String(quantity) + "|" + smoothie.id + "|" + name
    }

    /// What was ordered in words, such as `2 Berry Blue`.
    public var summary: String { String(quantity) + " \u{D7} " + smoothie.title }
}
