// SPDX-License-Identifier: Apache-2.0

nonisolated extension View {
    /// Adds a label for assistive technology.
    public func accessibilityLabel(_ label: Text) -> some View {
        attributes([Property(.label, label.properties.plainText)])
    }

    /// Adds a hint for assistive technology, about what the view does.
    public func accessibilityHint(_ hint: Text) -> some View {
        attributes([Property(.hint, hint.properties.plainText)])
    }

    /// Adds the current value of the view, for assistive technology.
    public func accessibilityValue(_ value: Text) -> some View {
        attributes([Property(.accessibilityValue, value.properties.plainText)])
    }

    /// Adds an identifier for tests.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        attributes([Property(.identifier, identifier)])
    }

    /// Hides the view from assistive technology.
    public func accessibilityHidden(_ isHidden: Bool) -> some View {
        attributes(isHidden ? [Property(.isAccessibilityHidden, true)] : [])
    }

    /// Sets the language of a text, for speech and hyphenation.
    public func typesettingLanguage(_ language: Locale.Language) -> some View {
        attributes([Property(.language, language.tag)])
    }

    /// Keeps the colours of the view where the system inverts those of the screen.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        attributes(active ? [Property(.ignoresInvertedColors, true)] : [])
    }

    /// Shows a large form of the view during a long press; pages are enlarged as a whole, so nothing changes.
    public func accessibilityShowsLargeContentViewer() -> some View { self }
}

#if hasFeature(Embedded)
/// The languages of Foundation's `Locale`: the part of it that views use.
public enum Locale {
    /// A language, by its BCP 47 tag.
    public struct Language: Sendable {
        let tag: String

        /// Creates a language from its tag (BCP 47), such as `fr` or `pt-BR`.
        public init(identifier: String) {
            tag = identifier
        }
    }
}

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
}
#endif
