// SPDX-License-Identifier: Apache-2.0

import AppClipExperiences
import AppClipTypes
import AppSiteAssociation

extension Registry {
    /// Returns all problems in the database, from one consistent state; nothing if there are none.
    ///
    /// Reads everything: the database's own checks, the values, and all bytes, which are compared with
    /// their digests.
    ///
    /// - Returns: The findings, at most ``MorselRegistry/RegistryFinding/limit``.
    /// - Throws: `RegistryError` if the database cannot be read at all.
    public func findings() async throws -> [RegistryFinding] {
        try await engine.read { session in
            var findings = try session.storageFindings(limit: RegistryFinding.limit + 1)
            // If pages are damaged, the rest cannot be trusted.
            let isReadable = findings.allSatisfy { if case .storage = $0 { false } else { true } }
            if isReadable {
                for table in TableCheck.all { findings += try session.damagedRows(of: table) }
            }
            if findings.isEmpty {
                findings += try session.damagedBytes()
                findings += try session.orphans()
                findings += try ReadTransaction(session).missingOrUnused()
                findings += try session.hostsOfNobody()
            }
            guard findings.count > RegistryFinding.limit else { return findings }
            return findings.prefix(RegistryFinding.limit) + [.more]
        }
    }
}

extension SQLSession {
    fileprivate func damagedRows(of table: TableCheck) throws -> [RegistryFinding] {
        var findings: [RegistryFinding] = []
        try forEachRow("SELECT * FROM \(table.table)", []) { row in
            guard findings.count <= RegistryFinding.limit else { return }
            do {
                try table.read(row)
            } catch RegistryError.damaged(let column) {
                let key = try row[table.key].description
                findings.append(.value(table: table.table, row: key, column: column))
            }
        }
        return findings
    }

    /// Reads one part at a time into memory.
    fileprivate func damagedBytes() throws -> [RegistryFinding] {
        try names("SELECT digest AS name FROM blobs ORDER BY digest").filter { text in
            guard let digest = Digest(text), let size = try size(of: digest) else { return true }
            var hash = Digest.Running()
            do {
                for start in stride(from: 0, to: size, by: BlobPart.size) {
                    let end = min(start + BlobPart.size, size)
                    hash.take(try bytes(of: digest, in: start..<end))
                }
            } catch RegistryError.damaged {
                return true
            }
            let row = try row("SELECT count(*) AS count FROM blob_parts WHERE digest = ?", text)
            return try hash.digest != digest
                || row?.count("count") != (size + BlobPart.size - 1) / BlobPart.size
        }.map { .bytes(digest: $0) }
    }

    /// Returns the traces of a transaction that was not atomic.
    fileprivate func orphans() throws -> [RegistryFinding] {
        let apps = try names(
            "SELECT identifier AS name FROM apps WHERE id NOT IN (SELECT app FROM clips)"
        )
        let clips = try names(
            "SELECT identifier AS name FROM clips WHERE id NOT IN (SELECT clip FROM builds)"
        )
        return apps.map { .appWithoutClip($0) } + clips.map { .clipWithoutBuild($0) }
    }

    fileprivate func names(_ sql: String) throws -> [String] {
        try rows(sql).map { try $0.read("name") }
    }

    /// Returns the hosts of the clips' latest builds that are unknown, or that do not belong to the
    /// teams of the clips.
    fileprivate func hostsOfNobody() throws -> [RegistryFinding] {
        var findings: [RegistryFinding] = []
        let entries = try rows(
            """
            SELECT identifier, entry FROM build_domains
            JOIN builds ON builds.id = build_domains.build
            JOIN clips ON clips.id = builds.clip
            WHERE builds.id = (SELECT max(id) FROM builds AS all_builds WHERE clip = clips.id)
            """
        )
        for row in entries where findings.count <= RegistryFinding.limit {
            let clip = try row.appIdentifier("identifier")
            let entry = try row.value("entry") { try AssociatedDomain($0) }
            guard entry.service == .appClips else { continue }
            let pattern = HostPattern(entry)
            let isKnown = try exists("domains WHERE host = ?", pattern.text)
            if !pattern.isWildcard, !isKnown {
                findings.append(.hostWithoutDomain(pattern.text, clip: clip.text))
            }
            let isOwned = try exists(
                "host_registrations WHERE hosts = ? AND team = ?",
                pattern.text,
                clip.prefix
            )
            if !isOwned { findings.append(.hostWithoutTeam(pattern.text, clip: clip.text)) }
        }
        return findings
    }

    private func exists(_ condition: String, _ arguments: any SQLConvertible...) throws -> Bool {
        try row("SELECT 1 AS one FROM \(condition)", arguments.map(\.sqlValue)) != nil
    }
}

extension ReadTransaction {
    /// Returns builds without a default experience, default experiences without texts, and unused bytes.
    fileprivate func missingOrUnused() throws -> [RegistryFinding] {
        var findings: [RegistryFinding] = []
        let versions = try session.rows(
            """
            SELECT DISTINCT identifier, version FROM builds JOIN clips ON clips.id = builds.clip
            ORDER BY identifier, version
            """
        )
        let experiences = try records(DefaultExperienceRecord.self, of: nil)
        for row in versions {
            let clip = try row.appIdentifier("identifier")
            let version: String = try row.read("version")
            let experience = experiences.last { $0.clip == clip && $0.version == version }
            if experience == nil {
                findings.append(.buildWithoutExperience(clip: clip.text, version: version))
            }
        }
        // The parts and the image of an upload are named only in its record.
        let uploads = try records(ImageUpload.self, of: nil)
        let used = Set(uploads.flatMap { $0.parts.values.map(\.text) + [$0.image?.text ?? ""] })
        let unused = try session.names(
            """
            SELECT digest AS name FROM blobs WHERE digest NOT IN (SELECT digest FROM images)
                AND digest NOT IN (SELECT module FROM builds)
                AND digest NOT IN (SELECT digest FROM build_assets)
            """
        ).filter { !used.contains($0) }
        return findings + unused.map { .unusedBytes(digest: $0) }
    }
}

extension SQLValue: CustomStringConvertible {
    /// The value in SQL notation, for findings.
    package var description: String {
        switch self {
        case .null: "NULL"
        case .integer(let number): "\(number)"
        case .real(let number): "\(number)"
        case .text(let text): text
        case .bytes(let bytes): "\(bytes.count) bytes"
        }
    }
}
