// SPDX-License-Identifier: Apache-2.0

// The languages of the store; this is the only list of them.

extension Language {
    /// The tags of the languages in which the store has texts of an app, in order.
    public static let ofStore: [Language] =
        [
            "ar-SA", "ca", "cs", "da", "de-DE", "el", "en-AU", "en-CA", "en-GB", "en-US", "es-ES",
            "es-MX", "fi", "fr-CA", "fr-FR", "he", "hi", "hr", "hu", "id", "it", "ja", "ko", "ms",
            "nl-NL", "no", "pl", "pt-BR", "pt-PT", "ro", "ru", "sk", "sv", "th", "tr", "uk", "vi",
            "zh-Hans", "zh-Hant",
        ].compactMap { Language($0) }

    /// The languages of ``ofStore`` without script and region, in order: the 32 languages that an
    /// advanced experience can have.
    public static let basesOfStore: [String] = {
        var bases: [String] = []
        for language in ofStore where bases.last != language.base { bases.append(language.base) }
        return bases
    }()

    /// The 32 languages of an advanced experience, in uppercase as in the App Store Connect API.
    public static let ofAdvancedExperiences: [String] = basesOfStore.map { $0.uppercased() }

    /// Whether the store accepts texts in the language: it is in ``ofStore``, or the base of such a
    /// language.
    public var isOfStore: Bool { Self.ofStore.contains(self) || Self.basesOfStore.contains(tag) }

    /// The tags that the store accepts instead of this one: those with the same base, or all if
    /// there are none.
    public var tagsOfStore: [String] {
        let own = base
        let related = Self.ofStore.filter { $0.base == own }.map { $0.tag }
        if related.isEmpty { return Self.ofStore.map { $0.tag } }
        return related.contains(own) ? related : [own] + related
    }
}
