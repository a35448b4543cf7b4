// SPDX-License-Identifier: Apache-2.0

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section of rows with a header, which shows and hides the rows.
    nonisolated public init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent
    ) {
        self.init(box: foldingSection(header().boxed(), isExpanded, content().boxed()))
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section of rows under a title.
    nonisolated public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(box: section(header: Text(key).boxed(), content().boxed(), footer: nil))
    }

    /// Creates a section of rows under a title, which shows and hides the rows.
    nonisolated public init(
        _ key: LocalizedStringKey,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(box: foldingSection(Text(key).boxed(), isExpanded, content().boxed()))
    }

    /// Creates a section of rows under a title.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(
        _ title: Title,
        @ViewBuilder content: () -> Content
    ) {
        self.init(box: section(header: Text(title).boxed(), content().boxed(), footer: nil))
    }

    /// Creates a section of rows under a title, which shows and hides the rows.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(
        _ title: Title,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(box: foldingSection(Text(title).boxed(), isExpanded, content().boxed()))
    }
}

// Returns a section whose header is a button that shows and hides the rows.
private func foldingSection(
    _ header: ViewBox,
    _ isExpanded: Binding<Bool>,
    _ content: ViewBox
) -> ViewBox {
    let isShown = isExpanded.wrappedValue
    let arrow = ElementBox(
        .image,
        [Property(.symbol, isShown ? "chevron.down" : "chevron.right")]
    )
    let title = ElementBox(
        .button,
        [
            Property(.buttonStyle, Int32(3)),
            Property(.accessibilityValue, isShown ? "expanded" : "collapsed"),
        ],
        action: { event, _ in if event == .tap { isExpanded.wrappedValue.toggle() } },
        [ElementBox(.hStack, [], [header, ElementBox(.spacer), arrow])]
    )
    return section(header: title, ChoiceBox(isShown ? content : nil, 1), footer: nil)
}
