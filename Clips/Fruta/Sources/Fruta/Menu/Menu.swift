// SPDX-License-Identifier: Apache-2.0

/// The smoothies that Fruta sells.
public enum Menu {
    /// All smoothies, in the order of the menu.
    public static let smoothies: [Smoothie] = [
        Smoothie(
            id: "berry-blue",
            title: "Berry Blue",
            tagline: "Dark berries, soft finish",
            ingredients: ["Blueberries", "Banana", "Oat milk", "Lime"],
            price: 650,
            kilocalories: 240,
            backdrop: (222, 214, 250)
        ),
        Smoothie(
            id: "mango-morning",
            title: "Mango Morning",
            tagline: "Sunshine with a little ginger",
            ingredients: ["Mango", "Orange", "Yogurt", "Ginger"],
            price: 600,
            kilocalories: 260,
            backdrop: (255, 228, 178)
        ),
        Smoothie(
            id: "green-bench",
            title: "Green Bench",
            tagline: "Fresh, crisp, not too sweet",
            ingredients: ["Apple", "Spinach", "Cucumber", "Mint"],
            price: 575,
            kilocalories: 150,
            backdrop: (212, 240, 206)
        ),
        Smoothie(
            id: "strawberry-porch",
            title: "Strawberry Porch",
            tagline: "Like a slow summer evening",
            ingredients: ["Strawberries", "Vanilla yogurt", "Basil"],
            price: 625,
            kilocalories: 220,
            backdrop: (255, 214, 214)
        ),
        Smoothie(
            id: "kiwi-kick",
            title: "Kiwi Kick",
            tagline: "Sharp enough to wake you",
            ingredients: ["Kiwi", "Pear", "Lime", "Green tea"],
            price: 600,
            kilocalories: 170,
            backdrop: (228, 244, 190)
        ),
        Smoothie(
            id: "carrot-sunrise",
            title: "Carrot Sunrise",
            tagline: "Sweet roots and citrus",
            ingredients: ["Carrot", "Orange", "Turmeric", "Honey"],
            price: 575,
            kilocalories: 190,
            backdrop: (255, 219, 190)
        ),
        Smoothie(
            id: "cocoa-cherry",
            title: "Cocoa Cherry",
            tagline: "Nearly a dessert",
            ingredients: ["Cherries", "Cocoa", "Almond milk", "Dates"],
            price: 700,
            kilocalories: 310,
            backdrop: (240, 214, 208)
        ),
        Smoothie(
            id: "coconut-cloud",
            title: "Coconut Cloud",
            tagline: "Light, cold, far away",
            ingredients: ["Coconut", "Pineapple", "Lychee"],
            price: 675,
            kilocalories: 230,
            backdrop: (208, 238, 242)
        ),
    ]

    /// The smoothie with a name in a link; `nil` if it is not on the menu.
    ///
    /// Case and hyphens are ignored, so that `berry-blue` and `BerryBlue` are the same.
    public static func smoothie(named name: String) -> Smoothie? {
        let nameLetters = letters(of: name)
        return smoothies.first { letters(of: $0.id) == nameLetters }
    }

    // As bytes: valid names are ASCII.
    private static func letters(of name: String) -> [UInt8] {
        var letters: [UInt8] = []
        for byte in name.utf8.prefix(64) {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): letters.append(byte + 32)
            case UInt8(ascii: "-"), UInt8(ascii: "_"): break
            default: letters.append(byte)
            }
        }
        return letters
    }
}

/// A price as text.
///
/// - Returns: Dollars with two decimals, such as `$6.50` for 650 cents.
public func priceText(cents: Int) -> String {
    let rest = cents % 100
    return "$" + String(cents / 100) + (rest < 10 ? ".0" : ".") + String(rest)
}
