// SPDX-License-Identifier: Apache-2.0

/// The language of a card's text, as a tag such as `de` or `zh-Hans`.
///
/// The first part has two or three letters, each further one two to eight letters or digits. Tags
/// are kept in the usual spelling: the language small, a script with one capital letter, a region
/// in capital letters.
public struct Language: Sendable, Hashable {
    /// The tag.
    ///
    /// Every byte is ASCII.
    public let tag: String

    /// Reads a tag, in letters of either case and with hyphens or low lines between its parts.
    ///
    /// The language is `nil` where the text is no tag.
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

    /// English, the language of a card that names no other.
    public static let english = Language(checked: "en")

    private init(checked tag: String) { self.tag = tag }
}

extension Language {
    /// The language out of those offered that suits a person best.
    ///
    /// For each wish in turn: the same tag, then a tag of the same base language. Rule C-25 leaves
    /// what is shown to everybody else to the default language.
    ///
    /// - Parameters:
    ///   - wishes: What the person reads, the dearest first.
    ///   - offered: What there is.
    /// - Returns: One of `offered`, or `nil` where none suits.
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
    /// Languages in the order of their tags.
    public static func < (one: Self, other: Self) -> Bool { one.tag < other.tag }

    /// The tag.
    public var description: String { tag }
}
