// SPDX-License-Identifier: Apache-2.0

// The accessibility modifiers of the first releases of SwiftUI.

nonisolated extension View {
    /// Adds a label for assistive technology.
    public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// Adds a hint for assistive technology, about what the view does.
    public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

    /// Adds the current value of the view, for assistive technology.
    public func accessibility(value: Text) -> some View { accessibilityValue(value) }

    /// Hides the view from assistive technology.
    public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    /// Adds an identifier for tests.
    public func accessibility(identifier: String) -> some View {
        accessibilityIdentifier(identifier)
    }

    /// Adds traits for assistive technology.
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }

    /// Removes traits for assistive technology.
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }

    /// Sets the order in which assistive technology reads views.
    public func accessibility(sortPriority: Double) -> some View {
        accessibilitySortPriority(sortPriority)
    }
}
