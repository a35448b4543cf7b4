// SPDX-License-Identifier: Apache-2.0

/// A switch with a label: SwiftUI's `Toggle`.
nonisolated public struct Toggle<Label: View>: PrimitiveView {
    private let box: ViewBox

    /// Creates a switch with views as its label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        box = toggle(ToggleParts(isOn, label().boxed()))
    }

    init(parts: ToggleParts) {
        box = toggle(parts)
    }

    /// Returns the label and the switch.
    public func boxed() -> ViewBox { box }
}

nonisolated extension Toggle where Label == Text {
    /// Creates a switch with a title.
    public init(_ key: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(key) }
    }

    /// Creates a switch with a title.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

nonisolated extension Toggle where Label == ClipUI.Label<Text, Image> {
    /// Creates a switch with a title and a symbol.
    public init(_ key: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { ClipUI.Label(key, systemImage: systemImage) }
    }

    /// Creates a switch with a title and a symbol.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title,
        systemImage: String,
        isOn: Binding<Bool>
    ) {
        self.init(isOn: isOn) { ClipUI.Label(title, systemImage: systemImage) }
    }
}

/// The parts of a switch.
final class ToggleParts {
    let isOn: Binding<Bool>
    let label: ViewBox

    init(_ isOn: Binding<Bool>, _ label: ViewBox) {
        self.isOn = isOn
        self.label = label
    }
}

@inline(never)
private func toggle(_ parts: ToggleParts) -> ViewBox {
    let isOn = parts.isOn
    let control = ElementBox(
        .toggle,
        field: FieldValue(
            .isOn,
            .change,
            get: { .flag(isOn.wrappedValue) },
            set: {
                let choice = hasSameBytes($0, "1")
                isOn.wrappedValue = choice
                return .flag(choice)
            }
        )
    )
    return StyledBox(.toggle, parts, LabeledBox(parts.label, control))
}
