/// A drink on the menu.
public struct Smoothie: Identifiable, Sendable {
    /// The name in links and of the picture.
    public let id: String

    /// The name on the menu.
    public let title: String

    /// One line about the taste.
    public let tagline: String

    /// What is in it, the most first.
    public let ingredients: [String]

    /// The price in cents.
    public let price: Int

    /// The energy of one glass in kilocalories.
    public let kilocalories: Int

    /// The colour behind the picture, as red, green and blue from 0 to 255.
    let backdrop: (red: Int, green: Int, blue: Int)
}
