// SPDX-License-Identifier: Apache-2.0

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
        try await read { try Self.changes($0, after: revision, limit: limit) }
    }

    static func changes(
        _ database: Database,
        after revision: Revision,
        limit: Int
    ) throws -> [Change] {
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
