// SPDX-License-Identifier: Apache-2.0

internal import AppClipExperiences
internal import AppClipTypes
internal import AppSiteAssociation
internal import ArgumentParser
internal import MorselFetch
internal import MorselRegistry
internal import MorselRegistrySQL
internal import MorselWording

/// Publishes a build of a clip (rule C-29).
struct PublishCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "publish",
        abstract: "Publish a build of a clip, with its app and its default experience.",
        discussion: """
            A clip bundle is a folder with clip.json, the WebAssembly module and its assets; see \
            Documentation/experiences.md. 'morsel serve' then serves the hosts of the clip's \
            associated domains entitlement.

            A host belongs to the team whose clip names it first. Another team's clip may name it if \
            the association file of the host lists that clip, or with --share-host.

            With --archive, the identifiers, version, lowest system and domains are those of the \
            archive that goes to the store, and its checks run first: an error refuses it.
            """
    )

    @Argument(help: "The clip bundle.", completion: .directory)
    var bundle: String

    @Option(
        help:
            "The app with the clip in it, an .app, .ipa or .xcarchive, to be checked and published.",
        completion: .file()
    )
    var archive: String?

    @OptionGroup var hosts: HostOptions

    @OptionGroup var database: DatabaseOption

    @OptionGroup var fetching: FetchOptions

    @Flag(help: "Print the result as JSON.")
    var json = false

    /// What `--json` prints.
    private struct Report: Encodable {
        struct Orphan: Encodable {
            let id: Int64
            let url: String
            let cause: String
        }

        let clip: String
        let version: String
        let bytes: Int
        let hosts: [String]
        let externalHosts: [String]
        let orphans: [Orphan]
    }

    func run() async throws {
        try await Console.reporting(json: json) {
            // A wrong folder is reported before a database is created.
            var bundle = try Publishing.bundle(bundle)
            if let archive {
                bundle = try PublishedArchive(archive, at: .now).applied(to: bundle)
            }
            let permissions = try hosts.permissions(for: bundle)
            let proof = HostProof(
                checker: DomainChecker(fetcher: SiteFetcher(policy: try fetching.policy()))
            )
            let registry = try database.openOrCreate()
            let build = try await Publishing.publish(
                bundle,
                in: registry,
                at: .now,
                permissions,
                proof
            )
            let external = try await Publishing.externalHosts(of: bundle, in: registry)
            let orphans = try await registry.read { try $0.orphanedExperiences(of: build.clip) }
            let report = Report(
                clip: build.clip.text,
                version: build.version,
                bytes: build.size.bytes,
                hosts: build.associatedDomains.map { $0.text },
                externalHosts: external.map(\.text),
                orphans: orphans.map { orphan in
                    Report.Orphan(
                        id: orphan.experience.id.rawValue,
                        url: orphan.experience.url.url.text,
                        cause: orphan.cause.name
                    )
                }
            )
            if json {
                try Console.print(json: report)
            } else {
                let hosts = report.hosts.isEmpty ? "no host" : report.hosts.joined(separator: ", ")
                try Console.print(
                    "Published \(report.clip) \(report.version): \(report.bytes) bytes, for \(hosts)."
                )
            }
            warn(about: external)
            warn(about: orphans)
        }
    }

    /// Says which hosts of the build this server does not serve.
    private func warn(about external: [HostName]) {
        for host in external {
            Console.warn(
                "Note: \(host.text) is an external site, so 'morsel serve' does not serve it. To serve "
                    + "it here, publish with --serve-host \(host.text)."
            )
        }
    }

    /// The most experiences of a host that a warning lists.
    private static let mostListed = 20

    /// Warns about experiences that lost their clip with this build (rule B-16).
    private func warn(about orphans: [OrphanedExperience]) {
        let hosts = Dictionary(grouping: orphans) { $0.experience.url.url.host }
        for (host, orphans) in hosts.sorted(by: { $0.key.text < $1.key.text }) {
            let count = orphans.count
            Console.warn(
                "Warning: \(host) is not associated with this build. \(orphans[0].cause.sentence) "
                    + "Until then, \(count == 1 ? "1 experience" : "\(count) experiences") on this host "
                    + "will not be shown:"
            )
            for orphan in orphans.prefix(Self.mostListed) {
                Console.warn(
                    "  \(orphan.experience.id.rawValue)  \(orphan.experience.url.url.text)"
                )
            }
            if count > Self.mostListed {
                Console.warn("  and \(count - Self.mostListed) more; see 'morsel experience list'")
            }
        }
    }
}

/// What publishing takes.
enum Publishing {
    /// Reads a clip bundle.
    ///
    /// - Throws: ``CommandError``.
    static func bundle(_ folder: String) throws -> ClipBundle {
        guard InputFile.exists(folder) else {
            throw CommandError("bundle", "bundle: the folder '\(folder)' does not exist.")
        }
        guard InputFile.isFolder(folder) else {
            throw CommandError(
                "bundle",
                "bundle: '\(folder)' is not a folder; a clip bundle is a folder with "
                    + "'\(ClipBundle.manifestName)' in it."
            )
        }
        do throws(ClipBundleError) {
            return try ClipBundle(folder: folder)
        } catch {
            guard error != .fileMissing(path: ClipBundle.manifestName) else {
                throw CommandError(
                    "bundle",
                    "bundle: the folder '\(folder)' has no file '\(ClipBundle.manifestName)', so it "
                        + "is not a clip bundle."
                )
            }
            throw CommandError("bundle", "bundle: \(error.sentence)")
        }
    }

    /// Publishes a bundle; this server then serves the hosts of its entitlement.
    ///
    /// - Parameters:
    ///   - bundle: The bundle.
    ///   - registry: Where it is published.
    ///   - time: The moment of publication.
    ///   - permissions: What the operator allows.
    ///   - proof: Asks hosts of other teams whether the clip belongs to them; `nil` asks none.
    /// - Returns: The build.
    /// - Throws: ``CommandError``.
    static func publish(
        _ bundle: ClipBundle,
        in registry: some Registry,
        at time: Timestamp,
        _ permissions: HostPermissions = HostPermissions(),
        _ proof: HostProof? = nil
    ) async throws -> Build {
        do {
            return try await registry.publish(
                bundle,
                stage: .released,
                at: time,
                hosts: permissions
            ).build
        } catch RegistryError.hostsOfOtherTeams(let conflicts) where proof != nil {
            var permissions = permissions
            let proven = try await proof?.hosts(of: conflicts, for: bundle) ?? []
            permissions.shared.formUnion(proven)
            return try await publish(bundle, in: registry, at: time, permissions)
        } catch let error as RegistryError {
            throw CommandError("registry", "publish: \(error.sentence)")
        }
    }

    /// The hosts of a bundle that are known as external sites.
    ///
    /// - Throws: What the registry throws.
    static func externalHosts(
        of bundle: ClipBundle,
        in registry: some Registry
    ) async throws -> [HostName] {
        var hosts: [HostName] = []
        for host in bundle.hosts where try await registry.domain(host)?.file != .hosted {
            hosts.append(host)
        }
        return hosts
    }
}
