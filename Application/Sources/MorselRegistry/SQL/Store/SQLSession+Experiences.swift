// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes

extension SQLSession {
    /// Returns the published experience with the key of a registered URL, or `nil` if there is none.
    func publishedExperience(with key: [UInt8]) throws -> AdvancedExperience.ID? {
        try rows(
            "SELECT id FROM advanced_experiences WHERE url_key = ? AND state = 'published'",
            [.bytes(key)]
        ).first?.experienceNumber()
    }

    /// The query for rows that ``SQLRow/experience(_:texts:)`` reads.
    static var experienceRows: String {
        """
        SELECT experience.*, clips.identifier AS clip_identifier,
            width, height, format, has_transparency
        FROM advanced_experiences AS experience
        JOIN clips ON clips.id = experience.clip
        LEFT JOIN images ON images.digest = experience.image
        """
    }

    /// Returns the experiences that match a condition, in the order of their numbers.
    func storedExperiences(
        _ condition: String,
        _ arguments: [SQLValue],
        limit: Int
    ) throws -> [StoredExperience] {
        let found = try rows(
            "\(Self.experienceRows) WHERE \(condition) ORDER BY experience.id LIMIT ?",
            arguments + [.integer(Int64(limit))]
        )
        let texts = try texts(of: found.map { try $0.experienceNumber().rawValue })
        return try found.map { row in
            let id = try row.experienceNumber()
            return StoredExperience(
                experience: try row.experience(id, texts: texts[id.rawValue] ?? [:]),
                version: try row.count("version"),
                upload: try row.read("upload")
            )
        }
    }

    /// Returns the texts of experiences by their numbers.
    private func texts(of experiences: [Int64]) throws -> [Int64: [Language: CardText]] {
        var texts: [Int64: [Language: CardText]] = [:]
        for start in stride(from: 0, to: experiences.count, by: 500) {
            let chunk = experiences[start..<min(start + 500, experiences.count)]
            let marks = repeatElement("?", count: chunk.count).joined(separator: ", ")
            let found = try rows(
                """
                SELECT experience, language, title, subtitle FROM advanced_localizations
                WHERE experience IN (\(marks))
                """,
                chunk.map { .integer($0) }
            )
            for row in found {
                let (language, text) = try row.localization()
                texts[try row.read("experience"), default: [:]][language] = text
            }
        }
        return texts
    }

    /// Inserts an experience of a clip.
    func insert(_ experience: AdvancedExperience, clip: Int64, upload: String?) throws {
        let values = try columns(of: experience, clip: clip, upload: upload)
        try insert(into: "advanced_experiences", values.map(\.0), [values.map(\.1)])
        try insertTexts(of: experience)
    }

    /// Replaces the content of an experience.
    func update(
        _ experience: AdvancedExperience,
        clip: Int64,
        version: Int,
        upload: String?
    ) throws {
        let values =
            try columns(of: experience, clip: clip, upload: upload).dropFirst()
            + [("version", .integer(Int64(version)))]
        try execute(
            """
            UPDATE advanced_experiences SET \(values.map { "\($0.0) = ?" }.joined(separator: ", "))
            WHERE id = ?
            """,
            values.map(\.1) + [.integer(experience.id.rawValue)]
        )
        try execute(
            "DELETE FROM advanced_localizations WHERE experience = ?",
            [.integer(experience.id.rawValue)]
        )
        try insertTexts(of: experience)
    }

    private func insertTexts(of experience: AdvancedExperience) throws {
        try insert(
            into: "advanced_localizations",
            ["experience", "language", "title", "subtitle"],
            experience.card.texts.sorted { $0.key < $1.key }.map { language, text in
                [
                    .integer(experience.id.rawValue), .text(language.tag),
                    text.title.map(SQLValue.text) ?? .null, .text(text.subtitle),
                ]
            }
        )
    }

    /// Returns the columns of an experience except its version, the number first.
    private func columns(
        of experience: AdvancedExperience,
        clip: Int64,
        upload: String?
    ) throws -> [(String, SQLValue)] {
        [
            ("id", .integer(experience.id.rawValue)),
            ("clip", .integer(clip)),
            ("url", .text(experience.url.url.text)),
            ("url_key", .bytes(experience.url.key)),
            ("verb", .text(experience.card.verb.rawValue)),
            ("image", experience.card.image.map { .text($0.reference) } ?? .null),
            ("default_language", .text(experience.card.defaultLanguage.tag)),
            ("is_powered_by", .integer(experience.isPoweredBy ? 1 : 0)),
            ("latitude", experience.place.map { .real($0.latitude) } ?? .null),
            ("longitude", experience.place.map { .real($0.longitude) } ?? .null),
            ("category", experience.category.map { .text($0.rawValue) } ?? .null),
            ("state", .text(experience.state.rawValue)),
            ("upload", upload.map(SQLValue.text) ?? .null),
            ("place", try experience.placeDetails.map { .text(try JSON.text(of: $0)) } ?? .null),
        ]
    }
}

extension SQLRow {
    func experienceNumber() throws -> AdvancedExperience.ID {
        try AdvancedExperience.ID(stored: read("id"))
    }

    func registeredURL() throws -> RegisteredURL {
        try value("url") { try RegisteredURL(InvocationURL($0)) }
    }

    /// Returns the experience of a row, with the image and the clip's identifier that its query
    /// joined.
    func experience(
        _ id: AdvancedExperience.ID,
        texts: [Language: CardText]
    ) throws -> AdvancedExperience {
        AdvancedExperience(
            id: id,
            clip: try appIdentifier("clip_identifier"),
            url: try registeredURL(),
            card: try card(texts: texts),
            isPoweredBy: try read("is_powered_by"),
            place: try place(),
            placeDetails: try placeDetails(),
            category: try category(),
            state: try value("state") { PublicationState(rawValue: $0) }
        )
    }

    func placeDetails() throws -> PlaceDetails? {
        try (read("place") as String?).map {
            try JSON.value(PlaceDetails.self, of: $0, column: "place")
        }
    }

    func place() throws -> Place? {
        guard let latitude: Double = try read("latitude"),
            let longitude: Double = try read("longitude")
        else { return nil }
        guard let place = Place(latitude: latitude, longitude: longitude) else {
            throw RegistryError.damaged("latitude")
        }
        return place
    }

    func category() throws -> BusinessCategory? {
        guard try (read("category") as String?) != nil else { return nil }
        return try value("category") { BusinessCategory(rawValue: $0) }
    }
}
