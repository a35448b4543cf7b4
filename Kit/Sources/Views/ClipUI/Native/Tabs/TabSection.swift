// SPDX-License-Identifier: Apache-2.0

/// Tabs that belong together: SwiftUI's `TabSection`; on a phone they are in the bar with the others.
nonisolated public struct TabSection<Header: View, Content: TabContent, SelectionValue: Hashable>:
    TabContent
where Content.TabValue == SelectionValue {
    /// The type of the selection.
    public typealias TabValue = SelectionValue

    private let content: Content

    /// Returns the tabs of the section as an object.
    public func boxedTabs() -> ViewBox { content.boxedTabs() }
}

extension TabSection {
    /// Creates a section with a header, which a phone does not show.
    nonisolated public init(
        @TabContentBuilder<SelectionValue> content: () -> Content,
        @ViewBuilder header: () -> Header
    ) {
        self.content = content()
    }
}

extension TabSection where Header == Text {
    /// Creates a section with a title, which a phone does not show.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.content = content()
    }

    /// Creates a section with a title, which a phone does not show.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(
        _ title: Title,
        @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.content = content()
    }
}

extension TabSection where Header == EmptyView {
    /// Creates a section without a title.
    nonisolated public init(
        @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.content = content()
    }
}
