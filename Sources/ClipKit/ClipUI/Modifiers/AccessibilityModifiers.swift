// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Adds a label for assistive technology.
    public func accessibilityLabel(_ label: String) -> ModifiedView<Self> {
        with(Attribute(.label, label))
    }

    /// Adds a hint for assistive technology, about what the view does.
    public func accessibilityHint(_ hint: String) -> ModifiedView<Self> {
        with(Attribute(.hint, hint))
    }

    /// Adds the current value of the view, for assistive technology.
    public func accessibilityValue(_ value: String) -> ModifiedView<Self> {
        with(Attribute(.accessibilityValue, value))
    }

    /// Adds an identifier for tests.
    public func accessibilityIdentifier(_ identifier: String) -> ModifiedView<Self> {
        with(Attribute(.identifier, identifier))
    }

    /// Hides the view from assistive technology.
    public func accessibilityHidden(_ isHidden: Bool) -> ModifiedView<Self> {
        ModifiedView(self, isHidden ? [Attribute(.accessibilityHidden, "true")] : [])
    }

    /// Adds traits for assistive technology.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedView<Self> {
        var attributes: [Attribute] = []
        if traits.contains(.isHeader) { attributes.append(Attribute(.heading, "2")) }
        if traits.contains(.isSelected) { attributes.append(Attribute(.selected, "true")) }
        if traits.contains(.updatesFrequently) { attributes.append(Attribute(.live, "polite")) }
        return ModifiedView(self, attributes)
    }
}

/// Traits of a view for assistive technology: SwiftUI's `AccessibilityTraits`.
public struct AccessibilityTraits: OptionSet, Sendable {
    /// The traits as bits.
    public let rawValue: Int8

    /// Creates traits from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// A heading.
    public static let isHeader = AccessibilityTraits(rawValue: 1)
    /// The selected one of several views.
    public static let isSelected = AccessibilityTraits(rawValue: 2)
    /// The view changes often, and its changes are spoken.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 4)
}
