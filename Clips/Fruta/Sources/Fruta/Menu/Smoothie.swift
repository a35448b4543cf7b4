// SPDX-License-Identifier: Apache-2.0

/// A drink on the menu.
public struct Smoothie: Identifiable, Sendable {
    /// The name in links, and of the image.
    public let id: String

    /// The name on the menu.
    public let title: String

    /// One line about the taste.
    public let tagline: String

    /// The ingredients, starting with the largest amount.
    public let ingredients: [String]

    /// The price in cents.
    public let price: Int

    /// The energy of one glass in kilocalories.
    public let kilocalories: Int

    /// The background colour of the image, as red, green and blue from 0 to 255.
    let backdrop: (red: Int, green: Int, blue: Int)
}
