// SPDX-License-Identifier: Apache-2.0

nonisolated extension View {
    /// Adds a label for assistive technology.
    public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(key))
    }

    /// Adds a label for assistive technology.
    @_disfavoredOverload
    public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
        attributes([Property(.label, String(label))])
    }

    /// Adds a hint for assistive technology, about what the view does.
    public func accessibilityHint(_ key: LocalizedStringKey) -> some View {
        accessibilityHint(Text(key))
    }

    /// Adds a hint for assistive technology, about what the view does.
    @_disfavoredOverload
    public func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> some View {
        attributes([Property(.hint, String(hint))])
    }

    /// Adds the current value of the view, for assistive technology.
    public func accessibilityValue(_ key: LocalizedStringKey) -> some View {
        accessibilityValue(Text(key))
    }

    /// Adds the current value of the view, for assistive technology.
    @_disfavoredOverload
    public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some View {
        attributes([Property(.accessibilityValue, String(value))])
    }

    /// Sets the names by which the person can refer to the view; a page has no voice control, so nothing changes.
    public func accessibilityInputLabels(_ keys: [LocalizedStringKey]) -> some View { self }

    /// Sets the names by which the person can refer to the view; a page has no voice control, so nothing changes.
    public func accessibilityInputLabels(_ labels: [Text]) -> some View { self }

    /// Sets the names by which the person can refer to the view; a page has no voice control, so nothing changes.
    @_disfavoredOverload
    public func accessibilityInputLabels<Label: StringProtocol>(_ labels: [Label]) -> some View {
        self
    }
}

extension Locale.Language {
    var tag: String { minimalIdentifier }
}
