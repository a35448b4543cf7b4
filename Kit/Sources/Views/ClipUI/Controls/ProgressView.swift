// SPDX-License-Identifier: Apache-2.0

/// The progress of a task: SwiftUI's `ProgressView`.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
    private let box: ViewBox

    private init(fraction: Double?, _ label: ViewBox?, _ value: ViewBox?) {
        box = progress(ProgressParts(fraction, label, value))
    }

    init(parts: ProgressParts) {
        box = progress(parts)
    }

    init(box: ViewBox) {
        self.box = box
    }

    /// Returns the label and the control.
    public func boxed() -> ViewBox { box }
}

nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a spinning circle.
    public init() where Label == EmptyView { self.init(fraction: nil, nil, nil) }

    /// Creates a spinning circle with views below it.
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label().boxed(), nil)
    }

    /// Creates a spinning circle with a title.
    public init(_ key: LocalizedStringKey) where Label == Text {
        self.init(fraction: nil, Text(key).boxed(), nil)
    }

    /// Creates a spinning circle with a title.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title) where Label == Text {
        self.init(fraction: nil, Text(title).boxed(), nil)
    }

    /// Creates a bar; without a value, a spinning circle.
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1)
    where Label == EmptyView {
        self.init(fraction: fraction(value, total), nil, nil)
    }

    /// Creates a bar with a title.
    public init<Value: BinaryFloatingPoint>(
        _ key: LocalizedStringKey,
        value: Value?,
        total: Value = 1
    ) where Label == Text {
        self.init(fraction: fraction(value, total), Text(key).boxed(), nil)
    }

    /// Creates a bar with a title.
    @_disfavoredOverload
    public init<Title: StringProtocol, Value: BinaryFloatingPoint>(
        _ title: Title,
        value: Value?,
        total: Value = 1
    ) where Label == Text {
        self.init(fraction: fraction(value, total), Text(title).boxed(), nil)
    }

    /// Creates a bar with views above it.
    public init<Value: BinaryFloatingPoint>(
        value: Value?,
        total: Value = 1,
        @ViewBuilder label: () -> Label
    ) {
        self.init(fraction: fraction(value, total), label().boxed(), nil)
    }
}

nonisolated extension ProgressView {
    /// Creates a bar with views above and below it.
    public init<Value: BinaryFloatingPoint>(
        value: Value?,
        total: Value = 1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: fraction(value, total),
            label().boxed(),
            currentValueLabel().boxed()
        )
    }
}

private func fraction<Value: BinaryFloatingPoint>(_ value: Value?, _ total: Value) -> Double? {
    guard let value, total > 0 else { return nil }
    return min(max(Double(value) / Double(total), 0), 1)
}

final class ProgressParts {
    let fraction: Double?
    let label: ViewBox?
    let value: ViewBox?

    init(_ fraction: Double?, _ label: ViewBox?, _ value: ViewBox?) {
        self.fraction = fraction
        self.label = label
        self.value = value
    }
}

// With labels, a stack: the label is above a bar and below a circle.
@inline(never)
private func progress(_ parts: ProgressParts) -> ViewBox {
    let control = ElementBox(
        .progress,
        parts.fraction.map { [Property(.selection, .number($0))] } ?? []
    )
    guard let label = parts.label else { return StyledBox(.progress, parts, control) }
    let named = spoken(label, control)
    var children: [ViewBox] = []
    if parts.fraction == nil { children.append(named) }
    children.append(label)
    if parts.fraction != nil { children.append(named) }
    let alignment = parts.fraction == nil ? "center" : "leading"
    if let value = parts.value {
        children.append(
            EnvironmentBox(value) {
                $0.inheriting([
                    Property(.font, Font.caption.value), Property(.paint, .paint(Color.secondary)),
                ])
            }
        )
    }
    return StyledBox(
        .progress,
        parts,
        // A choice, because the place of the control depends on the value.
        ChoiceBox(
            ElementBox(
                .vStack,
                [Property(.alignment, alignment), Property(.spacing, Int32(4))],
                children
            ),
            parts.fraction == nil ? 1 : 2
        )
    )
}
