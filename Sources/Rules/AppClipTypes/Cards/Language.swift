// SPDX-License-Identifier: Apache-2.0

import AppClipBytes

/// The language of a card's text, as a tag such as `de` or `zh-Hans`.
///
/// The first part has two or three letters, each further one two to eight letters or digits. Tags
/// are kept in the usual spelling: the language in lowercase, the script capitalized, the region in
/// uppercase.
public struct Language: Sendable, Hashable {
    /// The tag in its usual spelling.
    ///
    /// Every byte is ASCII.
    public let tag: String

    /// Creates a language from a tag, with letters of either case and with hyphens or underscores
    /// between its parts.
    ///
    /// The result is `nil` if the text is not a tag.
    public init?(_ text: String) {
        var spelled: [UInt8] = []
        var isFirst = true
        let parts = text.utf8.split(omittingEmptySubsequences: false) { byte in
            byte == .hyphen || byte == 0x5F
        }
        guard parts.count <= 4 else { return nil }
        for part in parts {
            guard (2...(isFirst ? 3 : 8)).contains(part.count) else { return nil }
            if !isFirst { spelled.append(.hyphen) }
            for (index, byte) in part.enumerated() {
                guard byte.isLetter || (!isFirst && byte.isDigit) else { return nil }
                let isCapital = !isFirst && (part.count == 2 || (part.count == 4 && index == 0))
                let small = byte.lowercased
                spelled.append(isCapital && byte.isLetter ? small & ~0x20 : small)
            }
            isFirst = false
        }
        tag = String(ascii: spelled)
    }

    /// The tag up to its first hyphen: the language without script and region.
    public var base: String { String(ascii: tag.utf8.prefix { $0 != .hyphen }) }

    /// English, the language of a card that does not name another.
    public static let english = Language(checked: "en")

    private init(checked tag: String) { self.tag = tag }
}

extension Language {
    /// Returns the offered language that suits a person best.
    ///
    /// For each preferred language in turn, the same tag is searched for, then a tag with the same
    /// base language. By rule C-25, everybody else sees the default language.
    ///
    /// - Parameters:
    ///   - wishes: The preferred languages of the person, the most preferred first.
    ///   - offered: The available languages.
    /// - Returns: One of `offered`, or `nil` if none suits.
    /// - Complexity: O(number of wishes times number of languages), without allocation.
    public static func best(
        for wishes: [Language],
        among offered: some Collection<Language>
    ) -> Language? {
        for wish in wishes {
            var related: Language?
            for language in offered {
                if language == wish { return language }
                guard language.hasBase(of: wish) else { continue }
                related = related.map { min($0, language) } ?? language
            }
            if let related { return related }
        }
        return nil
    }

    private func hasBase(of other: Language) -> Bool {
        let own = tag.utf8.prefix { $0 != .hyphen }
        return own.elementsEqual(other.tag.utf8.prefix { $0 != .hyphen })
    }
}

extension Language: Comparable, CustomStringConvertible {
    /// Orders languages by their tags.
    public static func < (one: Self, other: Self) -> Bool { one.tag < other.tag }

    /// The tag of the language.
    public var description: String { tag }
}
