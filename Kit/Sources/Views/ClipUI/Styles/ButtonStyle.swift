// SPDX-License-Identifier: Apache-2.0

import ClipState

/// The appearance of buttons: SwiftUI's `ButtonStyle`.
#if !hasFeature(Embedded)
@MainActor @preconcurrency
#endif
public protocol ButtonStyle {
    /// The type of the view.
    associatedtype Body: View

    /// Returns the view of a button.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body

    /// The parts of a button.
    typealias Configuration = ButtonStyleConfiguration
}

/// The parts of a button: SwiftUI's `ButtonStyleConfiguration`.
public struct ButtonStyleConfiguration {
    /// The label of a button, as a view.
    nonisolated public struct Label: PrimitiveView {
        let box: ViewBox

        /// Returns the label as an object.
        public func boxed() -> ViewBox { box }
    }

    /// The purpose of the button, if it has a role.
    public let role: ButtonRole?
    /// The label of the button, to place in the view.
    public let label: Label
    /// Whether the person is pressing the button.
    public let isPressed: Bool
}

nonisolated extension View {
    /// Sets the style of the buttons in the view.
    public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
        styling(.button) { parts in
            // SAFETY: buttons have parts of this class.
            let parts = unsafe unsafeDowncast(parts, to: ButtonParts.self)
            return PressableButton(style: style, parts: parts).boxed()
        }
    }
}

// A button that a style draws: the page takes its taps, and reports when it is pressed.
nonisolated struct PressableButton<Style: ButtonStyle>: View {
    let style: Style
    let parts: ButtonParts
    let isPressed = State(wrappedValue: false)

    var body: some View {
        let (action, isPressed) = (parts.action, isPressed)
        let configuration = ButtonStyleConfiguration(
            role: parts.role,
            label: .init(box: parts.label),
            isPressed: isPressed.wrappedValue
        )
        return StyledPart(
            box: pressable(
                parts.properties,
                onMainActor((style, configuration)) { $0.makeBody(configuration: $1).boxed() },
                tapped: action,
                pressed: { isPressed.wrappedValue = $0 }
            )
        )
    }
}

@inline(never)
private func pressable(
    _ properties: [Property],
    _ content: ViewBox,
    tapped: @escaping () -> Void,
    pressed: @escaping (Bool) -> Void
) -> ViewBox {
    ElementBox(
        .button,
        properties + [Property(.buttonStyle, Int32(3)), Property(.reportsPresses, true)],
        action: { event, text in
            if event == .tap { tapped() }
            if event == .pressed { pressed(hasSameBytes(text, "1")) }
        },
        [content]
    )
}
