// SPDX-License-Identifier: Apache-2.0

/// The appearance of values with labels: SwiftUI's `LabeledContentStyle`.
#if !hasFeature(Embedded)
@MainActor @preconcurrency
#endif
public protocol LabeledContentStyle {
    /// The type of the view.
    associatedtype Body: View

    /// Returns the view of a value and its label.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body

    /// The parts of the view.
    typealias Configuration = LabeledContentStyleConfiguration
}

/// A value and its label: SwiftUI's `LabeledContentStyleConfiguration`.
public struct LabeledContentStyleConfiguration {
    /// The label, as a view.
    nonisolated public struct Label: PrimitiveView {
        let box: ViewBox

        /// Returns the label as an object.
        public func boxed() -> ViewBox { box }
    }

    /// The value, as a view.
    nonisolated public struct Content: PrimitiveView {
        let box: ViewBox

        /// Returns the value as an object.
        public func boxed() -> ViewBox { box }
    }

    /// The label of the value.
    public let label: Label
    /// The value itself.
    public let content: Content
}

nonisolated extension LabeledContent
where
    Label == LabeledContentStyleConfiguration.Label,
    Content == LabeledContentStyleConfiguration.Content
{
    /// Creates the value that a style draws, in the style of the views above.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

nonisolated extension View {
    /// Sets the style of the values with labels in the view.
    public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
        styling(.labeledContent) { parts in
            // SAFETY: values with labels have parts of this class.
            let parts = unsafe unsafeDowncast(parts, to: ControlParts.self)
            let configuration = LabeledContentStyleConfiguration(
                label: .init(box: parts.label),
                content: .init(box: parts.content)
            )
            return onMainActor((style, configuration)) {
                $0.0.makeBody(configuration: $0.1).boxed()
            }
        }
    }
}

/// The default style: the label, and the value at the other side.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Returns the value without a style.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledContent(configuration)
    }
}

nonisolated extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The default style.
    public static var automatic: Self { AutomaticLabeledContentStyle() }
}
