// SPDX-License-Identifier: Apache-2.0

// The languages of the store: the only list of them.

extension Language {
    /// The languages in which the store has texts of an app, by their tags, in order.
    public static let ofStore: [Language] =
        [
            "ar-SA", "ca", "cs", "da", "de-DE", "el", "en-AU", "en-CA", "en-GB", "en-US", "es-ES",
            "es-MX", "fi", "fr-CA", "fr-FR", "he", "hi", "hr", "hu", "id", "it", "ja", "ko", "ms",
            "nl-NL", "no", "pl", "pt-BR", "pt-PT", "ro", "ru", "sk", "sv", "th", "tr", "uk", "vi",
            "zh-Hans", "zh-Hant",
        ].compactMap { Language($0) }

    /// The languages of ``ofStore`` without script and region, in order: the 32 that an advanced
    /// experience can have.
    public static let basesOfStore: [String] = {
        var bases: [String] = []
        for language in ofStore where bases.last != language.base { bases.append(language.base) }
        return bases
    }()

    /// The 32 languages of an advanced experience, as the App Store Connect API names them in
    /// capital letters.
    public static let ofAdvancedExperiences: [String] = basesOfStore.map { $0.uppercased() }

    /// Whether the store takes texts in the language: it is one of ``ofStore``, or the base of some.
    public var isOfStore: Bool { Self.ofStore.contains(self) || Self.basesOfStore.contains(tag) }

    /// The tags that the store takes in place of this one: those with the same base, or else all.
    public var tagsOfStore: [String] {
        let own = base
        let related = Self.ofStore.filter { $0.base == own }.map { $0.tag }
        if related.isEmpty { return Self.ofStore.map { $0.tag } }
        return related.contains(own) ? related : [own] + related
    }
}
