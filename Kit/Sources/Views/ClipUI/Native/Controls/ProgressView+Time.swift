// SPDX-License-Identifier: Apache-2.0

nonisolated extension ProgressView {
    /// Creates a bar that fills, or empties, during an interval, with views above and below it.
    public init(
        timerInterval: ClosedRange<Date>,
        countsDown: Bool = true,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            box: timed(
                timerInterval,
                countsDown,
                label: label().boxed(),
                value: currentValueLabel().boxed()
            )
        )
    }

    /// Creates a bar that fills, or empties, during an interval, with the remaining time below it.
    public init(
        timerInterval: ClosedRange<Date>,
        countsDown: Bool = true,
        @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == DefaultDateProgressLabel {
        self.init(
            box: timed(
                timerInterval,
                countsDown,
                label: label().boxed(),
                value: DefaultDateProgressLabel(timerInterval, countsDown).boxed()
            )
        )
    }

    /// Creates a bar that fills, or empties, during an interval, with the remaining time below it.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
    where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
        self.init(
            box: timed(
                timerInterval,
                countsDown,
                label: EmptyView().boxed(),
                value: DefaultDateProgressLabel(timerInterval, countsDown).boxed()
            )
        )
    }
}

/// The remaining time of an interval: SwiftUI's `DefaultDateProgressLabel`.
nonisolated public struct DefaultDateProgressLabel: PrimitiveView {
    private let text: Text

    fileprivate init(_ interval: ClosedRange<Date>, _ countsDown: Bool) {
        text = Text(timerInterval: interval, countsDown: countsDown)
    }

    /// Returns the time as an object.
    public func boxed() -> ViewBox { text.monospacedDigit().boxed() }
}

// The bar moves once a second until the end of the interval.
private func timed(
    _ interval: ClosedRange<Date>,
    _ countsDown: Bool,
    label: ViewBox,
    value: ViewBox
) -> ViewBox {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let seconds = min(max(0, length.rounded(.up)), 86_400)
    let dates = (0...Int(seconds)).map { interval.lowerBound.addingTimeInterval(Double($0)) }
    return TimelineView(.explicit(dates)) { _ in
        let passed = min(max(0, Date().timeIntervalSince(interval.lowerBound)), length)
        let fraction = length > 0 ? passed / length : 1
        ProgressView(parts: ProgressParts(countsDown ? 1 - fraction : fraction, label, value))
            as ProgressView<EmptyView, EmptyView>
    }.boxed()
}
