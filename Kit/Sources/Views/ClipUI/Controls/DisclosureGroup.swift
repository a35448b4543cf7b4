// SPDX-License-Identifier: Apache-2.0

import ClipState

/// Views that are shown when their label is tapped: SwiftUI's `DisclosureGroup`.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
    private let box: ViewBox

    /// Creates a group that is closed initially.
    public init(
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        box = Disclosure(label: label().boxed(), content: { content().boxed() }, binding: nil)
            .boxed()
    }

    /// Creates a group with a binding that says whether it is open.
    public init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        box =
            Disclosure(label: label().boxed(), content: { content().boxed() }, binding: isExpanded)
            .boxed()
    }

    /// Returns the label, and the content if the group is open.
    public func boxed() -> ViewBox { box }
}

nonisolated extension DisclosureGroup where Label == Text {
    /// Creates a group with a title.
    public init(_ key: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(key) }
    }

    /// Creates a group with a title and a binding that says whether it is open.
    public init(
        _ key: LocalizedStringKey,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(key) }
    }

    /// Creates a group with a title.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content) { Text(title) }
    }

    /// Creates a group with a title and a binding that says whether it is open.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

nonisolated private struct Disclosure: View {
    let label: ViewBox
    let content: () -> ViewBox
    let binding: Binding<Bool>?
    let own = State(wrappedValue: false)

    var body: some View {
        let isOpen = binding ?? own.projectedValue
        let isShown = isOpen.wrappedValue
        let row = ElementBox(
            .hStack,
            [],
            [
                label, ElementBox(.spacer),
                ElementBox(
                    .image,
                    [
                        Property(.symbol, isShown ? "chevron.down" : "chevron.right"),
                        Property(.paint, .paint(Color.accentColor)),
                    ]
                ),
            ]
        )
        let parts = DisclosureParts(label, content, isOpen)
        let plain = ElementBox(
            .vStack,
            [Property(.alignment, "leading")],
            [
                ElementBox(
                    .button,
                    [
                        Property(.buttonStyle, Int32(3)),
                        Property(.accessibilityValue, isShown ? "expanded" : "collapsed"),
                    ],
                    action: { event, _ in if event == .tap { isOpen.wrappedValue.toggle() } },
                    [row]
                ),
                ChoiceBox(isShown ? content() : nil, 1),
            ]
        )
        return StyledPart(box: StyledBox(.disclosureGroup, parts, plain))
    }
}
