// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import GRDB
public import MorselRegistry

extension SQLiteRegistry {
    /// The revision of the latest change, or 0 before the first one.
    public func revision() async throws -> Revision {
        try await read { try Self.revision($0) }
    }

    static func revision(_ database: Database) throws -> Revision {
        let number = try Int64.fetchOne(database, sql: "SELECT max(revision) FROM changes")
        return Revision(rawValue: number ?? 0)
    }

    /// The changes after a revision, the oldest first.
    public func changes(after revision: Revision, limit: Int) async throws -> [Change] {
        try await read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT revision, subject, key FROM changes WHERE revision > ?
                    ORDER BY revision LIMIT ?
                    """,
                arguments: [revision.rawValue, limit]
            ).map { row in
                Change(
                    revision: Revision(rawValue: try row.read("revision")),
                    subject: try row.value("subject") { Change.Subject(rawValue: $0) },
                    key: try row.read("key")
                )
            }
        }
    }

    /// The URLs of all experiences, as indexes, and the revision that they show.
    ///
    /// Rows are read one by one. Indexes and revision are of one moment.
    public func snapshot() async throws -> RegistrySnapshot {
        let seed = UInt64.random(in: .min ... .max)
        return try await read { database in
            var published = ExperienceIndex.Builder(seed: seed)
            var deactivated = ExperienceIndex.Builder(seed: seed)
            let rows = try Row.fetchCursor(
                database,
                sql: """
                    SELECT id, url, state FROM advanced_experiences WHERE state <> 'draft'
                    ORDER BY id DESC
                    """
            )
            while let row = try rows.next() {
                let url = try row.value("url") { try RegisteredURL(InvocationURL($0)) }
                let id = try AdvancedExperience.ID(stored: row.read("id"))
                switch try row.value("state", { PublicationState(rawValue: $0) }) {
                case .published: published.add(url, id)
                // Of several that had the URL in turn, the last one is named.
                case .deactivated: deactivated.add(url, id)
                case .draft: break
                }
            }
            return RegistrySnapshot(
                revision: try Self.revision(database),
                published: published.finish(),
                deactivated: deactivated.finish()
            )
        }
    }
}
