// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import ArgumentParser
import ClipPublishing
import MorselFetch
import MorselRegistry
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

    func run() async throws {
        try await Console.reporting(json: json) {
            // A wrong folder is reported before a database is created.
            let source = PublishedSource(
                path: bundle,
                archive: archive,
                clip: native.written,
                card: card.written
            )
            let bundle = try source.bundle(at: .now) { Console.warn($0) }
            let permissions = try HostPermissions(
                sharing: hosts.shareHost,
                serving: hosts.serveHost,
                for: bundle
            )
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
            let report = try await PublishingReport(published, bundle, in: registry)
            if json {
                try Console.print(json: report.values)
            } else {
                try Console.print(report.sentence)
            }
            for note in report.notes { Console.warn(note) }
        }
    }
}
