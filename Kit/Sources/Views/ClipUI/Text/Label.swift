// SPDX-License-Identifier: Apache-2.0

/// An icon and a title: SwiftUI's `Label`.
nonisolated public struct Label<Title: View, Icon: View>: PrimitiveView {
    private let box: ViewBox

    /// Creates a label from views.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        box = label(title().boxed(), icon().boxed())
    }

    /// Returns the icon and the title after it.
    public func boxed() -> ViewBox { box }
}

@inline(never)
private func label(_ title: ViewBox, _ icon: ViewBox) -> ViewBox {
    StyledBox(
        .label,
        ControlParts(title, icon),
        ElementBox(
            .hStack,
            [Property(.alignment, "firstTextBaseline"), Property(.spacing, 8)],
            [icon, title]
        )
    )
}

nonisolated extension Label where Title == Text, Icon == Image {
    /// Creates a label from a title and the name of a symbol.
    public init(_ key: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(key) }, icon: { Image(systemName: name) })
    }

    /// Creates a label from a title and the name of an image.
    public init(_ key: LocalizedStringKey, image name: String) {
        self.init(title: { Text(key) }, icon: { Image(decorative: name) })
    }

    /// Creates a label from a title and an image.
    public init(_ key: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(key) }, icon: { Image(resource) })
    }

    /// Creates a label from a title and the name of a symbol.
    @_disfavoredOverload
    public init<Words: StringProtocol>(_ title: Words, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    /// Creates a label from a title and the name of an image.
    @_disfavoredOverload
    public init<Words: StringProtocol>(_ title: Words, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(decorative: name) })
    }

    /// Creates a label from a title and an image.
    @_disfavoredOverload
    public init<Words: StringProtocol>(_ title: Words, image resource: ImageResource) {
        self.init(title: { Text(title) }, icon: { Image(resource) })
    }
}
