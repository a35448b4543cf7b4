// SPDX-License-Identifier: Apache-2.0

extension Registry {
    /// The revision of the latest change, or 0 before the first one.
    public func revision() async throws -> Revision { try await engine.read { try $0.revision() } }

    /// Returns the changes after a revision, the oldest first.
    ///
    /// - Parameters:
    ///   - revision: The latest revision that the caller has seen.
    ///   - limit: The maximum number of changes.
    /// - Returns: The changes.
    /// - Throws: What the storage throws.
    public func changes(after revision: Revision, limit: Int) async throws -> [Change] {
        try await engine.read { try $0.changes(after: revision, limit: limit) }
    }
}

extension SQLSession {
    func revision() throws -> Revision {
        let row = try row("SELECT coalesce(max(revision), 0) AS revision FROM changes")
        return Revision(rawValue: try row?.read("revision") ?? 0)
    }

    func changes(after revision: Revision, limit: Int) throws -> [Change] {
        try rows(
            """
            SELECT revision, subject, key FROM changes WHERE revision > ?
            ORDER BY revision LIMIT ?
            """,
            revision.rawValue,
            limit
        ).map { row in
            Change(
                revision: Revision(rawValue: try row.read("revision")),
                subject: try row.value("subject") { Change.Subject(rawValue: $0) },
                key: try row.read("key")
            )
        }
    }
}
