// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
public import AppClipExperiences
public import AppClipTypes
import AppSiteAssociation

extension ReadTransaction {
    /// Returns all clips with their apps, in the order of the clips' identifiers.
    public func clips() throws -> [StoredClip] { try clips("1 = 1", []) }

    /// Returns a clip with its app, or `nil` if it was never published.
    public func clip(_ identifier: AppIdentifier) throws -> StoredClip? {
        try clips("clips.identifier = ?", [.text(identifier.text)]).first
    }

    private func clips(_ condition: String, _ arguments: [SQLValue]) throws -> [StoredClip] {
        try session.rows(
            """
            SELECT clips.id AS clip_id, clips.identifier AS clip_identifier, apps.*
            FROM clips JOIN apps ON apps.id = clips.app WHERE \(condition) ORDER BY clips.identifier
            """,
            arguments
        ).map { row in
            let app = try row.app()
            return StoredClip(
                number: try row.read("clip_id"),
                clip: Clip(
                    identifier: try row.appIdentifier("clip_identifier"),
                    app: app.identifier
                ),
                appNumber: try row.read("id"),
                app: app
            )
        }
    }

    /// Returns the builds of a clip, in the order of publication.
    public func builds(of clip: AppIdentifier) throws -> [StoredBuild] {
        try session.builds("clips.identifier = ?", [.text(clip.text)])
    }

    /// Returns the build with a number, or `nil` if there is none.
    public func build(_ number: Int64) throws -> StoredBuild? {
        try session.builds("builds.id = ?", [.integer(number)]).first
    }

    /// Returns the build of a clip that the store offers, or `nil` if there is none (rule C-52).
    public func offeredBuild(of clip: AppIdentifier) throws -> PublishedBuild? {
        let stages = try session.rows(
            """
            SELECT builds.id AS id, stage FROM builds JOIN clips ON clips.id = builds.clip
            WHERE clips.identifier = ? ORDER BY builds.id
            """,
            [.text(clip.text)]
        ).map { row in
            (
                number: try row.read("id") as Int64,
                stage: try row.value("stage") { Build.Stage(rawValue: $0) }
            )
        }
        guard let index = Build.offered(among: stages.map(\.stage)) else { return nil }
        return try build(stages[index].number)?.published
    }
}

extension WriteTransaction {
    /// Moves a build to another stage.
    ///
    /// - Throws: ``RegistryError/unknownBuild(_:)``.
    public func setStage(_ stage: Build.Stage, ofBuild number: Int64) throws {
        guard let before = try build(number) else { throw RegistryError.unknownBuild(number) }
        let former = before.published.build.stage
        guard former != stage else { return }
        try session.execute(
            "UPDATE builds SET stage = ? WHERE id = ?",
            [.text(stage.rawValue), .integer(number)]
        )
        log(
            LogEntry.Subject(kind: LogEntry.Subject.build, id: "\(number)"),
            before: try JSON.text(of: former.rawValue),
            after: try JSON.text(of: stage.rawValue)
        )
        session.note(.build, before.published.build.clip.text)
    }
}

extension SQLSession {
    /// Returns the builds that match a condition, in the order of their numbers.
    func builds(_ condition: String, _ arguments: [SQLValue]) throws -> [StoredBuild] {
        try rows(
            """
            SELECT builds.*, clips.identifier FROM builds JOIN clips ON clips.id = builds.clip
            WHERE \(condition) ORDER BY builds.id
            """,
            arguments
        ).map { row in
            let number: Int64 = try row.read("id")
            return StoredBuild(number: number, published: try publishedBuild(row, number))
        }
    }

    private func publishedBuild(_ row: SQLRow, _ number: Int64) throws -> PublishedBuild {
        let entitlement = try rows(
            "SELECT entry FROM build_domains WHERE build = ? ORDER BY position",
            [.integer(number)]
        ).map { row in try row.value("entry") { try AssociatedDomain($0) } }
        var assets: [String: Asset] = [:]
        let files = try rows(
            """
            SELECT path, build_assets.digest AS digest, size, content_type FROM build_assets
            LEFT JOIN blobs ON blobs.digest = build_assets.digest WHERE build = ?
            """,
            [.integer(number)]
        )
        for row in files {
            assets[try row.read("path")] = Asset(
                digest: try row.value("digest") { Digest($0) },
                size: try row.count("size"),
                contentType: try row.read("content_type")
            )
        }
        let details = try ReadTransaction(self).record(BuildDetails.self, "\(number)")
        let module = try row.value("module") { Digest($0) }
        let build = Build(
            clip: try row.appIdentifier("identifier"),
            version: try row.read("version"),
            minimumSystem: try row.value("minimum_system") { SystemVersion($0) },
            size: ClipSize(bytes: try row.count("size")),
            associatedDomains: entitlement.filter { $0.service == .appClips && !$0.isWildcard }
                .map(\.host),
            stage: try row.value("stage") { Build.Stage(rawValue: $0) }
        )
        return PublishedBuild(
            build: build,
            entitlement: entitlement,
            appEntitlement: try details.map { details in
                try details.appEntitlement.map { text in
                    guard let entry = try? AssociatedDomain(text) else {
                        throw RegistryError.damaged("records")
                    }
                    return entry
                }
            } ?? entitlement.sharedWithApp,
            website: details?.website.flatMap { try? InvocationURL($0) },
            module: module == .ofNothing ? nil : module,
            assets: assets,
            time: try row.time("published_at")
        )
    }
}
