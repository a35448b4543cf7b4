// SPDX-License-Identifier: Apache-2.0

import ClipUI
import PassKit
import SwiftUI
import Testing
import UIKit

@testable import ClipUITesting

// G1: controls of UIKit can be operated on the page.
@MainActor
struct ControlTests {
    @Test func callsTheTargetsOfControls() throws {
        let target = Target()
        let clip = launched(Shown(target: target))
        #expect(clip.screen.line.contains("[Go]"))
        try clip.tap("Go")
        try clip.tap("Buy with Apple Pay")
        #expect(target.log == ["button", "action", "payment"])
        try clip.set("Sound", to: true)
        #expect(target.log.last == "sound true")
        #expect(clip.screen.line == "[Go] [Buy with Apple Pay] (x) tap here 1")
        target.go.isEnabled = false
        target.go.press()
        #expect(target.log.count == 4)
    }

    @Test func takesTargetsAway() {
        let (button, target) = (UIButton(type: .system), Target())
        button.addTarget(target, action: target.pressed, for: .touchUpInside)
        button.addTarget(target, action: target.pressed, for: .touchDown)
        button.removeTarget(target, action: nil, for: .touchDown)
        button.press()
        #expect(target.log == ["button"])
        button.removeTarget(nil, action: target.pressed, for: .allEvents)
        button.press()
        #expect(target.log == ["button"])
    }

    /// A tap on a label reaches its recognizer, with the recognizer as sender.
    @Test func recognizesTaps() throws {
        let target = Target()
        let clip = launched(Shown(target: target))
        let gesture = try #require(clip.screen.elements(.gesture).first)
        clip.send(.gesture, element: gesture.id, text: "0 2 3 4")
        #expect(target.log == ["tapped UITapGestureRecognizer"])
    }

    @Test func timersAndNotificationsCallMethods() async throws {
        let target = Target()
        let name = Notification.Name("ControlTests")
        NotificationCenter.default.addObserver(
            target,
            selector: target.heard,
            name: name,
            object: nil
        )
        NotificationCenter.default.post(name: name, object: nil)
        // Immediately if the main actor is the main thread, otherwise soon.
        for _ in 0..<1000 where target.log.isEmpty { try await Task.sleep(nanoseconds: 1_000_000) }
        #expect(target.log == ["heard ControlTests"])
    }

    @Test func selectorsAreEqualByName() {
        let target = Target()
        #expect(target.pressed == Selector("pressed") && target.pressed != target.heard)
        #expect(!Selector("pressed").perform(on: target, with: nil) && target.log.isEmpty)
    }
}

// As in the rewritten source of a clip.
@MainActor
private final class Target {
    let go = UIButton(type: .system)
    let payment = PKPaymentButton(paymentButtonType: .buy, paymentButtonStyle: .automatic)
    let sound = UISwitch()
    let label = UILabel()
    var log: [String] = []

    let pressed = Selector(
        "pressed",
        { if let target = $0 as? Target { $1.pass(to: target.press) } }
    )
    let heard = Selector(
        "hear(_:)",
        { if let target = $0 as? Target { $1.pass(to: target.hear(_:)) } }
    )

    init() {
        go.setTitle("Go", for: .normal)
        go.addTarget(self, action: pressed, for: .touchUpInside)
        go.addAction(UIAction { [weak self] _ in self?.log.append("action") }, for: .touchUpInside)
        payment.addTarget(
            self,
            action: Selector(
                "pay(_:)",
                { if let target = $0 as? Target { $1.pass(to: target.pay(_:)) } }
            ),
            for: .touchUpInside
        )
        sound.accessibilityLabel = "Sound"
        sound.addTarget(
            self,
            action: Selector(
                "turn(_:for:)",
                { if let target = $0 as? Target { $1.pass(to: target.turn(_:for:)) } }
            ),
            for: .valueChanged
        )
        label.text = "tap here"
        label.isUserInteractionEnabled = true
        label.addGestureRecognizer(
            UITapGestureRecognizer(
                target: self,
                action: Selector(
                    "tap(_:)",
                    { if let target = $0 as? Target { $1.pass(to: target.tap(_:)) } }
                )
            )
        )
    }

    private func press() { log.append("button") }
    func pay(_ sender: Any) { log.append(sender is PKPaymentButton ? "payment" : "\(sender)") }
    func turn(_ control: UISwitch, for event: UIEvent?) { log.append("sound \(control.isOn)") }
    func tap(_ gesture: UITapGestureRecognizer) { log.append("tapped \(type(of: gesture))") }
    func hear(_ notification: Notification) { log.append("heard \(notification.name.rawValue)") }
}

private struct Represented<Content: UIView>: UIViewRepresentable {
    let view: Content
    func makeUIView(context: Context) -> Content { view }
    func updateUIView(_ view: Content, context: Context) {}
}

private struct Shown: View {
    let target: Target

    var body: some View {
        Represented(view: target.go)
        Represented(view: target.payment)
        Represented(view: target.sound)
        Represented(view: target.label)
        Text(verbatim: "1")
    }
}
