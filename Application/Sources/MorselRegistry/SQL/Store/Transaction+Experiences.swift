// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
import AppClipTypes

extension ReadTransaction {
    /// Returns an advanced experience, or `nil` if its number was never assigned.
    public func experience(_ id: AdvancedExperience.ID) throws -> StoredExperience? {
        try session.storedExperiences("experience.id = ?", [.integer(id.rawValue)], limit: 1).first
    }

    /// Returns advanced experiences in the order of their numbers.
    ///
    /// - Parameters:
    ///   - filter: The filter.
    ///   - id: The last experience of the previous page; `nil` for the first page.
    ///   - limit: The maximum number of experiences.
    /// - Returns: The experiences, including drafts and deactivated ones; fewer than the limit only on the
    ///   last page.
    /// - Throws: As all functions here.
    public func experiences(
        _ filter: ExperienceFilter,
        after id: AdvancedExperience.ID?,
        limit: Int
    ) throws -> [StoredExperience] {
        let (condition, arguments) = filter.condition
        return try session.storedExperiences(
            "experience.id > ?\(condition)",
            [.integer(id?.rawValue ?? -1)] + arguments,
            limit: limit
        )
    }

    /// Returns the number of advanced experiences that match a filter.
    public func count(_ filter: ExperienceFilter) throws -> Int {
        let (condition, arguments) = filter.condition
        let row = try session.rows(
            """
            SELECT count(*) AS count FROM advanced_experiences AS experience
            JOIN clips ON clips.id = experience.clip WHERE experience.id > ?\(condition)
            """,
            [.integer(-1)] + arguments
        ).first
        return try row?.count("count") ?? 0
    }

    /// Returns the published experience with a registered URL, or `nil` if there is none.
    public func publishedExperience(with url: RegisteredURL) throws -> AdvancedExperience.ID? {
        try session.publishedExperience(with: url.key)
    }
}

extension WriteTransaction {
    /// Stores an experience.
    ///
    /// - Parameters:
    ///   - experience: The experience.
    ///   - upload: The id of the ``ImageUpload`` of its image.
    /// - Returns: The number of the experience.
    /// - Throws: ``RegistryError/urlTaken(by:)`` if it is published and a published experience of any
    ///   clip has its URL, ``RegistryError/unknownClip(_:)``, or ``RegistryError/unknownImage(_:)``.
    public func insert(_ experience: NewExperience, upload: String?) throws -> AdvancedExperience.ID
    {
        let id = AdvancedExperience.ID(rawValue: try session.nextNumber("experience"))
        try insert(experience.withID(id), upload: upload)
        return id
    }

    /// Stores a removed experience again, under its previous number.
    public func insert(_ experience: AdvancedExperience, upload: String?) throws {
        let clip = try existingClipNumber(experience.clip)
        try check(experience)
        try session.insert(experience, clip: clip, upload: upload)
        try note(experience, upload, before: nil)
    }

    /// Replaces the content of an experience, and increments its version.
    ///
    /// - Throws: ``RegistryError/unknownExperience(_:)``, and as ``insert(_:upload:)``.
    public func update(_ experience: AdvancedExperience, upload: String?) throws {
        guard let before = try self.experience(experience.id) else {
            throw RegistryError.unknownExperience(experience.id)
        }
        guard before.experience != experience || before.upload != upload else { return }
        let clip = try existingClipNumber(experience.clip)
        try check(experience)
        try session.update(experience, clip: clip, version: before.version + 1, upload: upload)
        try note(experience, upload, before: before)
    }

    /// Removes an experience that was never published; a printed code must resolve for ever.
    ///
    /// - Throws: ``RegistryError/unknownExperience(_:)``, also for an experience that is not a draft.
    public func removeDraft(_ id: AdvancedExperience.ID) throws {
        guard let before = try experience(id), before.experience.state == .draft else {
            throw RegistryError.unknownExperience(id)
        }
        for statement in [
            "DELETE FROM advanced_localizations WHERE experience = ?",
            "DELETE FROM advanced_experiences WHERE id = ?",
        ] {
            try session.execute(statement, [.integer(id.rawValue)])
        }
        try note(nil, nil, before: before)
    }

    /// Throws if an experience would make the registry inconsistent.
    private func check(_ experience: AdvancedExperience) throws {
        if experience.state == .published,
            let owner = try session.publishedExperience(with: experience.url.key),
            owner != experience.id
        {
            throw RegistryError.urlTaken(by: owner)
        }
        let images = [experience.card.image].compactMap(\.self)
        for image in images {
            guard let digest = Digest(image.reference), try self.image(digest) != nil else {
                throw RegistryError.unknownImage(image.reference)
            }
        }
    }

    private func note(
        _ experience: AdvancedExperience?,
        _ upload: String?,
        before: StoredExperience?
    ) throws {
        guard let id = (experience ?? before?.experience)?.id else { return }
        log(
            LogEntry.Subject(kind: LogEntry.Subject.experience, id: "\(id.rawValue)"),
            before: try before.map {
                try JSON.text(of: ExperienceContent($0.experience, upload: $0.upload))
            },
            after: try experience.map {
                try JSON.text(of: ExperienceContent($0, upload: upload))
            }
        )
        session.note(.experience, "\(id.rawValue)")
    }
}

extension ExperienceFilter {
    /// The condition in SQL, which begins with `AND`, and its arguments.
    fileprivate var condition: (String, [SQLValue]) {
        var condition = ""
        var arguments: [SQLValue] = []
        if let clip {
            condition += " AND clips.identifier = ?"
            arguments.append(.text(clip.text))
        }
        for (column, values) in [
            ("state", states.map(\.rawValue)), ("verb", verbs.map(\.rawValue)),
        ] where !values.isEmpty {
            let marks = repeatElement("?", count: values.count).joined(separator: ", ")
            condition += " AND experience.\(column) IN (\(marks))"
            arguments += values.sorted().map(SQLValue.text)
        }
        if let hasPlace {
            condition += " AND experience.latitude IS \(hasPlace ? "NOT " : "")NULL"
        }
        if let text, !text.isEmpty {
            condition += """
                 AND (lower(experience.url) LIKE ? ESCAPE '!' OR EXISTS (
                    SELECT 1 FROM advanced_localizations AS text
                    WHERE text.experience = experience.id
                        AND (lower(text.title) LIKE ? ESCAPE '!'
                            OR lower(text.subtitle) LIKE ? ESCAPE '!')))
                """
            arguments += repeatElement(.text(Self.pattern(text)), count: 3)
        }
        return (condition, arguments)
    }

    /// Returns the `LIKE` pattern for a part of a text in lowercase.
    private static func pattern(_ text: String) -> String {
        var pattern = "%"
        for character in text.lowercased() {
            if character == "%" || character == "_" || character == "!" { pattern += "!" }
            pattern.append(character)
        }
        return pattern + "%"
    }
}
