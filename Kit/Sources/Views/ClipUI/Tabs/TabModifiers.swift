// SPDX-License-Identifier: Apache-2.0

nonisolated extension TabContent {
    /// Shows a number on the tab; 0 shows none.
    public func badge(_ count: Int) -> some TabContent<TabValue> {
        badgeModified(count == 0 ? .unset : .text(String(count)))
    }

    /// Shows a text on the tab.
    public func badge(_ label: Text?) -> some TabContent<TabValue> {
        badgeModified(label.map { .text($0.properties.plainText) } ?? .unset)
    }

    package func badgeModified(_ value: PropertyValue) -> some TabContent<TabValue> {
        ModifiedTab<Self>(
            box: EnvironmentBox(boxedTabs()) { $0.adding(row: [Property(.badge, value)]) }
        )
    }

    /// Leaves the tab out of the bar.
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        ModifiedTab<Self>(box: ChoiceBox(hidden ? nil : boxedTabs(), 1))
    }

    /// Disables the content of the tab.
    public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        ModifiedTab<Self>(box: EnvironmentBox(boxedTabs()) { $0.disabled(disabled) })
    }

    /// Sets the identifier of the tab in the person's arrangement; people cannot arrange the tabs of a phone.
    public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
}

// A tab with a modifier.
nonisolated struct ModifiedTab<Base: TabContent>: TabContent {
    typealias TabValue = Base.TabValue

    let box: ViewBox

    func boxedTabs() -> ViewBox { box }
}
