// SPDX-License-Identifier: Apache-2.0

/// A control that selects a number on a line: SwiftUI's `Slider`.
///
/// The label is only for assistive technology, as on a phone.
nonisolated public struct Slider<Label: View, ValueLabel: View>: PrimitiveView {
    private let box: ViewBox

    private init<Value: BinaryFloatingPoint>(
        _ value: Binding<Value>,
        _ bounds: ClosedRange<Value>,
        _ step: Value?,
        _ label: ViewBox,
        _ least: ViewBox?,
        _ most: ViewBox?,
        _ edited: @escaping (Bool) -> Void
    ) {
        box = slider(
            Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = Value($0) }),
            Double(bounds.lowerBound)...Double(bounds.upperBound),
            step.map { Double($0) },
            label,
            least,
            most,
            edited
        )
    }

    /// Returns the control as an object.
    public func boxed() -> ViewBox { box }
}

nonisolated extension Slider {
    /// Creates a slider with labels for it and for its ends.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Value.Stride: BinaryFloatingPoint {
        self.init(
            value,
            bounds,
            nil,
            label().boxed(),
            minimumValueLabel().boxed(),
            maximumValueLabel().boxed(),
            onEditingChanged
        )
    }

    /// Creates a slider that moves in steps, with labels for it and for its ends.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value>,
        step: Value.Stride = 1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Value.Stride: BinaryFloatingPoint {
        self.init(
            value,
            bounds,
            Value(step),
            label().boxed(),
            minimumValueLabel().boxed(),
            maximumValueLabel().boxed(),
            onEditingChanged
        )
    }
}

nonisolated extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with a label.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Value.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label().boxed(), nil, nil, onEditingChanged)
    }

    /// Creates a slider that moves in steps, with a label.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value>,
        step: Value.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Value.Stride: BinaryFloatingPoint {
        self.init(value, bounds, Value(step), label().boxed(), nil, nil, onEditingChanged)
    }
}

nonisolated extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a slider.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Value.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, EmptyBox(), nil, nil, onEditingChanged)
    }

    /// Creates a slider that moves in steps.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>,
        in bounds: ClosedRange<Value>,
        step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Value.Stride: BinaryFloatingPoint {
        self.init(value, bounds, Value(step), EmptyBox(), nil, nil, onEditingChanged)
    }
}

@inline(never)
private func slider(
    _ value: Binding<Double>,
    _ bounds: ClosedRange<Double>,
    _ step: Double?,
    _ label: ViewBox,
    _ least: ViewBox?,
    _ most: ViewBox?,
    _ edited: @escaping (Bool) -> Void
) -> ViewBox {
    var properties = [
        Property(.minimum, CGFloat(bounds.lowerBound)),
        Property(.maximum, CGFloat(bounds.upperBound)),
    ]
    if let step { properties.append(Property(.step, CGFloat(step))) }
    let control = ElementBox(
        .slider,
        properties,
        field: FieldValue(
            .selection,
            .change,
            get: { .number(value.wrappedValue) },
            set: {
                guard let number = Double($0) else { return .unset }
                let inside = min(max(number, bounds.lowerBound), bounds.upperBound)
                edited(true)
                value.wrappedValue = inside
                edited(false)
                return .number(inside)
            }
        )
    )
    guard let least, let most else { return spoken(label, control) }
    return ElementBox(
        .hStack,
        [Property(.spacing, Int32(8))],
        [least, spoken(label, control), most]
    )
}
