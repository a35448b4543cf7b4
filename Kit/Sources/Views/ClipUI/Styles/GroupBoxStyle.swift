// SPDX-License-Identifier: Apache-2.0

/// The appearance of group boxes: SwiftUI's `GroupBoxStyle`.
#if !hasFeature(Embedded)
@MainActor @preconcurrency
#endif
public protocol GroupBoxStyle {
    /// The type of the view.
    associatedtype Body: View

    /// Returns the view of a box.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body

    /// The parts of a box.
    typealias Configuration = GroupBoxStyleConfiguration
}

/// The parts of a box: SwiftUI's `GroupBoxStyleConfiguration`.
public struct GroupBoxStyleConfiguration {
    /// The label of a box, as a view.
    nonisolated public struct Label: PrimitiveView {
        let box: ViewBox

        /// Returns the label as an object.
        public func boxed() -> ViewBox { box }
    }

    /// The content of a box, as a view.
    nonisolated public struct Content: PrimitiveView {
        let box: ViewBox

        /// Returns the content as an object.
        public func boxed() -> ViewBox { box }
    }

    /// The label of the box.
    public let label: Label
    /// The content of the box.
    public let content: Content
}

nonisolated extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Creates the box that a style draws, in the style of the views above.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

nonisolated extension View {
    /// Sets the style of the boxes in the view.
    public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
        styling(.groupBox) { parts in
            // SAFETY: boxes have parts of this class.
            let parts = unsafe unsafeDowncast(parts, to: ControlParts.self)
            let configuration = GroupBoxStyleConfiguration(
                label: .init(box: parts.label),
                content: .init(box: parts.content)
            )
            return onMainActor((style, configuration)) {
                $0.0.makeBody(configuration: $0.1).boxed()
            }
        }
    }
}

/// The default style of boxes.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Returns the box without a style.
    public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

nonisolated extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The default style of boxes.
    public static var automatic: Self { DefaultGroupBoxStyle() }
}
