// SPDX-License-Identifier: Apache-2.0

import AppClip

#if canImport(SwiftUI)
import SwiftUI
#else
import ClipUI
#endif

// The current screen, and the input of the person.
final class Model: ObservableObject {
    enum Screen {
        case menu
        case smoothie(Smoothie)
        case checkout(Smoothie)
        case thanks(Order)
    }

    // An order that is not placed yet. A new invocation does not change it (D-24).
    struct Draft {
        let smoothieID: String
        var quantity: Int
    }

    static let longestName = 40

    @Published private(set) var screen = Screen.menu
    // Whether a link names a smoothie that is not on the menu.
    @Published private(set) var isUnknownSmoothie = false
    @Published var name = ""
    @Published private var drafts: [Draft] = []
    @Published var isOfferingApp = false

    private let makeNumber: () -> Int

    // Tests replace the random order number.
    init(makeNumber: @escaping () -> Int = { Int.random(in: 101...999) }) {
        self.makeNumber = makeNumber
    }

    // Opens a link: the first query item `smoothie` names the smoothie (talk 10146); without one, shows the
    // menu.
    func open(_ url: URL) {
        let components = NSURLComponents(url: url, resolvingAgainstBaseURL: true)
        let name = components?.queryItems?.first { isSame($0.name, "smoothie") }?.value
        guard let name else { return showMenu() }
        if let smoothie = Menu.smoothie(named: name) {
            show(smoothie)
        } else {
            showMenu()
            isUnknownSmoothie = true
        }
    }

    func showMenu() {
        isUnknownSmoothie = false
        screen = .menu
    }

    func show(_ smoothie: Smoothie) {
        isUnknownSmoothie = false
        screen = .smoothie(smoothie)
    }

    func beginOrder(of smoothie: Smoothie) {
        screen = .checkout(smoothie)
    }

    func show(_ order: Order) {
        screen = .thanks(order)
    }

    func quantity(of smoothie: Smoothie) -> Int {
        drafts.first { isSame($0.smoothieID, smoothie.id) }?.quantity ?? 1
    }

    func setQuantity(_ quantity: Int, of smoothie: Smoothie) {
        let others = drafts.filter { !isSame($0.smoothieID, smoothie.id) }
        drafts = others + [Draft(smoothieID: smoothie.id, quantity: quantity)]
    }

    // The name without leading and trailing spaces; nil if it is empty.
    var trimmedName: String? {
        var bytes = Array(name.utf8)
        while bytes.last == 0x20 { bytes.removeLast() }
        while bytes.first == 0x20 { bytes.removeFirst() }
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }

    // Places the order and recommends the full app, now that the task is complete (F-20). nil without a name.
    func placeOrder(of smoothie: Smoothie) -> Order? {
        guard let name = trimmedName else { return nil }
        let order = Order(
            number: makeNumber(),
            smoothie: smoothie,
            quantity: quantity(of: smoothie),
            name: name
        )
        drafts = drafts.filter { !isSame($0.smoothieID, smoothie.id) }
        screen = .thanks(order)
        isOfferingApp = true
        return order
    }
}

// Whether two names are the same, byte by byte. `==` would add Unicode's tables, a sixth of the module's size.
func isSame(_ left: String, _ right: String) -> Bool {
    left.utf8.elementsEqual(right.utf8)
}
