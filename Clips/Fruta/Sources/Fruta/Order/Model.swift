import AppClip

#if canImport(SwiftUI)
import SwiftUI
#else
import ClipUI
#endif

// Where the person is in the clip, and what they have said so far.
final class Model: ObservableObject {
    enum Screen {
        case menu
        case smoothie(Smoothie)
        case checkout(Smoothie)
        case thanks(Order)
    }

    // What somebody began to order. A new invocation leaves it as it is (D-24).
    struct Draft {
        let smoothieID: String
        var quantity: Int
    }

    static let longestName = 40

    @Published private(set) var screen = Screen.menu
    // A link led to something that is not on the menu.
    @Published private(set) var isUnknownSmoothie = false
    @Published var name = ""
    @Published private var drafts: [Draft] = []
    @Published var isOfferingApp = false

    private let drawNumber: () -> Int

    // The number of an order comes from outside: chance has no place in a model.
    init(drawNumber: @escaping () -> Int = { Int.random(in: 101...999) }) {
        self.drawNumber = drawNumber
    }

    // Follows a link: the first query item `smoothie` names the drink (talk 10146); without one it is the
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

    // The name without spaces around it, nil if nothing is left.
    var trimmedName: String? {
        var bytes = Array(name.utf8)
        while bytes.last == 0x20 { bytes.removeLast() }
        while bytes.first == 0x20 { bytes.removeFirst() }
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }

    // Places the order and offers the full app, now that the task is done (F-20). nil without a name.
    func placeOrder(of smoothie: Smoothie) -> Order? {
        guard let name = trimmedName else { return nil }
        let order = Order(
            number: drawNumber(),
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

// Whether two names are the same, byte by byte. `==` of texts would bring Unicode's tables into the
// module, a sixth of its size.
func isSame(_ left: String, _ right: String) -> Bool {
    left.utf8.elementsEqual(right.utf8)
}
