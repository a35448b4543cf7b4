// SPDX-License-Identifier: Apache-2.0

/// The appearance of controls that belong together: SwiftUI's `ControlGroupStyle`.
#if !hasFeature(Embedded)
@MainActor @preconcurrency
#endif
public protocol ControlGroupStyle {
    /// The type of the view.
    associatedtype Body: View

    /// Returns the view of a group.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body

    /// The parts of a group.
    typealias Configuration = ControlGroupStyleConfiguration
}

/// The parts of a group of controls: SwiftUI's `ControlGroupStyleConfiguration`.
public struct ControlGroupStyleConfiguration {
    /// The controls of a group, as a view.
    nonisolated public struct Content: PrimitiveView {
        let box: ViewBox

        /// Returns the controls as an object.
        public func boxed() -> ViewBox { box }
    }

    /// The label of a group, as a view.
    nonisolated public struct Label: PrimitiveView {
        let box: ViewBox

        /// Returns the label as an object.
        public func boxed() -> ViewBox { box }
    }

    /// The controls of the group.
    public let content: Content
    /// The label of the group.
    public let label: Label
}

nonisolated extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// Creates the group that a style draws, in the style of the views above.
    public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init(controls: configuration.content.boxed(), label: configuration.label.boxed())
    }
}

nonisolated extension View {
    /// Sets the style of the groups of controls in the view.
    public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
        styling(.controlGroup) { parts in
            // SAFETY: groups have parts of this class.
            let parts = unsafe unsafeDowncast(parts, to: ControlParts.self)
            let configuration = ControlGroupStyleConfiguration(
                content: .init(box: parts.content),
                label: .init(box: parts.label)
            )
            return onMainActor((style, configuration)) {
                $0.0.makeBody(configuration: $0.1).boxed()
            }
        }
    }
}

/// The default style: a row of controls.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Returns the group without a style.
    public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

/// The style of groups in bars: a row of controls.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Returns the group without a style.
    public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

/// The style of groups as palettes: a row of controls.
nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Returns the group without a style.
    public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

/// The style of groups as menus, whose button has the label of the group.
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Returns a menu.
    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// The style of groups as menus with small items, which are drawn as usual.
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle, Sendable {
    /// Creates the style.
    public init() {}

    /// Returns a menu.
    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

nonisolated extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The default style.
    public static var automatic: Self { AutomaticControlGroupStyle() }
}

nonisolated extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// The style of groups in bars.
    public static var navigation: Self { NavigationControlGroupStyle() }
}

nonisolated extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// The style of groups as palettes.
    public static var palette: Self { PaletteControlGroupStyle() }
}

nonisolated extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// The style of groups as menus.
    public static var menu: Self { MenuControlGroupStyle() }
}

nonisolated extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// The style of groups as menus with small items.
    public static var compactMenu: Self { CompactMenuControlGroupStyle() }
}
