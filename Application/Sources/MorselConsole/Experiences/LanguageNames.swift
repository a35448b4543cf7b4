// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

/// The names of languages, as their readers write them.
enum LanguageNames {
    /// The languages of the store, in the order of their tags.
    static let all = Language.ofStore.map { (tag: $0.tag, name: names[$0.tag] ?? $0.tag) }

    private static let names = Dictionary(uniqueKeysWithValues: written)

    private static let written: [(String, String)] = [
        ("ar-SA", "العربية"), ("ca", "Català"), ("cs", "Čeština"), ("da", "Dansk"),
        ("de-DE", "Deutsch"), ("el", "Ελληνικά"), ("en-AU", "English (Australia)"),
        ("en-CA", "English (Canada)"), ("en-GB", "English (United Kingdom)"),
        ("en-US", "English (United States)"), ("es-ES", "Español (España)"),
        ("es-MX", "Español (México)"), ("fi", "Suomi"), ("fr-CA", "Français (Canada)"),
        ("fr-FR", "Français"), ("he", "עברית"), ("hi", "हिन्दी"), ("hr", "Hrvatski"),
        ("hu", "Magyar"), ("id", "Bahasa Indonesia"), ("it", "Italiano"), ("ja", "日本語"),
        ("ko", "한국어"), ("ms", "Bahasa Melayu"), ("nl-NL", "Nederlands"), ("no", "Norsk"),
        ("pl", "Polski"), ("pt-BR", "Português (Brasil)"), ("pt-PT", "Português (Portugal)"),
        ("ro", "Română"), ("ru", "Русский"), ("sk", "Slovenčina"), ("sv", "Svenska"),
        ("th", "ไทย"), ("tr", "Türkçe"), ("uk", "Українська"), ("vi", "Tiếng Việt"),
        ("zh-Hans", "简体中文"), ("zh-Hant", "繁體中文"),
    ]

    /// Returns the name of a language: the store's, or else that of the language without its region.
    static func name(_ tag: String) -> String {
        if tag == "en" { return "English" }
        if let known = all.first(where: { $0.tag == tag }) { return known.name }
        let base = tag.prefix { $0 != "-" }
        let known = all.first { $0.tag.prefix { $0 != "-" } == base }
        guard let known, tag == base else { return tag }
        return known.name.split(separator: " (").first.map(String.init) ?? known.name
    }

    /// Returns the languages of the store that are not among some tags.
    static func others(than tags: [String]) -> [(tag: String, name: String)] {
        all.filter { !tags.contains($0.tag) }
    }
}
