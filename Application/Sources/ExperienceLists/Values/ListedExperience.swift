// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
import AppClipTypes
public import MorselRegistry

/// An experience as a list has it: without a number, and with the path of its image (feature C11).
public struct ListedExperience: Sendable, Hashable {
    /// Where it stands in its list.
    public let place: ListPlace

    /// The experience, still without its image.
    public let content: NewExperience

    /// The image; `nil` without one.
    public let image: Image?

    /// Where the image of an experience comes from.
    public enum Image: Sendable, Hashable {
        /// A file, by its path beside the list.
        case file(String)
        /// An image that the registry has.
        case stored(Digest)

        /// What a list has before a digest.
        static let storedPrefix = "digest:"

        /// What a list has for the image.
        var text: String {
            switch self {
            case .file(let path): path
            case .stored(let digest): Self.storedPrefix + digest.text
            }
        }
    }

    /// The experience with its image.
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
