// SPDX-License-Identifier: Apache-2.0

/// A value with a label: SwiftUI's `LabeledContent`.
nonisolated public struct LabeledContent<Label: View, Content: View>: PrimitiveView {
    private let box: ViewBox

    /// Creates a labelled value.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        let (label, content) = (label().boxed(), content().boxed())
        box = StyledBox(
            .labeledContent,
            ControlParts(label, content),
            LabeledBox(label, content)
        )
    }

    /// Returns the label and the content.
    public func boxed() -> ViewBox { box }
}

nonisolated extension LabeledContent where Label == Text {
    /// Creates a value with a title.
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(key) }
    }

    /// Creates a value with a title.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

nonisolated extension LabeledContent where Label == Text, Content == Text {
    /// Creates a text with a title.
    public init<Value: StringProtocol>(_ key: LocalizedStringKey, value: Value) {
        self.init(key) { Text(value).foregroundStyle(Color.secondary) }
    }

    /// Creates a text with a title.
    @_disfavoredOverload
    public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
        self.init(title) { Text(value).foregroundStyle(Color.secondary) }
    }
}

/// Controls that belong together: SwiftUI's `ControlGroup`.
nonisolated public struct ControlGroup<Content: View>: PrimitiveView {
    private let box: ViewBox

    init(controls: ViewBox, label: ViewBox) {
        box = StyledBox(
            .controlGroup,
            ControlParts(label, controls),
            ElementBox(.hStack, [Property(.spacing, Int32(8))], [controls])
        )
    }

    /// Creates a row of controls.
    public init(@ViewBuilder content: () -> Content) {
        self.init(controls: content().boxed(), label: EmptyBox())
    }

    /// Creates a row of controls with a label, which menus show.
    public init<Label: View>(
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(controls: content().boxed(), label: label().boxed())
    }

    /// Creates a row of controls with a title, which menus show.
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(key) }
    }

    /// Creates a row of controls with a title, which menus show.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Creates a row of controls with a title and a symbol, which menus show.
    public init(
        _ key: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { Label(key, systemImage: systemImage) }
    }

    /// Creates a row of controls with a title and a symbol, which menus show.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }

    /// Returns the controls as an object.
    public func boxed() -> ViewBox { box }
}

/// Views in a box: SwiftUI's `GroupBox`.
nonisolated public struct GroupBox<Label: View, Content: View>: PrimitiveView {
    private let box: ViewBox

    /// Creates a box with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        box = groupBox(label().boxed(), content().boxed())
    }

    /// Creates a box with a view as its label.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(content: content) { label }
    }

    /// Returns the box as an object.
    public func boxed() -> ViewBox { box }
}

nonisolated extension GroupBox where Label == EmptyView {
    /// Creates a box.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

nonisolated extension GroupBox where Label == Text {
    /// Creates a box with a title.
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(key) }
    }

    /// Creates a box with a title.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

@inline(never)
private func groupBox(_ label: ViewBox, _ content: ViewBox) -> ViewBox {
    let title = EnvironmentBox(label) { $0.inheriting([Property(.font, Font.headline.value)]) }
    let stack = ElementBox(.vStack, [Property(.alignment, "leading")], [title, content])
    let corners = PropertyValue.list([.integer(1), .integer(8), .integer(8)])
    // Its background is the style that is set for backgrounds, or the style of grouped content by default.
    let ground = EnvironmentBox(ElementBox(.shape, [Property(.shape, corners)])) { environment in
        let own = environment.inheritedValue(.backgroundPaint)
        return environment.inheriting([Property(.paint, own.isUnset ? .integer(17 << 8) : own)])
    }
    return StyledBox(
        .groupBox,
        ControlParts(label, content),
        ElementBox(
            .background,
            [],
            [
                ElementBox(.padding, [Property(.length, Int32(16))], [stack]),
                ground,
            ]
        )
    )
}
