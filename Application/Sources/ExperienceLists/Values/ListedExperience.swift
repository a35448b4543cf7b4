// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import MorselRegistry

/// An experience in a list: without a number, and with the path of its image (feature C11).
public struct ListedExperience: Sendable, Hashable {
    /// The place of the experience in its list.
    public let place: ListPlace

    /// The experience, without its image.
    public let content: NewExperience

    /// The image; `nil` for none.
    public let image: Image?

    /// The source of an experience's image.
    public enum Image: Sendable, Hashable {
        /// A file, by its path relative to the list.
        case file(String)
        /// An image that is already in the registry.
        case stored(Digest)

        /// The prefix before a digest in a list.
        static let storedPrefix = "digest:"

        /// The text for the image in a list.
        var text: String {
            switch self {
            case .file(let path): path
            case .stored(let digest): Self.storedPrefix + digest.text
            }
        }
    }

    /// Returns the experience with its image.
    public func experience(with image: HeaderImage?) -> NewExperience {
        var experience = content
        experience.card = CardMetadata(
            verb: content.card.verb,
            image: image,
            defaultLanguage: content.card.defaultLanguage,
            texts: content.card.texts
        )
        return experience
    }
}
