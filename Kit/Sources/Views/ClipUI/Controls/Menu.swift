// SPDX-License-Identifier: Apache-2.0

/// A button that shows a menu of actions: SwiftUI's `Menu`.
nonisolated public struct Menu<Label: View, Content: View>: PrimitiveView {
    private let box: ViewBox

    /// Creates a menu with views as its label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        box = menu(label().boxed(), content().boxed())
    }

    /// Creates a menu with a primary action, which is the first of its items here.
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
    ) {
        let label = label().boxed()
        box = menu(label, SequenceBox([button([], primaryAction, label), content().boxed()]))
    }

    /// Returns the menu as an object.
    public func boxed() -> ViewBox { box }
}

nonisolated extension Menu where Label == Text {
    /// Creates a menu with a title.
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(key) }
    }

    /// Creates a menu with a title.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Creates a menu with a title and a primary action, which is the first of its items here.
    public init(
        _ key: LocalizedStringKey,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(key) }, primaryAction: primaryAction)
    }

    /// Creates a menu with a title and a primary action, which is the first of its items here.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

nonisolated extension Menu where Label == ClipUI.Label<Text, Image> {
    /// Creates a menu with a title and a symbol.
    public init(
        _ key: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { ClipUI.Label(key, systemImage: systemImage) }
    }

    /// Creates a menu with a title and a symbol.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { ClipUI.Label(title, systemImage: systemImage) }
    }

    /// Creates a menu with a title, a symbol and a primary action, which is the first of its items here.
    public init(
        _ key: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content,
            label: { ClipUI.Label(key, systemImage: systemImage) },
            primaryAction: primaryAction
        )
    }

    /// Creates a menu with a title, a symbol and a primary action, which is the first of its items here.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title,
        systemImage: String,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content,
            label: { ClipUI.Label(title, systemImage: systemImage) },
            primaryAction: primaryAction
        )
    }

    /// Creates a menu with a title and an image.
    public init(
        _ key: LocalizedStringKey,
        image: ImageResource,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { ClipUI.Label(key, image: image) }
    }
}

// The page draws the items of menus, so the clip's styles do not apply to them.
@inline(never)
private func menu(_ label: ViewBox, _ items: ViewBox) -> ViewBox {
    ElementBox(.menu, [], [label, menuItems(items)])
}

func menuItems(_ content: ViewBox) -> ViewBox {
    EnvironmentBox(content) {
        $0.inside(isList: false).styled(.button, nil)
            .inheriting([Property(.buttonStyle, .unset), Property(.font, .unset)])
    }
}

/// The appearance of menus: SwiftUI's `MenuStyle`; the page draws all alike.
public protocol MenuStyle {}

/// The standard style of menus.
nonisolated public struct DefaultMenuStyle: MenuStyle, Sendable {
    /// Creates the style.
    public init() {}
}

/// A menu that looks like a button.
nonisolated public struct ButtonMenuStyle: MenuStyle, Sendable {
    /// Creates the style.
    public init() {}
}

/// A menu without a border.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
    /// Creates the style.
    public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The standard style of menus.
    nonisolated public static var automatic: Self { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A menu that looks like a button.
    nonisolated public static var button: Self { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A menu without a border.
    nonisolated public static var borderlessButton: Self { BorderlessButtonMenuStyle() }
}

nonisolated extension View {
    /// Sets the style of the menus in the view; the page draws all alike, so nothing changes.
    public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View { inheriting([]) }

    /// Adds a menu that opens on a long press of the view.
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
        ModifiedView<Self>(
            ElementBox(.contextMenu, [], [boxed(), ClipUI.menuItems(menuItems().boxed())])
        )
    }

    /// Adds a menu that opens on a long press of the view; the view itself is its preview.
    public func contextMenu<Items: View, Preview: View>(
        @ViewBuilder menuItems: () -> Items,
        @ViewBuilder preview: () -> Preview
    ) -> some View {
        contextMenu(menuItems: menuItems)
    }
}
