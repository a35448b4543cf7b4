// SPDX-License-Identifier: Apache-2.0

nonisolated extension View {
    /// Shows a text on the tab or in the row of the view.
    public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// Shows a text on the tab or in the row of the view.
    @_disfavoredOverload
    public func badge<Label: StringProtocol>(_ label: Label?) -> some View {
        badgeModified(label.map { .text(String($0)) } ?? .unset)
    }
}

nonisolated extension TabContent {
    /// Shows a text on the tab.
    public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
        badge(key.map { Text($0) })
    }

    /// Shows a text on the tab.
    @_disfavoredOverload
    public func badge<Label: StringProtocol>(_ label: Label?) -> some TabContent<TabValue> {
        badgeModified(label.map { .text(String($0)) } ?? .unset)
    }
}
