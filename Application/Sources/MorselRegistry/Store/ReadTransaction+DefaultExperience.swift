// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes

extension ReadTransaction {
    /// Returns the default experience of a clip in a version, or `nil` if there is none (rule C-30).
    ///
    /// It is a draft until it has a verb and a subtitle.
    public func defaultExperience(
        of clip: AppIdentifier,
        version: String
    ) throws -> DefaultExperience? {
        let records = try records(DefaultExperienceRecord.self, of: clip.text)
        return try records.last { $0.version == version }.map {
            try defaultExperience($0, version: version)
        }
    }

    /// Returns a default experience in the form that devices see.
    func defaultExperience(
        _ record: DefaultExperienceRecord,
        version: String
    ) throws -> DefaultExperience {
        var texts: [Language: CardText] = [:]
        for localization in record.localizations {
            guard let subtitle = localization.subtitle else { continue }
            texts[localization.language] = CardText(
                title: nil,
                subtitle: subtitle,
                image: try localization.image.flatMap { try image($0) }
            )
        }
        let written = record.localizations.map(\.language).filter { texts[$0] != nil }
        let defaultLanguage =
            record.defaultLanguage.flatMap { texts[$0] == nil ? nil : $0 } ?? written.first
        // The image of the default language is that of the card, for all languages without their own
        // image.
        let common = defaultLanguage.flatMap { texts[$0]?.image }
        for (language, text) in texts where text.image == common {
            texts[language] = CardText(title: nil, subtitle: text.subtitle)
        }
        return DefaultExperience(
            clip: record.clip,
            version: version,
            card: CardMetadata(
                verb: record.verb ?? .open,
                image: common,
                defaultLanguage: defaultLanguage ?? .english,
                texts: texts
            ),
            state: record.verb == nil || texts.isEmpty ? .draft : .published
        )
    }
}
