// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import AppStoreConnect
import MorselRegistry
import MorselWording

import struct AppClipFormats.JSONValue

extension StoreWriter {
    func createAdvancedExperience(_ submission: Submission) throws -> String {
        let clip = try clip(submission)
        let (image, upload) = try image(submission)
        var (place, details): (Place?, PlaceDetails?) = (nil, nil)
        if let json = submission.attributes["place"], json != .null {
            (place, details) = try PlaceJSON.place(json)
        }
        let experience = NewExperience(
            clip: clip,
            url: try registeredURL(submission.attributes["link"]?.string ?? ""),
            card: CardMetadata(
                verb: submission.attributes["action"]?.string.flatMap(Verb.init) ?? .open,
                image: image,
                defaultLanguage: defaultLanguage(submission) ?? .english,
                texts: try texts(submission, of: nil)
            ),
            isPoweredBy: submission.attributes["isPoweredBy"]?.boolean ?? false,
            place: place,
            placeDetails: details,
            category: submission.attributes["businessCategory"]?.string
                .flatMap(BusinessCategory.init)
        )
        var associations = ExperienceAssociations()
        let made = try store.register(experience, upload: upload, &associations)
        return "\(made.id.rawValue)"
    }

    func updateAdvancedExperience(_ id: String, _ submission: Submission) throws {
        guard let stored = try reader.advancedExperience(id) else {
            throw Endpoint.missing(.appClipAdvancedExperiences, id)
        }
        let given = submission.attributes
        let old = stored.experience
        var (image, upload) = (old.card.image, stored.upload)
        if submission.relationships["headerImage"] != nil {
            (image, upload) = try self.image(submission)
        }
        var (place, details) = (old.place, old.placeDetails)
        if let json = given["place"] {
            (place, details) = json == .null ? (nil, nil) : try PlaceJSON.place(json)
        }
        var texts = old.card.texts
        if submission.relationships["localizations"] != nil {
            texts = try self.texts(submission, of: stored)
        }
        var state = old.state
        if let isRemoved = given["removed"]?.boolean {
            state = isRemoved ? .deactivated : state == .deactivated ? .published : state
        }
        let clip =
            submission.relationships["appClip"] == nil ? old.clip : try self.clip(submission)
        let experience = AdvancedExperience(
            id: old.id,
            clip: clip,
            url: old.url,
            card: CardMetadata(
                verb: given["action"]?.string.flatMap(Verb.init) ?? old.card.verb,
                image: image,
                defaultLanguage: defaultLanguage(submission) ?? old.card.defaultLanguage,
                texts: texts
            ),
            isPoweredBy: given["isPoweredBy"]?.boolean ?? old.isPoweredBy,
            place: place,
            placeDetails: details,
            category: given["businessCategory"].map { $0.string.flatMap(BusinessCategory.init) }
                ?? old.category,
            state: state
        )
        var associations = ExperienceAssociations()
        _ = try store.revise(experience, upload: upload, &associations)
    }

    private func clip(_ submission: Submission) throws -> AppIdentifier {
        let id = submission.relationships["appClip"]?.first ?? ""
        guard let clip = try reader.clip(id) else {
            throw unknown(.appClips, id, at: "/data/relationships/appClip")
        }
        return clip.clip.identifier
    }

    private func registeredURL(_ text: String) throws -> RegisteredURL {
        let sentence: String
        do {
            return try RegisteredURL(InvocationURL(text))
        } catch let fault as InvocationURL.ParsingError {
            sentence = fault.sentence
        } catch let fault as RegisteredURL.RegistrationError {
            sentence = fault.sentence
        }
        throw APIErrors(.attributeInvalid, sentence, at: .pointer("/data/attributes/link"))
    }

    /// Returns the image that a body names, with its upload.
    private func image(_ submission: Submission) throws -> (HeaderImage?, upload: String?) {
        let id = submission.relationships["headerImage"]?.first ?? ""
        let pointer = "/data/relationships/headerImage"
        if let upload = try store.record(ImageUpload.self, id), upload.owner.isEmpty {
            guard upload.state == .complete, let digest = upload.image else {
                throw APIErrors(
                    .relationshipInvalid,
                    "The image is \(upload.state.rawValue); upload it, and declare that with "
                        + "'uploaded'.",
                    at: .pointer(pointer)
                )
            }
            return (try store.image(digest), id)
        }
        guard let digest = Digest(id), let image = try store.image(digest) else {
            throw unknown(.appClipAdvancedExperienceImages, id, at: pointer)
        }
        return (image, nil)
    }

    /// Returns the default language that a body names; the table has checked that it is a language.
    private func defaultLanguage(_ submission: Submission) -> Language? {
        submission.attributes["defaultLanguage"]?.string.flatMap { Language($0.lowercased()) }
    }

    /// Returns the texts that a body names: new ones, and those that an experience already has.
    private func texts(
        _ submission: Submission,
        of stored: StoredExperience?
    ) throws -> [Language: CardText] {
        var texts: [Language: CardText] = [:]
        let list = submission.relationships["localizations"] ?? []
        for (index, id) in list.enumerated() {
            let language: Language
            let text: CardText
            var pointer = "/data/relationships/localizations/data/\(index)"
            if let attributes = submission.included[id] {
                pointer = submission.places[id] ?? pointer
                guard let name = attributes["language"]?.string,
                    let found = Language(name.lowercased())
                else {
                    throw APIErrors(
                        .attributeMissing,
                        "A localization has a 'language'.",
                        at: .pointer(pointer + "/language")
                    )
                }
                language = found
                text = CardText(
                    title: attributes["title"]?.string,
                    subtitle: attributes["subtitle"]?.string ?? ""
                )
            } else {
                guard let part = PartID(id), let stored,
                    part.whole == "\(stored.experience.id.rawValue)",
                    let found = stored.experience.card.texts[part.language]
                else { throw unknown(.appClipAdvancedExperienceLocalizations, id, at: pointer) }
                (language, text) = (part.language, found)
            }
            guard texts[language] == nil else {
                throw APIErrors(
                    .attributeTaken,
                    "There are two localizations in \(language.tag.uppercased()); keep one.",
                    at: .pointer(pointer)
                )
            }
            texts[language] = text
        }
        return texts
    }
}
