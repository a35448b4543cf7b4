// SPDX-License-Identifier: Apache-2.0

/// A label with buttons that decrement and increment: SwiftUI's `Stepper`.
nonisolated public struct Stepper<Label: View>: PrimitiveView {
    private let box: ViewBox

    /// Creates a stepper with actions; without an action, its button is disabled.
    public init(
        @ViewBuilder label: () -> Label,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        box = stepper(
            label().boxed(),
            edited(onIncrement, onEditingChanged),
            edited(onDecrement, onEditingChanged)
        )
    }

    /// Creates a stepper that changes a value within bounds.
    public init<Value: Strideable>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value>,
        step: Value.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let current = value.wrappedValue
        // Returns the action that sets the next value, or nil beyond the bounds.
        func action(_ next: Value) -> (() -> Void)? {
            let inside = min(max(next, bounds.lowerBound), bounds.upperBound)
            return inside == current ? nil : { value.wrappedValue = inside }
        }
        box = stepper(
            label().boxed(),
            edited(action(current.advanced(by: step)), onEditingChanged),
            edited(action(current.advanced(by: -step)), onEditingChanged)
        )
    }

    /// Creates a stepper that changes a value.
    public init<Value: Strideable>(
        value: Binding<Value>,
        step: Value.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label,
            onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
            onEditingChanged: onEditingChanged
        )
    }

    /// Returns the label and the buttons.
    public func boxed() -> ViewBox { box }
}

private func edited(_ action: (() -> Void)?, _ changed: @escaping (Bool) -> Void) -> (() -> Void)? {
    guard let action else { return nil }
    return {
        changed(true)
        action()
        changed(false)
    }
}

@inline(never)
private func stepper(
    _ label: ViewBox,
    _ increment: (() -> Void)?,
    _ decrement: (() -> Void)?
) -> ViewBox {
    LabeledBox(
        label,
        EnvironmentBox(
            ElementBox(
                .hStack,
                [Property(.spacing, Int32(8))],
                [
                    step("minus", "Decrease", label, decrement),
                    step("plus", "Increase", label, increment),
                ]
            )
        ) { $0.inheriting([Property(.buttonStyle, Int32(1))]).styled(.button, nil) }
    )
}

// The name of the button says what it changes, with the first text of the label.
private func step(
    _ symbol: String,
    _ verb: String,
    _ label: ViewBox,
    _ action: (() -> Void)?
) -> ViewBox {
    // Both buttons have the same size, although the symbols do not.
    let image = ElementBox(
        .frame,
        [Property(.width, Int32(20)), Property(.height, Int32(20))],
        [ElementBox(.image, [Property(.symbol, symbol)])]
    )
    let button = button([], action ?? {}, image)
    return EnvironmentBox(button) { environment in
        let words = label.taggedTexts(in: environment).first?.text ?? ""
        return environment.disabled(action == nil)
            .adding(attributes: [
                Property(.label, words.utf8.isEmpty ? verb : verb + " " + words)
            ])
    }
}

nonisolated extension Stepper where Label == Text {
    /// Creates a stepper with a title that changes a value within bounds.
    public init<Value: Strideable>(
        _ key: LocalizedStringKey,
        value: Binding<Value>,
        in bounds: ClosedRange<Value>,
        step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value,
            in: bounds,
            step: step,
            label: { Text(key) },
            onEditingChanged: onEditingChanged
        )
    }

    /// Creates a stepper with a title that changes a value.
    public init<Value: Strideable>(
        _ key: LocalizedStringKey,
        value: Binding<Value>,
        step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value,
            step: step,
            label: { Text(key) },
            onEditingChanged: onEditingChanged
        )
    }

    /// Creates a stepper with a title and actions.
    public init(
        _ key: LocalizedStringKey,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(key) },
            onIncrement: onIncrement,
            onDecrement: onDecrement,
            onEditingChanged: onEditingChanged
        )
    }

    /// Creates a stepper with a title that changes a value within bounds.
    @_disfavoredOverload
    public init<Title: StringProtocol, Value: Strideable>(
        _ title: Title,
        value: Binding<Value>,
        in bounds: ClosedRange<Value>,
        step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value,
            in: bounds,
            step: step,
            label: { Text(title) },
            onEditingChanged: onEditingChanged
        )
    }

    /// Creates a stepper with a title that changes a value.
    @_disfavoredOverload
    public init<Title: StringProtocol, Value: Strideable>(
        _ title: Title,
        value: Binding<Value>,
        step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value,
            step: step,
            label: { Text(title) },
            onEditingChanged: onEditingChanged
        )
    }

    /// Creates a stepper with a title and actions.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) },
            onIncrement: onIncrement,
            onDecrement: onDecrement,
            onEditingChanged: onEditingChanged
        )
    }
}
