// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

extension Language {
    /// What the store takes in place of a tag that is not one of its languages, for a sentence.
    public static func acceptedInPlace(of tag: String) -> String {
        let tags = Language(tag)?.tagsOfStore ?? ofStore.map(\.tag)
        return tags.count == 1 ? tags[0] : "one of \(tags.joined(separator: ", "))"
    }

    /// That the store has no texts in the language, and which it has.
    public var notInStore: String {
        "'\(tag)' is not a language of the store; use \(Self.acceptedInPlace(of: tag))."
    }
}
