// SPDX-License-Identifier: Apache-2.0

/// The appearance of switches: SwiftUI's `ToggleStyle`.
#if !hasFeature(Embedded)
@MainActor @preconcurrency
#endif
public protocol ToggleStyle {
    /// The type of the view.
    associatedtype Body: View

    /// Returns the view of a switch.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body

    /// The parts of a switch.
    typealias Configuration = ToggleStyleConfiguration
}

/// The parts of a switch: SwiftUI's `ToggleStyleConfiguration`.
public struct ToggleStyleConfiguration {
    let parts: ToggleParts

    init(parts: ToggleParts) {
        self.parts = parts
        _isOn = parts.isOn
    }

    /// The label of a switch, as a view.
    nonisolated public struct Label: PrimitiveView {
        let box: ViewBox

        /// Returns the label as an object.
        public func boxed() -> ViewBox { box }
    }

    /// The label of the switch.
    public var label: Label { Label(box: parts.label) }

    /// Whether the switch is on.
    @Binding public var isOn: Bool

    /// Whether several values are partly on; always `false`.
    public var isMixed: Bool { false }
}

nonisolated extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates the switch that a style draws, in the style of the views above.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(parts: configuration.parts)
    }
}

nonisolated extension View {
    /// Sets the style of the switches in the view.
    public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
        styling(.toggle) { parts in
            // SAFETY: switches have parts of this class.
            let parts = unsafe unsafeDowncast(parts, to: ToggleParts.self)
            let configuration = ToggleStyleConfiguration(parts: parts)
            return onMainActor((style, configuration)) {
                $0.0.makeBody(configuration: $0.1).boxed()
            }
        }
    }
}

/// The default style: a switch.
nonisolated public struct DefaultToggleStyle: ToggleStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Returns the label and the switch.
    public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// A label and a switch after it.
nonisolated public struct SwitchToggleStyle: ToggleStyle, Sendable {
    private let tint: PropertyValue

    /// Creates the style.
    public init() { tint = .unset }

    /// Creates the style with a colour.
    public init(tint: Color) { self.tint = .paint(tint) }

    /// Returns the label and the switch.
    public func makeBody(configuration: Configuration) -> some View {
        SwitchInTint(box: Toggle(configuration).boxed(), tint: tint)
    }
}

nonisolated private struct SwitchInTint: PrimitiveView {
    let box: ViewBox
    let tint: PropertyValue

    func boxed() -> ViewBox {
        let tint = tint
        return EnvironmentBox(box) { tint.isUnset ? $0 : $0.inheriting([Property(.tint, tint)]) }
    }
}

/// A button that stays pressed while it is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Returns a button with the label, which is bordered while it is on.
    public func makeBody(configuration: Configuration) -> some View {
        let (isOn, label) = (configuration.parts.isOn, configuration.parts.label)
        let value = isOn.wrappedValue
        return StyledPart(
            box: ElementBox(
                .button,
                [Property(.isOn, value), Property(.buttonStyle, Int32(value ? 1 : 4))],
                action: { event, _ in if event == .tap { isOn.wrappedValue.toggle() } },
                [label]
            )
        )
    }
}

nonisolated extension ToggleStyle where Self == DefaultToggleStyle {
    /// The default style: a switch.
    public static var automatic: Self { DefaultToggleStyle() }
}

nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
    /// A label and a switch after it.
    public static var `switch`: Self { SwitchToggleStyle() }
}

nonisolated extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays pressed while it is on.
    public static var button: Self { ButtonToggleStyle() }
}
