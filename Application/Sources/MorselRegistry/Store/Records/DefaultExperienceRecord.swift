// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A default experience as its owner edits it, complete or not (features C1 and C8).
///
/// It belongs to its clip. The App Store Connect API shows its localizations and its review details
/// as separate resources, under ids that are derived from the id of this one.
public struct DefaultExperienceRecord: Record {
    /// The kind of default experiences in the registry.
    public static let kind = "default-experience"

    /// The identifier, which is unique among default experiences.
    public let id: String

    /// The clip's identifier.
    public let clip: AppIdentifier

    /// The version of the app that it is released with (rule C-30); `nil` until one is chosen.
    public var version: String?

    /// The label of the button; `nil` until one is chosen.
    public var verb: Verb?

    /// The language for people who read none of the others (rule C-25); `nil` for the first one.
    public var defaultLanguage: Language?

    /// The texts and images, in the order of their creation.
    public var localizations: [Localization] = []

    /// The URLs for the review; `nil` without review details.
    public var reviewURLs: [String]?

    /// The subtitle and the image in one language.
    public struct Localization: Sendable, Hashable, Codable {
        /// The language of the subtitle.
        public let language: Language

        /// The subtitle; `nil` until there is one.
        public var subtitle: String?

        /// The id of the ``ImageUpload`` with its image; `nil` until one is reserved.
        public var upload: String?

        /// The image, once its upload is complete.
        public var image: Digest?

        /// Creates a localization.
        public init(
            language: Language,
            subtitle: String? = nil,
            upload: String? = nil,
            image: Digest? = nil
        ) {
            self.language = language
            self.subtitle = subtitle
            self.upload = upload
            self.image = image
        }
    }

    /// Creates a default experience.
    public init(id: String, clip: AppIdentifier, version: String? = nil, verb: Verb? = nil) {
        self.id = id
        self.clip = clip
        self.version = version
        self.verb = verb
    }

    /// The identifier of its clip, as text.
    public var owner: String { clip.text }

    /// Its clip, which has it as the default card.
    public var shownClip: AppIdentifier? { clip }

    /// The header images of its localizations.
    public var shownImages: [Digest] { localizations.compactMap(\.image) }
}

extension DefaultExperienceRecord {
    /// Creates the default experience of a build.
    public init(id: String, _ experience: DefaultExperience) {
        self.init(
            id: id,
            clip: experience.clip,
            version: experience.version,
            verb: experience.card.verb
        )
        defaultLanguage = experience.card.defaultLanguage
        localizations = experience.card.texts.sorted { $0.key < $1.key }.map { language, text in
            Localization(
                language: language,
                subtitle: text.subtitle,
                image: (text.image?.reference).flatMap(Digest.init)
            )
        }
        if let image = (experience.card.image?.reference).flatMap(Digest.init) {
            setImage(image, in: experience.card.defaultLanguage)
        }
    }

    /// A digest of the content, by which forms notice that another person has changed it.
    package var fingerprint: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let bytes = (try? encoder.encode(self)).map { Array($0) } ?? []
        return Digest(of: bytes).text
    }

    /// Sets the image of a language that has none.
    public mutating func setImage(_ image: Digest, in language: Language) {
        guard let index = localizations.firstIndex(where: { $0.language == language }) else {
            localizations.append(Localization(language: language, image: image))
            return
        }
        if localizations[index].image == nil { localizations[index].image = image }
    }
}
