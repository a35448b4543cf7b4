// SPDX-License-Identifier: Apache-2.0

/// A value within bounds: SwiftUI's `Gauge`.
nonisolated public struct Gauge<
    Label: View,
    CurrentValueLabel: View,
    BoundsLabel: View,
    MarkedValueLabels: View
>:
    PrimitiveView
{
    private let box: ViewBox

    init(parts: GaugeParts) {
        box = StyledBox(.gauge, parts, linearGauge(parts))
    }

    /// Creates a gauge with labels for the value and the bounds.
    public init<Value: BinaryFloatingPoint>(
        value: Value,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) where MarkedValueLabels == EmptyView {
        self.init(
            parts: GaugeParts(
                part(value, bounds),
                label().boxed(),
                currentValueLabel().boxed(),
                minimumValueLabel().boxed(),
                maximumValueLabel().boxed()
            )
        )
    }

    /// Creates a gauge with labels for the value, the bounds and values between them; the last are not drawn.
    public init<Value: BinaryFloatingPoint>(
        value: Value,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            parts: GaugeParts(
                part(value, bounds),
                label().boxed(),
                currentValueLabel().boxed(),
                minimumValueLabel().boxed(),
                maximumValueLabel().boxed()
            )
        )
    }

    /// Returns the gauge as an object.
    public func boxed() -> ViewBox { box }
}

nonisolated extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge with a label.
    public init<Value: BinaryFloatingPoint>(
        value: Value,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView {
        self.init(parts: GaugeParts(part(value, bounds), label().boxed(), nil, nil, nil))
    }

    /// Creates a gauge with a label and a label of the value.
    public init<Value: BinaryFloatingPoint>(
        value: Value,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            parts: GaugeParts(
                part(value, bounds),
                label().boxed(),
                currentValueLabel().boxed(),
                nil,
                nil
            )
        )
    }
}

// The parts of a gauge; `nil` for a label that it was created without.
final class GaugeParts {
    let value: Double
    let label: ViewBox
    let current: ViewBox?
    let minimum: ViewBox?
    let maximum: ViewBox?

    init(
        _ value: Double,
        _ label: ViewBox,
        _ current: ViewBox?,
        _ minimum: ViewBox?,
        _ maximum: ViewBox?
    ) {
        self.value = value
        self.label = label
        self.current = current
        self.minimum = minimum
        self.maximum = maximum
    }
}

// Returns the position of the value between the bounds, from 0 to 1.
private func part<Value: BinaryFloatingPoint>(
    _ value: Value,
    _ bounds: ClosedRange<Value>
) -> Double {
    let span = Double(bounds.upperBound - bounds.lowerBound)
    guard span > 0 else { return 0 }
    return min(max(Double(value - bounds.lowerBound) / span, 0), 1)
}
