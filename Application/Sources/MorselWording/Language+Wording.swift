// SPDX-License-Identifier: Apache-2.0

public import AppClipTypes

extension Language {
    /// Returns the tags that the store accepts in place of a tag that is not one of its languages,
    /// as part of a sentence.
    public static func acceptedInPlace(of tag: String) -> String {
        let tags = Language(tag)?.tagsOfStore ?? ofStore.map(\.tag)
        return tags.count == 1 ? tags[0] : "one of \(tags.joined(separator: ", "))"
    }

    /// A sentence that says that the store does not have the language, and which tags it accepts.
    public var notInStore: String {
        "'\(tag)' is not a language of the store; use \(Self.acceptedInPlace(of: tag))."
    }
}
