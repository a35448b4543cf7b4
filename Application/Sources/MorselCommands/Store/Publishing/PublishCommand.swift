// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipExperiences
import AppClipTypes
import AppSiteAssociation
import ArgumentParser
import MorselFetch
import MorselRegistry
import MorselRegistrySQL
import MorselWording
import Terminal

/// A command that publishes a build of a clip (rule C-29).
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

            A clip that runs on iPhones alone needs no bundle: name an .ipa, .xcarchive, .app or an \
            Xcode project in its place, or register the clip with --clip, --name, --app-version, \
            --minimum-system and --domain. Other phones are led to --website or to the App Store. \
            Without --subtitle and --image, it is approved, and is released when its default \
            experience is complete.

            What the App Store refuses is refused here, unless --force is there: versions that are \
            lower than one before, systems before iOS 14, texts and images of the default experience \
            beyond their limits.
            """
    )

    @Argument(
        help:
            "The clip bundle; or an .app, .ipa, .xcarchive or Xcode project of a clip for iPhones alone.",
        completion: .file()
    )
    var bundle: String?

    @Option(
        help:
            "The app with the clip in it, an .app, .ipa or .xcarchive, to be checked and published.",
        completion: .file()
    )
    var archive: String?

    @OptionGroup(title: "A clip for iPhones alone") var native: NativeClipOptions

    @OptionGroup(title: "App and default experience") var card: CardOptions

    @OptionGroup var hosts: HostOptions

    @OptionGroup var database: DatabaseOption

    @OptionGroup var fetching: FetchOptions

    @Flag(
        help:
            "Publish also what the App Store would refuse; a warning names each fault and what follows."
    )
    var force = false

    @Flag(help: "Print the result as JSON.")
    var json = false

    /// The result of publishing, as `--json` prints it.
    private struct Report: Encodable {
        struct Orphan: Encodable {
            let id: Int64
            let url: String
            let cause: String
        }

        let clip: String
        let number: Int64
        let version: String
        let stage: String
        let bytes: Int
        let hosts: [String]
        let externalHosts: [String]
        let orphans: [Orphan]
        let warnings: [String]
        let advice: [String]
    }

    /// Returns the bundle that the arguments describe.
    ///
    /// - Throws: ``CommandError`` if they are incomplete or invalid.
    private func described() throws -> ClipBundle {
        guard let path = bundle else {
            guard archive == nil else {
                throw CommandError(
                    "bundle",
                    "bundle: the clip bundle is missing; for a clip for iPhones alone, write the archive "
                        + "without --archive."
                )
            }
            return try card.bundle(of: native.alone())
        }
        let name = path.hasSuffix("/") ? String(path.dropLast()) : path
        if [".ipa", ".app", ".xcarchive"].contains(where: name.lowercased().hasSuffix) {
            guard archive == nil else {
                throw CommandError("archive", "archive: there are two archives; keep one.")
            }
            let clip = try PublishedArchive(path, at: .now).clip
            return try card.bundle(of: native.applied(to: clip))
        }
        if let project = try project(at: name) { return try card.bundle(of: project.clip(native)) }
        guard native.isEmpty else {
            throw CommandError(
                "bundle",
                "bundle: \(ClipBundle.manifestName) describes the clip; --clip, --app, --name, "
                    + "--app-version, --minimum-system, --domain and --size are for clips without a bundle."
            )
        }
        let bundle = try card.applied(to: try Publishing.bundle(path))
        return try archive.map { try PublishedArchive($0, at: .now).applied(to: bundle) } ?? bundle
    }

    /// Returns the project at a path that is not a clip bundle.
    private func project(at path: String) throws -> PublishedProject? {
        if path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace") {
            let project = try PublishedProject(path)
            guard project.isThere else {
                throw CommandError("project", "project: '\(path)' is not an Xcode project.")
            }
            return project
        }
        guard archive == nil, InputFile.isFolder(path),
            !InputFile.exists("\(path)/\(ClipBundle.manifestName)")
        else { return nil }
        let project = try PublishedProject(path)
        return project.isThere ? project : nil
    }

    func run() async throws {
        try await Console.reporting(json: json) {
            // A wrong folder is reported before a database is created.
            let bundle = try described()
            let permissions = try hosts.permissions(for: bundle)
            let proof = HostVerifier(
                checker: DomainChecker(fetcher: SiteFetcher(policy: try fetching.policy()))
            )
            let registry = try database.openOrCreate()
            let published = try await Publishing.publish(
                bundle,
                in: registry,
                at: .now,
                permissions,
                proof,
                isForced: force
            )
            let build = published.build.published.build
            let refused = published.findings.experience.filter { $0.severity == .error }
            let warnings =
                published.findings.build.map { "\($0.sentence) \($0.consequence)" }
                + refused.map { "\($0.sentence) The App Store would refuse it." }
            let external = try await Publishing.externalHosts(of: bundle, in: registry)
            let orphans = try await registry.read { try $0.orphanedExperiences(of: build.clip) }
            let report = Report(
                clip: build.clip.text,
                number: published.build.number,
                version: build.version,
                stage: build.stage.rawValue,
                bytes: build.size.bytes,
                hosts: build.associatedDomains.map { $0.text },
                externalHosts: external.map(\.text),
                orphans: orphans.map { orphan in
                    Report.Orphan(
                        id: orphan.experience.id.rawValue,
                        url: orphan.experience.url.url.text,
                        cause: orphan.cause.name
                    )
                },
                warnings: warnings,
                advice: published.findings.experience.filter { $0.severity == .advice }
                    .map { $0.sentence }
            )
            if json {
                try Console.print(json: report)
            } else {
                let hosts = report.hosts.isEmpty ? "no host" : report.hosts.joined(separator: ", ")
                let size = bundle.module == nil ? "for iPhones" : "\(build.size)"
                try Console.print(
                    "Published \(report.clip) \(report.version): \(size), for \(hosts)."
                )
            }
            for warning in warnings { Console.warn("Warning: \(warning)") }
            for sentence in report.advice { Console.warn("Advice: \(sentence)") }
            if build.stage != .released {
                Console.warn(
                    "Note: Build \(report.number) is approved, and is not offered yet: its default "
                        + "experience is not complete. Complete it in the console or by the API, then "
                        + "release it with 'morsel build release \(report.number)'."
                )
            }
            warn(about: external)
            warn(about: orphans)
        }
    }

    /// Warns about the hosts of the build that this server does not serve.
    private func warn(about external: [HostName]) {
        for host in external {
            Console.warn(
                "Note: \(host.text) is an external site, so 'morsel serve' does not serve it. To serve "
                    + "it here, publish with --serve-host \(host.text)."
            )
        }
    }

    /// The maximum number of experiences of a host that a warning lists.
    private static let mostListed = 20

    /// Warns about experiences that lost their clip with this build (rule B-16).
    private func warn(about orphans: [OrphanedExperience]) {
        let hosts = Dictionary(grouping: orphans) { $0.experience.url.url.host }
        for (host, orphans) in hosts.sorted(by: { $0.key.text < $1.key.text }) {
            let count = orphans.count
            Console.warn(
                "Warning: \(host) is not associated with this build. \(orphans[0].cause.sentence) "
                    + "Until then, \(count.counted("experience")) on this host "
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
