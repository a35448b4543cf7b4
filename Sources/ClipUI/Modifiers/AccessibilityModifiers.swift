extension View {
    /// Names the view for assistive technology.
    public func accessibilityLabel(_ label: String) -> ModifiedView<Self> {
        with(Attribute(.label, label))
    }

    /// Says what happens, for assistive technology.
    public func accessibilityHint(_ hint: String) -> ModifiedView<Self> {
        with(Attribute(.hint, hint))
    }

    /// Says where the view stands, for assistive technology.
    public func accessibilityValue(_ value: String) -> ModifiedView<Self> {
        with(Attribute(.accessibilityValue, value))
    }

    /// Names the view for tests.
    public func accessibilityIdentifier(_ identifier: String) -> ModifiedView<Self> {
        with(Attribute(.identifier, identifier))
    }

    /// Hides the view from assistive technology.
    public func accessibilityHidden(_ isHidden: Bool) -> ModifiedView<Self> {
        ModifiedView(self, isHidden ? [Attribute(.accessibilityHidden, "true")] : [])
    }

    /// Says what the view is, for assistive technology.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedView<Self> {
        var attributes: [Attribute] = []
        if traits.contains(.isHeader) { attributes.append(Attribute(.heading, "2")) }
        if traits.contains(.isSelected) { attributes.append(Attribute(.selected, "true")) }
        if traits.contains(.updatesFrequently) { attributes.append(Attribute(.live, "polite")) }
        return ModifiedView(self, attributes)
    }
}

/// What a view is for assistive technology: SwiftUI's `AccessibilityTraits`.
public struct AccessibilityTraits: OptionSet, Sendable {
    /// The traits as bits.
    public let rawValue: Int8

    /// Traits of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// A heading.
    public static let isHeader = AccessibilityTraits(rawValue: 1)
    /// The chosen one of several.
    public static let isSelected = AccessibilityTraits(rawValue: 2)
    /// Its changes are spoken.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 4)
}
