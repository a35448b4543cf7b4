// SPDX-License-Identifier: Apache-2.0

/// A control that selects a colour: SwiftUI's `ColorPicker`.
nonisolated public struct ColorPicker<Label: View>: PrimitiveView {
    private let box: ViewBox

    /// Creates a picker with views as its label; the page offers opaque colours.
    public init(
        selection: Binding<Color>,
        supportsOpacity: Bool = true,
        @ViewBuilder label: () -> Label
    ) {
        box = colorPicker(label().boxed(), selection)
    }

    /// Returns the label and the control.
    public func boxed() -> ViewBox { box }
}

nonisolated extension ColorPicker where Label == Text {
    /// Creates a picker with a title.
    public init(
        _ key: LocalizedStringKey,
        selection: Binding<Color>,
        supportsOpacity: Bool = true
    ) {
        self.init(selection: selection) { Text(key) }
    }

    /// Creates a picker with a title.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title,
        selection: Binding<Color>,
        supportsOpacity: Bool = true
    ) {
        self.init(selection: selection) { Text(title) }
    }
}

@inline(never)
private func colorPicker(_ label: ViewBox, _ selection: Binding<Color>) -> ViewBox {
    LabeledBox(
        label,
        ElementBox(
            .colorWell,
            field: FieldValue(
                .selection,
                .change,
                get: { selection.wrappedValue.paint.value },
                set: {
                    guard let number = UInt32($0) else { return .unset }
                    let value = PropertyValue.integer(Int32(bitPattern: number))
                    selection.wrappedValue = Color(value)
                    return value
                }
            )
        )
    )
}
