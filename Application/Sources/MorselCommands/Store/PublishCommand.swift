// SPDX-License-Identifier: Apache-2.0

internal import AppClipExperiences
internal import AppClipTypes
internal import AppSiteAssociation
internal import ArgumentParser
internal import MorselRegistry
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
            """
    )

    @Argument(help: "The clip bundle.", completion: .directory)
    var bundle: String

    @OptionGroup var database: DatabaseOption

    @Flag(help: "Print the result as JSON.")
    var json = false

    func run() async throws {
        try await Console.reporting(json: json) {
            let registry = try database.open()
            let build = try await Publishing.publish(bundle, in: registry, at: .now)
            struct Report: Encodable {
                let clip: String
                let version: String
                let bytes: Int
                let hosts: [String]
            }
            let report = Report(
                clip: build.clip.text,
                version: build.version,
                bytes: build.size.bytes,
                hosts: build.associatedDomains.map { $0.text }
            )
            if json {
                try Console.print(json: report)
            } else {
                try Console.print(
                    "Published \(report.clip) \(report.version): \(report.bytes) bytes, for \(report.hosts.joined(separator: ", "))."
                )
            }
        }
    }
}

/// What publishing takes.
enum Publishing {
    /// Publishes a bundle, and has this server serve the hosts of its entitlement.
    ///
    /// - Throws: ``CommandError``.
    static func publish(
        _ folder: String,
        in registry: some Registry,
        at time: Timestamp
    ) async throws -> Build {
        let bundle: ClipBundle
        do throws(ClipBundleError) {
            bundle = try ClipBundle(folder: folder)
        } catch {
            throw CommandError("bundle", "bundle: \(error.sentence)")
        }
        let build: PublishedBuild
        do {
            build = try await registry.publish(bundle, stage: .released, at: time)
        } catch let error as RegistryError {
            throw CommandError("registry", "publish: \(error.sentence)")
        }
        for host in build.build.associatedDomains {
            try await registry.setDomain(Domain(host: host, file: .hosted, time: time))
        }
        return build.build
    }
}
