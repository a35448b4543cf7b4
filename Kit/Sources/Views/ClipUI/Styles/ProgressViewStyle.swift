// SPDX-License-Identifier: Apache-2.0

/// The appearance of progress views: SwiftUI's `ProgressViewStyle`.
#if !hasFeature(Embedded)
@MainActor @preconcurrency
#endif
public protocol ProgressViewStyle {
    /// The type of the view.
    associatedtype Body: View

    /// Returns the view of a progress view.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body

    /// The parts of a progress view.
    typealias Configuration = ProgressViewStyleConfiguration
}

/// The parts of a progress view: SwiftUI's `ProgressViewStyleConfiguration`.
public struct ProgressViewStyleConfiguration {
    let parts: ProgressParts

    /// A label of a progress view, as a view.
    nonisolated public struct Label: PrimitiveView {
        let box: ViewBox

        /// Returns the label as an object.
        public func boxed() -> ViewBox { box }
    }

    /// The label of the current value, as a view.
    public typealias CurrentValueLabel = Label

    /// The completed fraction, from 0 to 1; `nil` if it is unknown.
    public var fractionCompleted: Double? { parts.fraction }

    /// The label of the progress view, if there is one.
    public var label: Label? { parts.label.map { Label(box: $0) } }

    /// The label of the current value, if there is one.
    public var currentValueLabel: CurrentValueLabel? { parts.value.map { Label(box: $0) } }
}

nonisolated extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.Label
{
    /// Creates the progress view that a style draws, in the style of the views above.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(parts: configuration.parts)
    }
}

nonisolated extension View {
    /// Sets the style of the progress views in the view.
    public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
        styling(.progress) { parts in
            // SAFETY: progress views have parts of this class.
            let parts = unsafe unsafeDowncast(parts, to: ProgressParts.self)
            let configuration = ProgressViewStyleConfiguration(parts: parts)
            return onMainActor((style, configuration)) {
                $0.0.makeBody(configuration: $0.1).boxed()
            }
        }
    }

    package func progressLook(_ number: Int32, _ tint: PropertyValue) -> some View {
        ModifiedView<Self>(
            EnvironmentBox(boxed()) { environment in
                let styled = environment.inheriting([Property(.progressStyle, number)])
                return tint.isUnset ? styled : styled.inheriting([Property(.tint, tint)])
            }
        )
    }
}

/// The standard style of progress views: a bar, or a circle without a value.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Returns a bar, or a circle without a value.
    public func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).progressLook(0, .unset)
    }
}

/// A circle.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: PropertyValue

    /// Creates the style.
    public init() { tint = .unset }

    /// Creates the style with a colour.
    public init(tint: Color) { self.tint = .paint(tint) }

    /// Returns a circle.
    public func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).progressLook(2, tint)
    }
}

/// A bar.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: PropertyValue

    /// Creates the style.
    public init() { tint = .unset }

    /// Creates the style with a colour.
    public init(tint: Color) { self.tint = .paint(tint) }

    /// Returns a bar.
    public func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).progressLook(1, tint)
    }
}

nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The standard style: a bar, or a circle without a value.
    public static var automatic: Self { DefaultProgressViewStyle() }
}

nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A circle.
    public static var circular: Self { CircularProgressViewStyle() }
}

nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static var linear: Self { LinearProgressViewStyle() }
}
