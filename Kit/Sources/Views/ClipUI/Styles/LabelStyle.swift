// SPDX-License-Identifier: Apache-2.0

/// The appearance of labels: SwiftUI's `LabelStyle`.
#if !hasFeature(Embedded)
@MainActor @preconcurrency
#endif
public protocol LabelStyle {
    /// The type of the view.
    associatedtype Body: View

    /// Returns the view of a label.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body

    /// The parts of a label.
    typealias Configuration = LabelStyleConfiguration
}

/// The parts of a label: SwiftUI's `LabelStyleConfiguration`.
public struct LabelStyleConfiguration {
    /// The title of a label, as a view.
    nonisolated public struct Title: PrimitiveView {
        let box: ViewBox

        /// Returns the title as an object.
        public func boxed() -> ViewBox { box }
    }

    /// The icon of a label, as a view.
    nonisolated public struct Icon: PrimitiveView {
        let box: ViewBox

        /// Returns the icon as an object.
        public func boxed() -> ViewBox { box }
    }

    /// The title of the label.
    public let title: Title
    /// The icon of the label.
    public let icon: Icon
}

nonisolated extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates the label that a style draws, in the style of the views above.
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

/// The default style of labels, with the icon and the title.
nonisolated public struct DefaultLabelStyle: LabelStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Returns the icon and the title.
    public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// A style with the icon, and the title after it.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Returns the icon and the title.
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

    /// Returns the title.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone; the title is for assistive technology.
nonisolated public struct IconOnlyLabelStyle: LabelStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Returns the icon.
    public func makeBody(configuration: Configuration) -> some View {
        SpokenLabel(label: configuration.title.box, content: configuration.icon.box)
    }
}

nonisolated extension LabelStyle where Self == DefaultLabelStyle {
    /// The icon and the title.
    public static var automatic: Self { DefaultLabelStyle() }
}

nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The icon, and the title after it.
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
