// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes
import GRDB
public import MorselRegistry

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension SQLiteRegistry {
    /// Writes an experience down, without asking the rules of the store.
    public func insert(_ experience: NewExperience) async throws -> AdvancedExperience.ID {
        try await write { database in
            let clip = try database.existingClipNumber(experience.clip)
            if experience.state == .published {
                try database.checkIsFree(experience.url.key)
            }
            if let image = experience.card.image {
                let count = try Int.fetchOne(
                    database,
                    sql: "SELECT count(*) FROM images WHERE digest = ?",
                    arguments: [image.reference]
                )
                guard count == 1 else { throw RegistryError.unknownImage(image.reference) }
            }
            try database.execute(
                sql: """
                    INSERT INTO advanced_experiences
                        (clip, url, url_key, verb, image, default_language, is_powered_by,
                         latitude, longitude, category, state)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    clip, experience.url.url.text, experience.url.key.data,
                    experience.card.verb.rawValue, experience.card.image?.reference,
                    experience.card.defaultLanguage.tag, experience.isPoweredBy,
                    experience.place?.latitude, experience.place?.longitude,
                    experience.category?.rawValue, experience.state.rawValue,
                ]
            )
            let number = database.lastInsertedRowID
            let texts = experience.card.texts
            try database.insert(texts, of: number, into: "advanced_localizations")
            try database.note(.experience, "\(number)")
            return try AdvancedExperience.ID(stored: number)
        }
    }

    /// Moves an experience to another state.
    public func setState(
        _ state: PublicationState,
        of experience: AdvancedExperience.ID
    ) async throws {
        try await write { database in
            let row = try Row.fetchOne(
                database,
                sql: "SELECT url_key, state FROM advanced_experiences WHERE id = ?",
                arguments: [experience.rawValue]
            )
            guard let row else { throw RegistryError.unknownExperience(experience) }
            guard try row.read("state") != state.rawValue else { return }
            if state == .published {
                let key: Data = try row.read("url_key")
                try database.checkIsFree(Array(key))
            }
            try database.execute(
                sql: "UPDATE advanced_experiences SET state = ? WHERE id = ?",
                arguments: [state.rawValue, experience.rawValue]
            )
            try database.note(.experience, "\(experience.rawValue)")
        }
    }

    /// An experience, or `nil` where the number was never given.
    public func experience(_ id: AdvancedExperience.ID) async throws -> AdvancedExperience? {
        try await read { database in
            try database.experiences("experience.id = ?", [id.rawValue], limit: 1).first
        }
    }

    /// Experiences in the order of their numbers.
    public func experiences(
        after id: AdvancedExperience.ID?,
        limit: Int
    ) async throws -> [AdvancedExperience] {
        try await read { database in
            try database.experiences("experience.id > ?", [id?.rawValue ?? -1], limit: limit)
        }
    }

    /// The experiences of a clip in the order of their numbers.
    public func experiences(
        of clip: AppIdentifier,
        after id: AdvancedExperience.ID?,
        limit: Int
    ) async throws -> [AdvancedExperience] {
        try await read { database in
            try database.experiences(
                "clips.identifier = ? AND experience.id > ?",
                [clip.text, id?.rawValue ?? -1],
                limit: limit
            )
        }
    }

    /// The published experience with a registered URL, or `nil` without one.
    public func publishedExperience(
        with url: RegisteredURL
    ) async throws -> AdvancedExperience.ID? {
        try await read { try $0.publishedExperience(with: url.key) }
    }
}

extension Database {
    fileprivate func publishedExperience(with key: [UInt8]) throws -> AdvancedExperience.ID? {
        try Int64.fetchOne(
            self,
            sql: "SELECT id FROM advanced_experiences WHERE url_key = ? AND state = 'published'",
            arguments: [key.data]
        ).map { try AdvancedExperience.ID(stored: $0) }
    }

    fileprivate func checkIsFree(_ key: [UInt8]) throws {
        if let owner = try publishedExperience(with: key) {
            throw RegistryError.urlTaken(by: owner)
        }
    }

    /// The rows that ``Row/experience(_:texts:)`` reads.
    static let experienceRows = """
        SELECT experience.*, clips.identifier AS clip_identifier,
            width, height, format, has_transparency
        FROM advanced_experiences AS experience
        JOIN clips ON clips.id = experience.clip
        LEFT JOIN images ON images.digest = experience.image
        """

    /// The experiences that fulfil a condition, in the order of their numbers.
    func experiences(
        _ condition: String,
        _ arguments: StatementArguments,
        limit: Int
    ) throws -> [AdvancedExperience] {
        try Row.fetchAll(
            self,
            sql: """
                \(Self.experienceRows) WHERE \(condition) ORDER BY experience.id LIMIT ?
                """,
            arguments: arguments + [limit]
        ).map { row in
            let id = try row.experienceNumber()
            return try row.experience(
                id,
                texts: texts(of: id.rawValue, in: "advanced_localizations")
            )
        }
    }
}

extension Row {
    func experienceNumber() throws -> AdvancedExperience.ID {
        try AdvancedExperience.ID(stored: read("id"))
    }

    func registeredURL() throws -> RegisteredURL {
        try value("url") { try RegisteredURL(InvocationURL($0)) }
    }

    /// The experience of a row, with the image and the clip's identifier that its query joined.
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
            category: try category(),
            state: try value("state") { PublicationState(rawValue: $0) }
        )
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

extension AdvancedExperience.ID {
    /// A number out of the database.
    init(stored number: Int64) throws {
        guard (0..<Int64.max).contains(number) else { throw RegistryError.damaged("id") }
        self.init(rawValue: number)
    }
}
