// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import GRDB
public import MorselRegistry

extension SQLiteRegistry {
    /// All that decisions need, and the revision that it shows.
    ///
    /// Everything is read in one transaction, experiences row by row.
    public func snapshot() async throws -> RegistrySnapshot {
        let seed = UInt64.random(in: .min ... .max)
        return try await read { database in
            var builder = RegistrySnapshot.Builder(seed: seed)
            for identifier in try database.clipIdentifiers() {
                builder.add(identifier, try database.reading { try $0.publishedClip(identifier) })
            }
            for row in try Row.fetchAll(database, sql: "SELECT * FROM domains") {
                guard let host = try? row.host() else { continue }
                builder.add(host, try database.reading { _ in try row.domain() })
            }
            try database.addExperiences(to: &builder)
            return builder.finish(try Self.revision(database))
        }
    }

    /// What has changed after a revision, as it is now; `nil` where there are more changes.
    public func update(after revision: Revision, limit: Int) async throws -> RegistryUpdate? {
        try await read { database in
            let latest = try Self.revision(database)
            var update = RegistryUpdate(revision: latest)
            // Of a change that cannot be read, nobody knows what it is about.
            let changes = try database.reading {
                try Self.changes($0, after: revision, limit: limit)
            }
            guard case .success(let changes) = changes,
                changes.count < limit || changes.last?.revision == latest
            else { return nil }
            for change in changes {
                switch change.subject {
                case .build:
                    guard let identifier = try? AppIdentifier(change.key),
                        update.clips[identifier] == nil
                    else { continue }
                    update.clips[identifier] = try database.reading {
                        try $0.publishedClip(identifier)
                    }
                case .experience:
                    guard let number = Int64(change.key),
                        let id = try? AdvancedExperience.ID(stored: number),
                        update.experiences[id] == nil
                    else { continue }
                    update.experiences[id] = try database.reading { try $0.experience(id) }
                case .domain:
                    guard let host = try? HostName(change.key), update.domains[host] == nil
                    else { continue }
                    update.domains[host] = try database.reading { try $0.domain(host) }
                // A card that shows an image comes with a change of its own.
                case .image: break
                }
            }
            return update
        }
    }
}

extension Database {
    /// What a reading gives; what cannot be read is a value too, and other errors are thrown.
    fileprivate func reading<Value>(
        _ read: (Database) throws -> Value
    ) throws -> Result<Value, RegistryError> {
        do {
            return .success(try read(self))
        } catch let error as RegistryError {
            return .failure(error)
        }
    }

    fileprivate func clipIdentifiers() throws -> [AppIdentifier] {
        try String.fetchAll(self, sql: "SELECT identifier FROM clips ORDER BY identifier")
            .compactMap { try? AppIdentifier($0) }
    }

    fileprivate func publishedClip(_ identifier: AppIdentifier) throws -> PublishedClip {
        guard let (_, app) = try clip(identifier) else { throw RegistryError.damaged("clips") }
        let build = try latestBuild(of: identifier)
        return PublishedClip(
            identifier: identifier,
            app: app,
            build: build,
            defaultExperience: try build.flatMap { build in
                try defaultExperience(of: identifier, version: build.build.version)
            }
        )
    }

    fileprivate func experience(_ id: AdvancedExperience.ID) throws -> AdvancedExperience {
        guard
            let found = try experiences("experience.id = ?", [id.rawValue], limit: 1).first
        else { throw RegistryError.damaged("advanced_experiences") }
        return found
    }

    fileprivate func domain(_ host: HostName) throws -> Domain {
        let row = try Row.fetchOne(
            self,
            sql: "SELECT * FROM domains WHERE host = ?",
            arguments: [host.text]
        )
        guard let row else { throw RegistryError.damaged("domains") }
        return try row.domain()
    }

    /// Adds all experiences, the rows of which are read beside those of their texts.
    fileprivate func addExperiences(to builder: inout RegistrySnapshot.Builder) throws {
        let rows = try Row.fetchCursor(
            self,
            sql: "\(Self.experienceRows) ORDER BY experience.id"
        )
        var texts = try LocalizationCursor(self)
        while let row = try rows.next() {
            guard let number = try? row.experienceNumber() else { continue }
            do {
                builder.add(try row.experience(number, texts: texts.texts(of: number.rawValue)))
            } catch let error as RegistryError {
                builder.addDamaged(number, error, url: try? row.registeredURL())
            }
        }
    }
}

/// The texts of experiences in the order of their numbers, in one pass over the table.
private struct LocalizationCursor {
    private let rows: RowCursor
    private var next: Row?

    init(_ database: Database) throws {
        rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT experience, language, title, subtitle FROM advanced_localizations
                ORDER BY experience
                """
        )
        next = try rows.next()
    }

    /// The texts of the next experience, whose number is larger than that of the one before.
    mutating func texts(of experience: Int64) throws -> [Language: CardText] {
        var texts: [Language: CardText] = [:]
        while let row = next {
            let number: Int64 = try row.read("experience")
            if number > experience { break }
            if number == experience {
                let (language, text) = try row.localization()
                texts[language] = text
            }
            next = try rows.next()
        }
        return texts
    }
}
