// SPDX-License-Identifier: Apache-2.0

/// How progress looks: SwiftUI's `ProgressViewStyle`.
#if !hasFeature(Embedded)
@MainActor @preconcurrency
#endif
public protocol ProgressViewStyle {
    /// The type of the view.
    associatedtype Body: View

    /// Makes the view of a progress.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body

    /// The parts of a progress.
    typealias Configuration = ProgressViewStyleConfiguration
}

/// The parts of a progress: SwiftUI's `ProgressViewStyleConfiguration`.
public struct ProgressViewStyleConfiguration {
    let parts: ProgressParts

    /// A label.
    nonisolated public struct Label: PrimitiveView {
        let box: ViewBox

        /// The label.
        public func boxed() -> ViewBox { box }
    }

    /// A label of the value.
    public typealias CurrentValueLabel = Label

    /// How far it has come, from 0 to 1; `nil` if nobody knows.
    public var fractionCompleted: Double? { parts.fraction }

    /// The label.
    public var label: Label? { parts.label.map { Label(box: $0) } }

    /// The label of the value.
    public var currentValueLabel: CurrentValueLabel? { parts.value.map { Label(box: $0) } }
}

nonisolated extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.Label
{
    /// Creates the progress that a style draws, in the style around.
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

/// The default style of progress.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// A bar, or a circle without a value.
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

    /// A circle.
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

    /// A bar.
    public func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).progressLook(1, tint)
    }
}

nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The default style of progress.
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
