// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

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

    /// The language that suits a person best: of the first preference that is among these, whatever
    /// its region; otherwise English.
    ///
    /// - Parameter preferences: What the person reads, most preferred first.
    init(for preferences: [Language]) {
        self = preferences.lazy.compactMap { Self($0) }.first ?? .english
    }

    /// The language of a tag, whatever its region, or `nil`.
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

    /// Scripts and regions that decide between the two ways to write Chinese; the first one counts.
    private static let chineseParts = traditionalParts.union(["Hans", "CN", "SG", "MY"])
    private static let traditionalParts: Set<Substring> = ["Hant", "TW", "HK", "MO"]

    /// The tag, for `lang`.
    var tag: String { rawValue }

    /// Whether it is written from right to left.
    var isRightToLeft: Bool { self == .arabic || self == .hebrew }

    /// The words.
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
