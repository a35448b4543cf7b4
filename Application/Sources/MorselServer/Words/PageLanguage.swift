// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

/// A language of the fixed words of pages.
enum PageLanguage: String, Sendable, CaseIterable {
    case arabic = "ar"
    case german = "de"
    case english = "en"
    case spanish = "es"
    case french = "fr"
    case hebrew = "he"
    case hindi = "hi"
    case italian = "it"
    case japanese = "ja"
    case korean = "ko"
    case dutch = "nl"
    case polish = "pl"
    case portuguese = "pt"
    case russian = "ru"
    case swedish = "sv"
    case turkish = "tr"
    case ukrainian = "uk"
    case simplifiedChinese = "zh-Hans"
    case traditionalChinese = "zh-Hant"

    /// Creates the language that best suits a person: that of the first preference with a
    /// translation, whatever its region, or else English.
    ///
    /// - Parameter preferences: The languages that the person reads, most preferred first.
    init(for preferences: [Language]) {
        self = preferences.lazy.compactMap { Self($0) }.first ?? .english
    }

    /// Creates the language of a tag, whatever its region; `nil` if there is no translation.
    private init?(_ language: Language) {
        switch language.base {
        case "zh":
            let isTraditional = language.tag.split(separator: "-").dropFirst()
                .first { Self.chineseParts.contains($0) }
                .map { Self.traditionalParts.contains($0) }
            self = isTraditional ?? false ? .traditionalChinese : .simplifiedChinese
        // The tag of Hebrew until 1989, which some systems still use.
        case "iw": self = .hebrew
        default: self.init(rawValue: language.base)
        }
    }

    /// The scripts and regions that decide between simplified and traditional Chinese; the first one counts.
    private static let chineseParts = traditionalParts.union(["Hans", "CN", "SG", "MY"])
    private static let traditionalParts: Set<Substring> = ["Hant", "TW", "HK", "MO"]

    /// The language tag, for the attribute `lang`.
    var tag: String { rawValue }

    /// A Boolean value that indicates whether the language is written from right to left.
    var isRightToLeft: Bool { self == .arabic || self == .hebrew }

    /// The fixed words of pages in the language.
    var words: PageWords {
        switch self {
        case .arabic: .arabic
        case .german: .german
        case .english: .english
        case .spanish: .spanish
        case .french: .french
        case .hebrew: .hebrew
        case .hindi: .hindi
        case .italian: .italian
        case .japanese: .japanese
        case .korean: .korean
        case .dutch: .dutch
        case .polish: .polish
        case .portuguese: .portuguese
        case .russian: .russian
        case .swedish: .swedish
        case .turkish: .turkish
        case .ukrainian: .ukrainian
        case .simplifiedChinese: .simplifiedChinese
        case .traditionalChinese: .traditionalChinese
        }
    }
}
