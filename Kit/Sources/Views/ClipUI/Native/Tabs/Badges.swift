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
