// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes
import AppSiteAssociation
import GRDB
import MorselRegistry

extension SQLiteRegistry {
    /// All apps, in the order of their identifiers.
    public func apps() async throws -> [App] {
        try await read { database in
            try Row.fetchAll(database, sql: "SELECT * FROM apps ORDER BY identifier")
                .map { try $0.app() }
        }
    }

    /// All clips, in the order of their identifiers.
    public func clips() async throws -> [Clip] {
        try await read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT clips.identifier AS clip, apps.identifier
                    FROM clips JOIN apps ON apps.id = clips.app ORDER BY clips.identifier
                    """
            ).map { row in
                Clip(
                    identifier: try row.appIdentifier("clip"),
                    app: try row.appIdentifier("identifier")
                )
            }
        }
    }

    /// A clip with its app, or `nil` where it was never published.
    public func clip(_ identifier: AppIdentifier) async throws -> (clip: Clip, app: App)? {
        try await read { try $0.clip(identifier) }
    }

    /// The clips whose latest build's entitlement names a host, in the order of their identifiers.
    public func clips(naming host: HostName) async throws -> [AppIdentifier] {
        let entries = Self.entries(naming: host)
        let marks = entries.map { _ in "?" }.joined(separator: ", ")
        return try await clips(
            """
            EXISTS (
                SELECT 1 FROM build_domains WHERE entry IN (\(marks)) AND build = (
                    SELECT max(id) FROM builds WHERE builds.clip = clips.id
                )
            )
            """,
            entries
        )
    }

    /// All entries of an entitlement that stand for a host: its own name, and a wildcard for each
    /// domain above it, in every mode.
    private static func entries(naming host: HostName) -> [String] {
        var names = [host.text]
        var rest = Substring(host.text)
        while let dot = rest.firstIndex(of: ".") {
            rest = rest[rest.index(after: dot)...]
            names.append("*." + rest)
        }
        return names.flatMap { name in
            AssociatedDomain.Mode.allCases.map { mode in
                "appclips:" + name + (mode == .cached ? "" : "?mode=" + mode.rawValue)
            }
        }
    }

    private func clips(_ condition: String, _ arguments: [String]) async throws -> [AppIdentifier] {
        try await read { database in
            try Row.fetchAll(
                database,
                sql: "SELECT identifier FROM clips WHERE \(condition) ORDER BY identifier",
                arguments: StatementArguments(arguments)
            ).map { try $0.appIdentifier("identifier") }
        }
    }
}

extension Database {
    func clip(_ identifier: AppIdentifier) throws -> (clip: Clip, app: App)? {
        try Row.fetchOne(
            self,
            sql: """
                SELECT apps.* FROM clips JOIN apps ON apps.id = clips.app
                WHERE clips.identifier = ?
                """,
            arguments: [identifier.text]
        ).map { row in
            let app = try row.app()
            return (Clip(identifier: identifier, app: app.identifier), app)
        }
    }
}
