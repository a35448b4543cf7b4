// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import AppSiteAssociation
import GRDB
public import MorselRegistry

extension SQLiteRegistry {
    /// All that is wrong in the database, of one moment; nothing where all is well.
    ///
    /// Reads everything: pages, references, values, and all bytes against their digests.
    ///
    /// - Returns: The findings; of many, the first ``MorselRegistry/RegistryFinding/limit``.
    /// - Throws: `RegistryError` if the file cannot be read at all.
    public func findings() async throws -> [RegistryFinding] {
        try await read { database in
            var findings = try database.damagedPages()
            // Of a damaged file, the rest could be anything.
            if findings.isEmpty {
                findings += try database.missingReferences()
                for table in TableCheck.all { findings += try database.damagedRows(of: table) }
            }
            if findings.isEmpty {
                findings += try database.damagedBytes()
                findings += try database.orphans()
                findings += try database.hostsOfNobody()
            }
            guard findings.count > RegistryFinding.limit else { return findings }
            return findings.prefix(RegistryFinding.limit) + [.more]
        }
    }
}

extension Database {
    fileprivate func damagedPages() throws -> [RegistryFinding] {
        try String.fetchAll(self, sql: "PRAGMA integrity_check(\(RegistryFinding.limit + 1))")
            .filter { $0 != "ok" }.map { .storage($0) }
    }

    fileprivate func missingReferences() throws -> [RegistryFinding] {
        try Row.fetchAll(self, sql: "PRAGMA foreign_key_check").map { row in
            .reference(table: try row.read("table"), missing: try row.read("parent"))
        }
    }

    fileprivate func damagedRows(of table: TableCheck) throws -> [RegistryFinding] {
        var findings: [RegistryFinding] = []
        let rows = try Row.fetchCursor(self, sql: "SELECT * FROM \(table.table)")
        while let row = try rows.next(), findings.count <= RegistryFinding.limit {
            // A row of a cursor converts values as it likes; a copy does not.
            let row = row.copy()
            do {
                try table.read(row)
            } catch RegistryError.damaged(let column) {
                let key: DatabaseValue = try row.read(table.key)
                findings.append(
                    .value(table: table.table, row: key.description, column: column)
                )
            }
        }
        return findings
    }

    /// Holds one part in memory at a time.
    fileprivate func damagedBytes() throws -> [RegistryFinding] {
        try String.fetchAll(self, sql: "SELECT digest FROM blobs ORDER BY digest")
            .filter { text in
                guard let digest = Digest(text), let size = try size(of: digest) else {
                    return true
                }
                var hash = Digest.Running()
                var start = 0
                do {
                    while start < size {
                        let end = min(start + Self.partSize, size)
                        hash.take(try bytes(of: digest, in: start..<end))
                        start = end
                    }
                } catch RegistryError.damaged {
                    return true
                }
                let parts = try Int.fetchOne(
                    self,
                    sql: "SELECT count(*) FROM blob_parts WHERE digest = ?",
                    arguments: [text]
                )
                return hash.digest != digest
                    || parts != (size + Self.partSize - 1) / Self.partSize
            }.map { .bytes(digest: $0) }
    }

    /// What a transaction that was not whole would leave.
    fileprivate func orphans() throws -> [RegistryFinding] {
        func names(_ sql: String) throws -> [String] { try String.fetchAll(self, sql: sql) }
        func versions(_ sql: String) throws -> [(clip: String, version: String)] {
            try Row.fetchAll(self, sql: sql).map { row in
                (try row.read("identifier"), try row.read("version"))
            }
        }
        return try names("SELECT identifier FROM apps WHERE id NOT IN (SELECT app FROM clips)")
            .map { .appWithoutClip($0) }
            + names("SELECT identifier FROM clips WHERE id NOT IN (SELECT clip FROM builds)")
            .map { .clipWithoutBuild($0) }
            + versions(
                """
                SELECT DISTINCT identifier, version FROM builds JOIN clips ON clips.id = builds.clip
                WHERE NOT EXISTS (
                    SELECT 1 FROM default_experiences AS experience
                    WHERE experience.clip = builds.clip AND experience.version = builds.version
                )
                """
            ).map { .buildWithoutExperience(clip: $0.clip, version: $0.version) }
            + versions(
                """
                SELECT identifier, version FROM default_experiences AS experience
                JOIN clips ON clips.id = experience.clip
                WHERE experience.id NOT IN (SELECT experience FROM default_localizations)
                """
            ).map { .experienceWithoutTexts(clip: $0.clip, version: $0.version) }
            + names(
                """
                SELECT digest FROM blobs WHERE digest NOT IN (SELECT digest FROM images)
                    AND digest NOT IN (SELECT module FROM builds)
                    AND digest NOT IN (SELECT digest FROM build_assets)
                """
            ).map { .unusedBytes(digest: $0) }
    }

    /// The hosts of the clips' latest builds of which nothing is known, or that their teams do not have.
    fileprivate func hostsOfNobody() throws -> [RegistryFinding] {
        var findings: [RegistryFinding] = []
        let rows = try Row.fetchCursor(
            self,
            sql: """
                SELECT identifier, entry FROM build_domains
                JOIN builds ON builds.id = build_domains.build
                JOIN clips ON clips.id = builds.clip
                WHERE builds.id = (SELECT max(id) FROM builds AS all_builds WHERE clip = clips.id)
                """
        )
        while let row = try rows.next(), findings.count <= RegistryFinding.limit {
            let clip = try row.appIdentifier("identifier")
            let entry = try row.value("entry") { try AssociatedDomain($0) }
            guard entry.service == .appClips else { continue }
            let pattern = HostPattern(entry)
            let isKnown = try exists("domains WHERE host = ?", [pattern.text])
            if !pattern.isWildcard, !isKnown {
                findings.append(.hostWithoutDomain(pattern.text, clip: clip.text))
            }
            let isOwned = try exists(
                "host_registrations WHERE hosts = ? AND team = ?",
                [pattern.text, clip.prefix]
            )
            if !isOwned { findings.append(.hostWithoutTeam(pattern.text, clip: clip.text)) }
        }
        return findings
    }

    private func exists(_ condition: String, _ arguments: StatementArguments) throws -> Bool {
        try Row.fetchOne(self, sql: "SELECT 1 FROM \(condition)", arguments: arguments) != nil
    }
}
