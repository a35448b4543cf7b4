// SPDX-License-Identifier: Apache-2.0

/// A value within bounds: SwiftUI's `Gauge`.
///
/// The page draws it as a bar.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View>: PrimitiveView {
    private let box: ViewBox

    /// Creates a gauge with a label.
    public init<Value: BinaryFloatingPoint>(
        value: Value,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView {
        box = ProgressView(value: part(value, bounds), label: label).boxed()
    }

    /// Creates a gauge with a label and one of the value.
    public init<Value: BinaryFloatingPoint>(
        value: Value,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        box =
            ProgressView(
                value: part(value, bounds),
                label: label,
                currentValueLabel: currentValueLabel
            ).boxed()
    }

    /// The gauge.
    public func boxed() -> ViewBox { box }
}

private func part<Value: BinaryFloatingPoint>(
    _ value: Value,
    _ bounds: ClosedRange<Value>
) -> Double {
    let span = Double(bounds.upperBound - bounds.lowerBound)
    return span > 0 ? Double(value - bounds.lowerBound) / span : 0
}
