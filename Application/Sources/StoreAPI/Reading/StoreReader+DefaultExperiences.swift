// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipFormats
import AppClipTypes
import AppStoreConnect
import MorselRegistry

// A default experience is a record; its localizations and its review details are parts of it,
// whose identifiers are derived from its own: `id`, or `id:de`.

extension StoreReader {
    func defaultExperience(_ id: String) throws -> DefaultExperienceRecord? {
        try store.record(DefaultExperienceRecord.self, id)
    }

    func resource(_ record: DefaultExperienceRecord) throws -> Resource {
        var version = Resource.Linkage.none
        guard let clip = try store.clip(record.clip) else {
            throw RegistryError.damaged("records")
        }
        if let text = record.version {
            let id = Self.versionID(clip, text)
            if try versionNamed(id) != nil { version = .one(id) }
        }
        return Resource(
            .appClipDefaultExperiences,
            record.id,
            attributes: ["action": (record.verb?.rawValue).map(JSONValue.string)],
            relationships: [
                "appClip": .one("\(clip.number)"), "releaseWithAppStoreVersion": version,
                "appClipDefaultExperienceLocalizations": .many(
                    record.localizations.map { PartID(record.id, $0.language).text }
                ),
                "appClipAppStoreReviewDetail": record.reviewURLs == nil ? .none : .one(record.id),
            ]
        )
    }

    func reviewDetail(_ id: String) throws -> Resource? {
        guard let record = try defaultExperience(id), let urls = record.reviewURLs else {
            return nil
        }
        return Resource(
            .appClipAppStoreReviewDetails,
            id,
            attributes: ["invocationUrls": .strings(urls)],
            relationships: ["appClipDefaultExperience": .one(id)]
        )
    }

    // MARK: Localizations

    /// A localization, and its index in its experience.
    struct LocalizationPlace {
        var record: DefaultExperienceRecord
        let index: Int

        var localization: DefaultExperienceRecord.Localization {
            get { record.localizations[index] }
            set { record.localizations[index] = newValue }
        }

        var id: String { PartID(record.id, localization.language).text }
    }

    func localization(_ id: String) throws -> LocalizationPlace? {
        guard let part = PartID(id), let record = try defaultExperience(part.whole),
            let index = record.localizations.firstIndex(where: { $0.language == part.language })
        else { return nil }
        return LocalizationPlace(record: record, index: index)
    }

    func resource(_ place: LocalizationPlace) -> Resource {
        let localization = place.localization
        // An image that came with a build has no upload, and is identified by its localization.
        let image = localization.upload ?? localization.image.map { _ in place.id }
        return Resource(
            .appClipDefaultExperienceLocalizations,
            place.id,
            attributes: [
                "locale": .string(localization.language.tag),
                "subtitle": localization.subtitle.map(JSONValue.string),
            ],
            relationships: [
                "appClipDefaultExperience": .one(place.record.id),
                "appClipHeaderImage": image.map { .one($0) } ?? .none,
            ]
        )
    }
}

/// The identifier of a localized part: `id:de`.
struct PartID: Hashable {
    let whole: String
    let language: Language

    init(_ whole: String, _ language: Language) {
        self.whole = whole
        self.language = language
    }

    /// Parses an identifier; a language must be in its canonical form.
    init?(_ text: String) {
        guard let colon = text.lastIndex(of: ":") else { return nil }
        let tag = String(text[text.index(after: colon)...])
        guard let language = Language(tag), language.tag == tag else { return nil }
        self.init(String(text[..<colon]), language)
    }

    var text: String { "\(whole):\(language.tag)" }
}
