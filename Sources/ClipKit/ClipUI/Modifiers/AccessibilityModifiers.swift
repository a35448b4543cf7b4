// SPDX-License-Identifier: Apache-2.0

nonisolated extension View {
    /// Adds a label for assistive technology.
    public func accessibilityLabel(_ label: String) -> some View {
        attributes([Property(.label, label)])
    }

    /// Adds a hint for assistive technology, about what the view does.
    public func accessibilityHint(_ hint: String) -> some View {
        attributes([Property(.hint, hint)])
    }

    /// Adds the current value of the view, for assistive technology.
    public func accessibilityValue(_ value: String) -> some View {
        attributes([Property(.accessibilityValue, value)])
    }

    /// Adds an identifier for tests.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        attributes([Property(.identifier, identifier)])
    }

    /// Hides the view from assistive technology.
    public func accessibilityHidden(_ isHidden: Bool) -> some View {
        attributes(isHidden ? [Property(.isAccessibilityHidden, true)] : [])
    }

    /// Adds traits for assistive technology.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        var properties: [Property] = []
        if traits.contains(.isHeader) { properties.append(Property(.heading, 2)) }
        if traits.contains(.isSelected) { properties.append(Property(.isSelected, true)) }
        if traits.contains(.updatesFrequently) { properties.append(Property(.isLive, true)) }
        return attributes(properties)
    }

    /// Sets the language of a text, for speech and hyphenation.
    public func typesettingLanguage(_ language: Locale.Language) -> some View {
        attributes([Property(.language, language.tag)])
    }
}

/// Traits of a view for assistive technology: SwiftUI's `AccessibilityTraits`.
public struct AccessibilityTraits: OptionSet, Sendable {
    /// The traits as bits.
    public let rawValue: Int32

    /// Creates traits from bits.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// A heading.
    public static let isHeader = AccessibilityTraits(rawValue: 1)
    /// The selected one of several views.
    public static let isSelected = AccessibilityTraits(rawValue: 2)
    /// The view changes often, and its changes are spoken.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 4)
}

#if hasFeature(Embedded)
/// Languages: the part of Foundation's `Locale` that views use.
public enum Locale {
    /// A language.
    public struct Language: Sendable {
        let tag: String

        /// Creates a language from its tag (BCP 47), such as `fr` or `pt-BR`.
        public init(identifier: String) {
            tag = identifier
        }
    }
}
#else
extension Locale.Language {
    var tag: String { minimalIdentifier }
}
#endif
