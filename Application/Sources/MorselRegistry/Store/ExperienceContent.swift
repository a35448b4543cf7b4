// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
import AppClipTypes

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The content of an advanced experience at one time, as the log keeps it.
public struct ExperienceContent: Sendable, Hashable, Codable {
    private let clip: AppIdentifier
    private let url: String
    private let verb: Verb
    private let image: String?
    private let defaultLanguage: Language
    private let texts: [String: Text]
    private let isPoweredBy: Bool
    private let latitude: Double?
    private let longitude: Double?
    private let placeDetails: PlaceDetails?
    private let category: String?
    private let state: String
    /// The id of the ``ImageUpload`` of the image.
    public let upload: String?

    private struct Text: Sendable, Hashable, Codable {
        let title: String?
        let subtitle: String
    }

    /// Creates the content of an experience.
    public init(_ experience: AdvancedExperience, upload: String?) {
        clip = experience.clip
        url = experience.url.url.text
        verb = experience.card.verb
        image = experience.card.image?.reference
        defaultLanguage = experience.card.defaultLanguage
        texts = Dictionary(
            uniqueKeysWithValues: experience.card.texts.map {
                ($0.key.tag, Text(title: $0.value.title, subtitle: $0.value.subtitle))
            }
        )
        isPoweredBy = experience.isPoweredBy
        latitude = experience.place?.latitude
        longitude = experience.place?.longitude
        placeDetails = experience.placeDetails
        category = experience.category?.rawValue
        state = experience.state.rawValue
        self.upload = upload
    }

    /// Returns the experience with this content.
    ///
    /// - Parameters:
    ///   - id: The number of the experience.
    ///   - findImage: Finds an image by its digest.
    /// - Returns: The experience.
    /// - Throws: ``RegistryError/damaged(_:)`` for a content that cannot be read, or what `findImage`
    ///   throws.
    func experience(
        _ id: AdvancedExperience.ID,
        findImage: (Digest) throws -> HeaderImage?
    ) throws -> AdvancedExperience {
        guard let invocation = try? InvocationURL(url),
            let registered = try? RegisteredURL(invocation)
        else { throw RegistryError.damaged("log") }
        var texts: [Language: CardText] = [:]
        for (tag, text) in self.texts {
            guard let language = Language(tag) else { throw RegistryError.damaged("log") }
            texts[language] = CardText(title: text.title, subtitle: text.subtitle)
        }
        return AdvancedExperience(
            id: id,
            clip: clip,
            url: registered,
            card: CardMetadata(
                verb: verb,
                image: try image.flatMap(Digest.init).flatMap(findImage),
                defaultLanguage: defaultLanguage,
                texts: texts
            ),
            isPoweredBy: isPoweredBy,
            place: latitude.flatMap { latitude in
                longitude.flatMap { Place(latitude: latitude, longitude: $0) }
            },
            placeDetails: placeDetails,
            category: category.flatMap(BusinessCategory.init(rawValue:)),
            state: PublicationState(rawValue: state) ?? .draft
        )
    }
}

extension ReadTransaction {
    /// Returns the later changes of a subject, the newest first: undoing the change would discard them.
    ///
    /// - Parameters:
    ///   - entry: The change.
    ///   - limit: The maximum number of changes.
    /// - Returns: The later changes.
    /// - Throws: What the registry throws.
    public func changes(since entry: LogEntry, limit: Int) throws -> [LogEntry] {
        try log(of: entry.subject, before: nil, limit: limit).filter { $0.number > entry.number }
    }

    /// Whether a subject is in the state that a change left it in, whatever was changed and undone
    /// since.
    fileprivate func isAsLeft(by entry: LogEntry) throws -> Bool {
        let left = entry.after.map { Data($0.utf8) }
        if entry.subject.kind == DefaultExperienceRecord.kind {
            let stored = try record(DefaultExperienceRecord.self, entry.subject.id)
            return try stored
                == left.map { try JSONDecoder().decode(DefaultExperienceRecord.self, from: $0) }
        }
        let stored = try Int64(entry.subject.id).flatMap { try experience(.init(rawValue: $0)) }
        let content = stored.map { ExperienceContent($0.experience, upload: $0.upload) }
        return try content
            == left.map { try JSONDecoder().decode(ExperienceContent.self, from: $0) }
    }
}

extension WriteTransaction {
    /// Undoes a change of an advanced or a default experience by restoring its previous content.
    ///
    /// An advanced experience that the change had created is deactivated, since a printed code must
    /// resolve for ever; a draft is removed.
    ///
    /// - Parameters:
    ///   - entry: The change.
    ///   - newest: The newest later change that may be discarded; `nil` for none.
    /// - Throws: ``RegistryError/changedSince(_:)`` if later changes would be discarded,
    ///   ``RegistryError/notUndoable(_:)`` for a change of anything else, ``RegistrationError`` if the
    ///   store refuses the former content, and as ``update(_:upload:)``.
    public func undo(_ entry: LogEntry, discardingUpTo newest: Int64? = nil) throws {
        guard entry.isUndoable else { throw RegistryError.notUndoable(entry.number) }
        if let last = try changes(since: entry, limit: 1).first?.number, last > newest ?? 0,
            try !isAsLeft(by: entry)
        {
            throw RegistryError.changedSince(last)
        }
        if entry.subject.kind == DefaultExperienceRecord.kind {
            let before = try entry.before.map {
                try JSONDecoder().decode(DefaultExperienceRecord.self, from: Data($0.utf8))
            }
            return try restore(before, entry.subject.id)
        }
        guard let number = Int64(entry.subject.id), number >= 0, number < .max
        else { throw RegistryError.notUndoable(entry.number) }
        let id = AdvancedExperience.ID(rawValue: number)
        if let before = entry.before {
            let content = try JSONDecoder().decode(ExperienceContent.self, from: Data(before.utf8))
            let experience = try content.experience(id) { try image($0) }
            if try self.experience(id) == nil {
                try insert(experience, upload: content.upload)
            } else {
                var associations = ExperienceAssociations()
                _ = try revise(experience, upload: content.upload, &associations)
            }
        } else if let made = try experience(id) {
            if made.experience.state == .draft {
                try removeDraft(id)
            } else {
                try update(made.experience.with(.deactivated), upload: made.upload)
            }
        }
    }
}

extension AdvancedExperience {
    /// Returns the experience in another state.
    public func with(_ state: PublicationState) -> AdvancedExperience {
        var content = NewExperience(self)
        content.state = state
        return content.withID(id)
    }
}
