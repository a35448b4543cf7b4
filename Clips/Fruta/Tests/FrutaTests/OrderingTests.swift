// SPDX-License-Identifier: Apache-2.0

import AppClip
import AppClipTesting
import ClipUITesting
import Foundation
import Fruta
import Testing

private func launched(
    _ url: String? = nil,
    of system: TestSystem = TestSystem()
) -> TestClip {
    let clip = TestClip(of: system) { startFruta(on: $0) }
    clip.launch(url)
    return clip
}

private let berryBlue = "Berry Blue, Dark berries, soft finish, $6.50"

// G5: Fruta, from the link to the confirmation.
@MainActor
struct OrderingTests {
    /// G-28: the query item `smoothie` selects the drink, as in the talk and in its spoken form.
    @Test(arguments: [
        "https://fruta.example/smoothie?smoothie=berry-blue",
        "https://fruta.example/?smoothie=BerryBlue",
        "https://fruta.example?size=2&smoothie=berry%2Dblue#x",
        "https://fruta.example?smoothie=berry-blue&smoothie=kiwi-kick",
    ])
    func linkOpensItsSmoothie(_ url: String) {
        let clip = launched(url)
        #expect(clip.screen.title == "Berry Blue")
        #expect(clip.screen.focused?.name == "Berry Blue")
        #expect(clip.screen.line.contains("$6.50"))
    }

    /// D-19, G-25: Maps passes only the registered URL, which opens the menu, with nothing else on offer.
    @Test(arguments: [nil, "https://fruta.example", "https://fruta.example/store/cupertino"])
    func otherwiseTheMenuOpens(_ url: String?) {
        let clip = launched(url)
        #expect(clip.screen.title == "Smoothies")
        #expect(clip.screen.all(.button).count == Menu.smoothies.count)
        #expect(!clip.screen.line.contains("not on our menu"))
    }

    @Test func unknownSmoothieOpensTheMenuWithANote() throws {
        let clip = launched("https://fruta.example?smoothie=beer")
        #expect(clip.screen.title == "Smoothies")
        #expect(clip.screen.line.contains("is not on our menu"))
        try clip.tap(berryBlue)
        try clip.tap("Menu")
        #expect(!clip.screen.line.contains("is not on our menu"))
    }

    /// D-23: random URLs do not crash the clip.
    @Test func survivesAnyURL() {
        let clip = launched()
        var random = SystemRandomNumberGenerator()
        let alphabet = Array("https://?&=#%.smoothie-berryblue\u{E9}0aF ")
        for _ in 0..<2000 {
            let text = (0..<Int.random(in: 0...60, using: &random)).map { _ in
                alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
            }
            clip.launch(String(text))
            clip.launch("https://fruta.example?" + String(text))
        }
        #expect(clip.screen.problems.isEmpty)
        #expect(!clip.screen.title.isEmpty)
    }

    @Test func placesAnOrder() throws {
        let clip = launched()
        try clip.tap(berryBlue)
        try clip.tap("Order")
        #expect(clip.screen.title == "Your order")
        #expect(throws: ElementNotFoundError.self) { try clip.tap("Place order") }
        try clip.tap("Increase Glasses")
        #expect(clip.screen.line.contains("$13.00"))
        try clip.type("  Ana ", into: "Name on the cup")
        #expect(clip.screen.overlay == nil)
        try clip.tap("Place order")
        #expect(clip.screen.title == "Thank you, Ana")
        #expect(clip.screen.line.contains("2 \u{D7} Berry Blue"))
        // F-20: the overlay appears after the task, not before.
        #expect(clip.screen.overlay?.position == .bottom)
        #expect(clip.screen.problems.isEmpty)
    }

    /// F-25: the order is stored in the App Group, and the next run shows it.
    @Test func nextRunShowsTheOrder() throws {
        let phone = TestSystem()
        let first = launched("https://fruta.example?smoothie=kiwi-kick", of: phone)
        try first.tap("Order")
        try first.type("Zo\u{EB}|x", into: "Name on the cup")
        try first.tap("Place order")
        // The full app reads it there.
        let group = phone.run { UserDefaults(suiteName: "group.example.fruta") }
        let order = try #require(Order(stored: group?.string(forKey: "order") ?? ""))
        #expect(first.screen.storedTexts.isEmpty)

        let second = launched(of: phone)
        let name = "Your order \(order.number) 1 \u{D7} Kiwi Kick for Zo\u{EB}|x"
        try second.tap(name)
        #expect(second.screen.title == "Thank you, Zo\u{EB}|x")
        #expect(second.screen.line.contains(String(order.number)))
        try second.tap("Back to the menu")
        #expect(second.screen.title == "Smoothies")
    }

    /// D-24: a new invocation does not change an order in progress.
    @Test func newInvocationKeepsTheDraft() throws {
        let clip = launched("https://fruta.example?smoothie=berry-blue")
        try clip.tap("Order")
        try clip.tap("Increase Glasses")
        try clip.tap("Increase Glasses")
        try clip.type("Ana", into: "Name on the cup")
        clip.launch("https://fruta.example?smoothie=mango-morning")
        #expect(clip.screen.title == "Mango Morning")
        clip.launch("https://fruta.example?smoothie=berry-blue")
        try clip.tap("Order")
        #expect(clip.screen.line.contains("$19.50"))
        #expect(clip.screen.line.contains("<Ana>"))
    }

    /// D-22: a return without a URL leaves the person where they were.
    @Test func returnWithoutALinkChangesNothing() throws {
        let clip = launched("https://fruta.example?smoothie=berry-blue")
        try clip.tap("Order")
        clip.launch()
        #expect(clip.screen.title == "Your order")
    }

    @Test func nameIsBounded() throws {
        let clip = launched("https://fruta.example?smoothie=berry-blue")
        try clip.tap("Order")
        try clip.type(String(repeating: "n", count: 100), into: "Name on the cup")
        #expect(clip.screen.all(.textField).first?.value == String(repeating: "n", count: 40))
        try clip.type("   ", into: "Name on the cup")
        #expect(throws: ElementNotFoundError.self) { try clip.tap("Place order") }
    }

    /// F-19: closing the overlay removes it.
    @Test func overlayCanBeClosed() throws {
        let clip = launched("https://fruta.example?smoothie=berry-blue")
        try clip.tap("Order")
        try clip.type("Ana", into: "Name on the cup")
        try clip.tap("Place order")
        clip.closeOverlay()
        #expect(clip.screen.overlay == nil)
        #expect(clip.screen.title == "Thank you, Ana")
    }
}

@MainActor
struct MenuTests {
    @Test(arguments: [(0, "$0.00"), (5, "$0.05"), (650, "$6.50"), (12_345, "$123.45")])
    func pricesAreWritten(_ cents: Int, as text: String) {
        #expect(priceText(cents: cents) == text)
    }

    @Test func namesAreDistinct() {
        #expect(Set(Menu.smoothies.map(\.id)).count == Menu.smoothies.count)
        for smoothie in Menu.smoothies {
            #expect(Menu.smoothie(named: smoothie.id)?.id == smoothie.id)
        }
    }

    @Test(arguments: [
        "", "1|2|berry-blue", "1|0|berry-blue|A", "1|2|beer|A", "x|2|berry-blue|A",
        "1|2|berry-blue|", "1|99|berry-blue|A",
    ])
    func refusesWhatIsNoOrder(_ stored: String) {
        #expect(Order(stored: stored) == nil)
    }
}
