// SPDX-License-Identifier: Apache-2.0

public import AppClipExperiences
public import AppClipTypes
import AppSiteAssociation
import GRDB
public import MorselRegistry

extension SQLiteRegistry {
    /// Takes up a build, with its app, its clip, its default experience and its hosts.
    public func publish(
        _ bundle: ClipBundle,
        stage: Build.Stage,
        at time: Timestamp,
        hosts: HostPermissions
    ) async throws -> PublishedBuild {
        try await write { database in
            let clip = try database.insertClip(of: bundle)
            try database.registerHosts(of: bundle, sharing: hosts.shared)
            try database.serve(bundle.hosts, evenExternal: hosts.served, at: time)
            let moduleDigest = try database.insert(bundle.module)
            try database.execute(
                sql: """
                    INSERT INTO builds
                        (clip, version, minimum_system, size, stage, module, published_at)
                    VALUES (?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    clip, bundle.version, bundle.minimumSystem.description, bundle.size.bytes,
                    stage.rawValue, moduleDigest.text, time.secondsSince1970,
                ]
            )
            let build = database.lastInsertedRowID
            for (path, asset) in bundle.assets {
                try database.execute(
                    sql: """
                        INSERT INTO build_assets (build, path, digest, content_type)
                        VALUES (?, ?, ?, ?)
                        """,
                    arguments: [
                        build, path, try database.insert(asset.bytes).text, asset.contentType,
                    ]
                )
            }
            for (position, entry) in bundle.entitlement.enumerated() {
                try database.execute(
                    sql: "INSERT INTO build_domains (build, position, entry) VALUES (?, ?, ?)",
                    arguments: [build, position, entry.text]
                )
            }
            if let image = bundle.image { try database.insert(image) }
            try database.replaceDefaultExperience(bundle.defaultExperience, of: clip)
            try database.note(.build, bundle.clip.text)
            guard let published = try database.latestBuild(of: bundle.clip) else {
                throw RegistryError.damaged("builds")
            }
            return published
        }
    }

    /// The build of a clip that was published last, or `nil` without any.
    public func latestBuild(of clip: AppIdentifier) async throws -> PublishedBuild? {
        try await read { try $0.latestBuild(of: clip) }
    }

    /// The default experience of a clip in a version, or `nil` without one.
    public func defaultExperience(
        of clip: AppIdentifier,
        version: String
    ) async throws -> DefaultExperience? {
        try await read { try $0.defaultExperience(of: clip, version: version) }
    }
}

extension Database {
    /// The number of the clip of a bundle, which is made with its app where they are new.
    fileprivate func insertClip(of bundle: ClipBundle) throws -> Int64 {
        try execute(
            sql: """
                INSERT INTO apps (identifier, name, store_number) VALUES (?, ?, ?)
                ON CONFLICT (identifier) DO UPDATE
                SET name = excluded.name, store_number = excluded.store_number
                """,
            arguments: [bundle.app.identifier.text, bundle.app.name, bundle.app.storeNumber]
        )
        let app = try Int64.fetchOne(
            self,
            sql: "SELECT id FROM apps WHERE identifier = ?",
            arguments: [bundle.app.identifier.text]
        )
        let row = try Row.fetchOne(
            self,
            sql: "SELECT id, app, identifier FROM clips WHERE identifier = ? OR app = ?",
            arguments: [bundle.clip.text, app]
        )
        guard let row else {
            try execute(
                sql: "INSERT INTO clips (identifier, bundle, demo_key, app) VALUES (?, ?, ?, ?)",
                arguments: [bundle.clip.text, bundle.clip.bundle.text, bundle.clip.demoKey, app]
            )
            return lastInsertedRowID
        }
        guard try row.appIdentifier("identifier") == bundle.clip else {
            throw RegistryError.appHasOtherClip(try row.appIdentifier("identifier"))
        }
        guard try row.read("app") == app else { throw RegistryError.clipOfOtherApp(bundle.clip) }
        return try row.read("id")
    }

    fileprivate func replaceDefaultExperience(
        _ experience: DefaultExperience,
        of clip: Int64
    ) throws {
        try execute(
            sql: "DELETE FROM default_experiences WHERE clip = ? AND version = ?",
            arguments: [clip, experience.version]
        )
        try execute(
            sql: """
                INSERT INTO default_experiences
                    (clip, version, verb, image, default_language, state)
                VALUES (?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                clip, experience.version, experience.card.verb.rawValue,
                experience.card.image?.reference, experience.card.defaultLanguage.tag,
                experience.state.rawValue,
            ]
        )
        let number = lastInsertedRowID
        try insert(experience.card.texts, of: number, into: "default_localizations")
    }

    func defaultExperience(
        of clip: AppIdentifier,
        version: String
    ) throws -> DefaultExperience? {
        let row = try Row.fetchOne(
            self,
            sql: """
                SELECT experience.*, width, height, format, has_transparency
                FROM default_experiences AS experience
                JOIN clips ON clips.id = experience.clip
                LEFT JOIN images ON images.digest = experience.image
                WHERE clips.identifier = ? AND experience.version = ?
                """,
            arguments: [clip.text, version]
        )
        guard let row else { return nil }
        let texts = try texts(of: row.read("id"), in: "default_localizations")
        return DefaultExperience(
            clip: clip,
            version: version,
            card: try row.card(texts: texts),
            state: try row.value("state") { PublicationState(rawValue: $0) }
        )
    }

    func latestBuild(of clip: AppIdentifier) throws -> PublishedBuild? {
        let row = try Row.fetchOne(
            self,
            sql: """
                SELECT builds.* FROM builds JOIN clips ON clips.id = builds.clip
                WHERE clips.identifier = ? ORDER BY builds.id DESC LIMIT 1
                """,
            arguments: [clip.text]
        )
        guard let row else { return nil }
        let number: Int64 = try row.read("id")
        let entitlement = try Row.fetchAll(
            self,
            sql: "SELECT entry FROM build_domains WHERE build = ? ORDER BY position",
            arguments: [number]
        ).map { row in try row.value("entry") { try AssociatedDomain($0) } }
        var assets: [String: Asset] = [:]
        for row in try Row.fetchAll(
            self,
            sql: """
                SELECT path, digest, size, content_type
                FROM build_assets LEFT JOIN blobs USING (digest) WHERE build = ?
                """,
            arguments: [number]
        ) {
            assets[try row.read("path")] = Asset(
                digest: try row.value("digest") { Digest($0) },
                size: try row.count("size"),
                contentType: try row.read("content_type")
            )
        }
        let build = Build(
            clip: clip,
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
            module: try row.value("module") { Digest($0) },
            assets: assets,
            time: try row.time("published_at")
        )
    }
}
