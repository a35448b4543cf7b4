// SPDX-License-Identifier: Apache-2.0

// The buttons of Sign in with Apple and Apple Pay, without Apple's logos. The modules with the types of their
// frameworks define the public views.

/// A black, white or outlined button with a text and an action.
nonisolated package struct AppleButton: PrimitiveView {
    /// The colours of the button.
    package enum Look: Sendable {
        case black, white, outline
    }

    private let words: String
    private let look: Look
    private let action: () -> Void

    /// Creates a button.
    package init(_ words: String, _ look: Look = .black, action: @escaping () -> Void) {
        self.words = words
        self.look = look
        self.action = action
    }

    /// Returns the button, which is as wide as its container.
    package func boxed() -> ViewBox {
        let (paper, ink): (Color, Color) = look == .black ? (.black, .white) : (.white, .black)
        let shape = PropertyValue.list([.integer(1), .integer(6), .integer(6)])
        var background = [Property(.shape, shape), Property(.paint, .paint(paper))]
        if look == .outline {
            let line: [PropertyValue] = [
                .paint(ink), .integer(1), .integer(0), .integer(0), .integer(10), .list([]),
                .integer(0), .flag(true),
            ]
            background.append(Property(.stroke, .list(line)))
        }
        let label = ElementBox(
            .flexibleFrame,
            [Property(.maxWidth, .number(.infinity)), Property(.minHeight, Int32(44))],
            [
                ElementBox(
                    .text,
                    [
                        Property(.text, words), Property(.paint, .paint(ink)),
                        Property(.font, Font.headline.value),
                    ]
                )
            ]
        )
        return button(
            [Property(.buttonStyle, Int32(3))],
            action,
            ElementBox(.background, [], [label, ElementBox(.shape, background)])
        )
    }
}
