// SPDX-License-Identifier: Apache-2.0

public import AppClipBytes
public import AppClipExperiences
import AppClipTypes
import AppSiteAssociation

extension WriteTransaction {
    /// Adds a build, with its app, its clip, its default experience (rules C-29 and C-51) and its
    /// hosts.
    ///
    /// A new app or clip is added. The default experience of the version is replaced, unless the build
    /// comes without one. The hosts that the entitlement names belong to the clip's team from then on,
    /// unless they belong to another one. An unknown host is served here; a host that is known as
    /// external stays external.
    ///
    /// - Parameters:
    ///   - bundle: The build.
    ///   - stage: The stage of the build.
    ///   - time: The time of publication.
    ///   - hosts: The further permissions of the build for hosts.
    /// - Returns: The stored build.
    /// - Throws: ``RegistryError/clipOfOtherApp(_:)`` if the clip belongs to another app,
    ///   ``RegistryError/appHasOtherClip(_:)`` if the app already has another clip, or
    ///   ``RegistryError/hostsOfOtherTeams(_:)``.
    public func publish(
        _ bundle: ClipBundle,
        stage: Build.Stage,
        at time: Timestamp,
        hosts: HostPermissions
    ) throws -> StoredBuild {
        let clip = try session.insertClip(of: bundle)
        try session.registerHosts(of: bundle, sharing: hosts.shared)
        try session.serve(bundle.hosts, evenExternal: hosts.served, at: time)
        let number = try session.insertBuild(bundle, of: clip, stage: stage, at: time)
        try put(
            BuildDetails(
                build: number,
                clip: bundle.clip,
                appEntitlement: bundle.appEntitlement.map(\.text),
                website: bundle.website?.text
            )
        )
        if let image = bundle.image { try session.insert(image) }
        try replaceDefaultExperience(with: bundle)
        log(
            LogEntry.Subject(kind: LogEntry.Subject.build, id: "\(number)"),
            before: nil,
            after: try JSON.text(of: stage.rawValue)
        )
        session.note(.build, bundle.clip.text)
        guard let build = try build(number) else { throw RegistryError.damaged("builds") }
        return build
    }

    /// Replaces the default experience; a build without a card keeps that of an earlier build of its
    /// version.
    private func replaceDefaultExperience(with bundle: ClipBundle) throws {
        let records = try records(DefaultExperienceRecord.self, of: bundle.clip.text)
        let former = records.last { $0.version == bundle.version }
        guard bundle.hasCard || former == nil else { return }
        let id = former?.id ?? .newRecordID()
        try put(DefaultExperienceRecord(id: id, bundle.defaultExperience))
    }
}

extension SQLSession {
    /// Returns the number of a bundle's clip; the clip and its app are added if they are new.
    fileprivate func insertClip(of bundle: ClipBundle) throws -> Int64 {
        let app = try insertApp(bundle.app)
        let row = try row(
            "SELECT id, app, identifier FROM clips WHERE identifier = ? OR app = ?",
            bundle.clip.text,
            app
        )
        guard let row else {
            let number = try nextNumber("clip")
            try execute(
                """
                INSERT INTO clips (id, identifier, bundle, demo_key, app) VALUES (?, ?, ?, ?, ?)
                """,
                number,
                bundle.clip.text,
                bundle.clip.bundle.text,
                bundle.clip.demoKey,
                app
            )
            return number
        }
        guard try row.appIdentifier("identifier") == bundle.clip else {
            throw RegistryError.appHasOtherClip(try row.appIdentifier("identifier"))
        }
        guard try row.read("app") == app else { throw RegistryError.clipOfOtherApp(bundle.clip) }
        return try row.read("id")
    }

    /// Returns the number of an app, which is added or updated.
    private func insertApp(_ app: App) throws -> Int64 {
        let known = try row("SELECT id FROM apps WHERE identifier = ?", app.identifier.text)
        if let number = try known?.read("id") as Int64? {
            try execute(
                "UPDATE apps SET name = ?, store_number = ? WHERE id = ?",
                app.name,
                app.storeNumber,
                number
            )
            return number
        }
        let number = try nextNumber("app")
        try execute(
            "INSERT INTO apps (id, identifier, name, store_number) VALUES (?, ?, ?, ?)",
            number,
            app.identifier.text,
            app.name,
            app.storeNumber
        )
        return number
    }

    /// Inserts a build with its files and its entitlement, and returns its number.
    fileprivate func insertBuild(
        _ bundle: ClipBundle,
        of clip: Int64,
        stage: Build.Stage,
        at time: Timestamp
    ) throws -> Int64 {
        // A clip that runs only on iPhones has an empty module.
        let module = try insert(bundle.module ?? [])
        let build = try nextNumber("build")
        try execute(
            """
            INSERT INTO builds
                (id, clip, version, minimum_system, size, stage, module, published_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """,
            build,
            clip,
            bundle.version,
            bundle.minimumSystem.description,
            bundle.size.bytes,
            stage.rawValue,
            module.text,
            time.secondsSince1970
        )
        var files = bundle.assets
        for (coding, bytes) in bundle.codedModules {
            files[ClipBundle.moduleName(coding)] = Blob(
                contentType: "application/wasm",
                bytes: bytes
            )
        }
        for (path, asset) in files {
            try execute(
                "INSERT INTO build_assets (build, path, digest, content_type) VALUES (?, ?, ?, ?)",
                build,
                path,
                try insert(asset.bytes).text,
                asset.contentType
            )
        }
        for (position, entry) in bundle.entitlement.enumerated() {
            try execute(
                "INSERT INTO build_domains (build, position, entry) VALUES (?, ?, ?)",
                build,
                position,
                entry.text
            )
        }
        return build
    }
}
