// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipFormats
import AppClipTypes
import AppStoreConnect
import MorselRegistry

extension StoreReader {
    func advancedExperience(_ id: String) throws -> StoredExperience? {
        guard let number = Int64(id), number >= 0, number < .max, "\(number)" == id else {
            return nil
        }
        return try store.experience(AdvancedExperience.ID(rawValue: number))
    }

    func resource(_ stored: StoredExperience) throws -> Resource {
        let experience = stored.experience
        let card = experience.card
        guard let clip = try store.clip(experience.clip) else {
            throw RegistryError.damaged("experiences")
        }
        let id = "\(experience.id.rawValue)"
        let image = stored.upload ?? card.image?.reference
        return Resource(
            .appClipAdvancedExperiences,
            id,
            attributes: [
                "link": .string(experience.url.url.text), "version": .integer(stored.version),
                "status": .string(experience.state == .deactivated ? "DEACTIVATED" : "RECEIVED"),
                "action": .string(card.verb.rawValue),
                "isPoweredBy": .boolean(experience.isPoweredBy),
                "place": PlaceJSON.json(experience.place, experience.placeDetails),
                "placeStatus": PlaceJSON.status(experience.place, experience.placeDetails)
                    .map(JSONValue.string),
                "businessCategory": (experience.category?.rawValue).map(JSONValue.string),
                "defaultLanguage": card.defaultLanguage.apiName.map(JSONValue.string),
            ],
            relationships: [
                "appClip": .one("\(clip.number)"), "headerImage": image.map { .one($0) } ?? .none,
                "localizations": .many(
                    card.texts.keys.sorted().map { PartID(id, $0).text }
                ),
            ]
        )
    }

    func advancedLocalization(_ id: String) throws -> Resource? {
        guard let part = PartID(id), let stored = try advancedExperience(part.whole),
            let text = stored.experience.card.texts[part.language]
        else { return nil }
        return Resource(
            .appClipAdvancedExperienceLocalizations,
            id,
            attributes: [
                "language": part.language.apiName.map(JSONValue.string),
                "title": text.title.map(JSONValue.string),
                "subtitle": .string(text.subtitle),
            ]
        )
    }

    /// The maximum number of experiences that are read for a page.
    private static let mostLooks = 20_000

    /// Returns a page of a clip's experiences; its cursor is the number of the last experience before
    /// it.
    func advancedExperiences(of clipID: String, _ query: Query) throws -> Page {
        guard let clip = try clip(clipID) else { return Page([]) }
        var filter = ExperienceFilter(clip: clip.clip.identifier)
        if let statuses = query.filters["status"] {
            if statuses.contains("RECEIVED") { filter.states.formUnion([.draft, .published]) }
            if statuses.contains("DEACTIVATED") { filter.states.insert(.deactivated) }
            if filter.states.isEmpty { return Page([], total: 0) }
        }
        if let actions = query.filters["action"] {
            filter.verbs = Set(actions.compactMap(Verb.init(rawValue:)))
        }
        let placeStatuses = query.filters["placeStatus"].map(Set.init)
        if placeStatuses == ["MATCHED"] { filter.hasPlace = true }
        if placeStatuses?.contains("MATCHED") == false { filter.hasPlace = false }

        var found: [StoredExperience] = []
        var last = query.cursor.map(AdvancedExperience.ID.init(rawValue:))
        var looks = 0
        while found.count <= query.limit, looks < Self.mostLooks {
            let page = try store.experiences(filter, after: last, limit: query.limit + 1)
            looks += page.count
            found += page.filter { stored in
                guard let placeStatuses else { return true }
                let experience = stored.experience
                return PlaceJSON.status(experience.place, experience.placeDetails)
                    .map(placeStatuses.contains) ?? false
            }
            last = page.last?.experience.id
            guard page.count > query.limit else {
                last = nil
                break
            }
        }
        let part = found.prefix(query.limit)
        let next = found.count > query.limit ? part.last?.experience.id : last
        return Page(
            try part.map { try resource($0) },
            next: next?.rawValue,
            total: placeStatuses == nil ? try store.count(filter) : nil
        )
    }
}

extension Language {
    /// The API's name of the language of an advanced experience, or `nil` if it has none.
    var apiName: String? {
        let name = base.uppercased()
        return ResourceType.languages.contains(name) ? name : nil
    }
}
