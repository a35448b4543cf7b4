// SPDX-License-Identifier: Apache-2.0

/// How labels look: SwiftUI's `LabelStyle`.
#if !hasFeature(Embedded)
@MainActor @preconcurrency
#endif
public protocol LabelStyle {
    /// The type of the view.
    associatedtype Body: View

    /// Makes the view of a label.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body

    /// The parts of a label.
    typealias Configuration = LabelStyleConfiguration
}

/// The parts of a label: SwiftUI's `LabelStyleConfiguration`.
public struct LabelStyleConfiguration {
    /// The title.
    nonisolated public struct Title: PrimitiveView {
        let box: ViewBox

        /// The title.
        public func boxed() -> ViewBox { box }
    }

    /// The icon.
    nonisolated public struct Icon: PrimitiveView {
        let box: ViewBox

        /// The icon.
        public func boxed() -> ViewBox { box }
    }

    /// The title.
    public let title: Title
    /// The icon.
    public let icon: Icon
}

nonisolated extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates the label that a style draws, in the style around.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

nonisolated extension View {
    /// Sets the style of the labels in the view.
    public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
        styling(.label) { parts in
            // SAFETY: labels have parts of this class.
            let parts = unsafe unsafeDowncast(parts, to: ControlParts.self)
            let configuration = LabelStyleConfiguration(
                title: .init(box: parts.label),
                icon: .init(box: parts.content)
            )
            return onMainActor((style, configuration)) {
                $0.0.makeBody(configuration: $0.1).boxed()
            }
        }
    }
}

/// The icon and the title.
nonisolated public struct DefaultLabelStyle: LabelStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// The icon and the title.
    public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// The icon and the title.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// The icon and the title.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            configuration.icon
            configuration.title
        }
    }
}

/// The title alone.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// The title.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone; the title is what is spoken.
nonisolated public struct IconOnlyLabelStyle: LabelStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// The icon.
    public func makeBody(configuration: Configuration) -> some View {
        SpokenLabel(label: configuration.title.box, content: configuration.icon.box)
    }
}

nonisolated extension LabelStyle where Self == DefaultLabelStyle {
    /// The icon and the title.
    public static var automatic: Self { DefaultLabelStyle() }
}

nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The icon and the title.
    public static var titleAndIcon: Self { TitleAndIconLabelStyle() }
}

nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public static var titleOnly: Self { TitleOnlyLabelStyle() }
}

nonisolated extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone.
    public static var iconOnly: Self { IconOnlyLabelStyle() }
}
