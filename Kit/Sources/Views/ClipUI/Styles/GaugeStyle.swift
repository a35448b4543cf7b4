// SPDX-License-Identifier: Apache-2.0

/// The appearance of gauges: SwiftUI's `GaugeStyle`.
#if !hasFeature(Embedded)
@MainActor @preconcurrency
#endif
public protocol GaugeStyle {
    /// The type of the view.
    associatedtype Body: View

    /// Returns the view of a gauge.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body

    /// The parts of a gauge.
    typealias Configuration = GaugeStyleConfiguration
}

/// The parts of a gauge: SwiftUI's `GaugeStyleConfiguration`.
public struct GaugeStyleConfiguration {
    let parts: GaugeParts

    /// A label of a gauge, as a view.
    nonisolated public struct Label: PrimitiveView {
        let box: ViewBox

        /// Returns the label as an object.
        public func boxed() -> ViewBox { box }
    }

    /// The label of the current value, as a view.
    public typealias CurrentValueLabel = Label
    /// The label of the lower bound, as a view.
    public typealias MinimumValueLabel = Label
    /// The label of the upper bound, as a view.
    public typealias MaximumValueLabel = Label

    /// The position of the value between the bounds, from 0 to 1.
    public var value: Double { parts.value }
    /// The label of the gauge.
    public var label: Label { Label(box: parts.label) }
    /// The label of the current value, if there is one.
    public var currentValueLabel: CurrentValueLabel? { parts.current.map { Label(box: $0) } }
    /// The label of the lower bound.
    public var minimumValueLabel: MinimumValueLabel? { parts.minimum.map { Label(box: $0) } }
    /// The label of the upper bound.
    public var maximumValueLabel: MaximumValueLabel? { parts.maximum.map { Label(box: $0) } }
}

nonisolated extension View {
    /// Sets the style of the gauges in the view.
    public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
        styling(.gauge) { parts in
            // SAFETY: gauges have parts of this class.
            let parts = unsafe unsafeDowncast(parts, to: GaugeParts.self)
            let configuration = GaugeStyleConfiguration(parts: parts)
            return onMainActor((style, configuration)) {
                $0.0.makeBody(configuration: $0.1).boxed()
            }
        }
    }
}

/// A bar that is filled up to the value, with the label above.
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Returns the bar and its labels.
    public func makeBody(configuration: Configuration) -> some View {
        StyledPart(box: linearGauge(configuration.parts))
    }
}

/// The default style of gauges: a bar.
nonisolated public struct DefaultGaugeStyle: GaugeStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Returns the bar and its labels.
    public func makeBody(configuration: Configuration) -> some View {
        StyledPart(box: linearGauge(configuration.parts))
    }
}

/// A small bar that is filled up to the value.
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Returns the bar and its labels.
    public func makeBody(configuration: Configuration) -> some View {
        StyledPart(box: linearGauge(configuration.parts))
    }
}

/// A small bar with a mark at the value.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Returns the bar and its labels; the label of the value is not shown if the bounds have labels.
    public func makeBody(configuration: Configuration) -> some View {
        let parts = configuration.parts
        HStack(spacing: 6) {
            StyledPart(box: parts.minimum ?? parts.label)
            MarkedBar(value: configuration.value)
            StyledPart(box: parts.maximum ?? parts.current ?? EmptyBox())
        }
        .font(.caption)
    }
}

/// An open ring with a mark at the value, whose label is inside.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Returns the ring and its labels.
    public func makeBody(configuration: Configuration) -> some View {
        RingGauge(parts: configuration.parts, isOpen: true)
    }
}

/// A ring that is filled up to the value, whose label is inside.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Returns the ring and the label of the value.
    public func makeBody(configuration: Configuration) -> some View {
        RingGauge(parts: configuration.parts, isOpen: false)
    }
}

nonisolated extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The default style of gauges.
    public static var automatic: Self { DefaultGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that is filled up to the value.
    public static var linearCapacity: Self { LinearCapacityGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A small bar that is filled up to the value.
    public static var accessoryLinearCapacity: Self { AccessoryLinearCapacityGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A small bar with a mark at the value.
    public static var accessoryLinear: Self { AccessoryLinearGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// An open ring with a mark at the value.
    public static var accessoryCircular: Self { AccessoryCircularGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring that is filled up to the value.
    public static var accessoryCircularCapacity: Self { AccessoryCircularCapacityGaugeStyle() }
}
