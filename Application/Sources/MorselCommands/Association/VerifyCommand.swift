// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipDevice
import AppClipFormats
import AppClipTypes
import AppSiteAssociation
import ArgumentParser
import AssociationVerification
import CommandArguments
import FindingReports
import Foundation
import MorselFetch
import MorselRegistry
import MorselWording
import SiteDiagnosis
import Terminal

/// A command that requests the files of sites as the system does, and checks whether clips belong to them.
struct VerifyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Fetch the association files of domains as the system does, and check them.",
        discussion: """
            The exit status is 1 if a domain serves no usable file, or does not list the clip.

            morsel association verify fruta.example --clip ABCDE12345.com.example.fruta.Clip \\
                --entitlements Clip.entitlements
            """
    )

    @Argument(help: "The domains, without a scheme or path.")
    var domains: [String]

    @Option(help: ArgumentHelp("The clip's identifier, with the team's prefix.", valueName: "id"))
    var clip: String?

    @Option(
        help: ArgumentHelp("The full app's identifier, with the team's prefix.", valueName: "id")
    )
    var app: String?

    @Option(
        help: ArgumentHelp(
            "The clip's entitlements, a property list.",
            valueName: "file"
        )
    )
    var entitlements: String?

    @Option(
        help: ArgumentHelp(
            "The full app's entitlements, a property list. Default: those of --entitlements.",
            valueName: "file"
        )
    )
    var appEntitlements: String?

    @Option(
        name: [.customLong("database"), .customShort("d")],
        help: ArgumentHelp("The database with the cached files of the domains.", valueName: "file")
    )
    var database: String?

    @Flag(help: "Store the result in the database, as the file that virtual devices use.")
    var remember = false

    @OptionGroup var fetching: FetchOptions

    @Flag(help: "Print the result as JSON.")
    var json = false

    func validate() throws {
        guard domains.count <= 100 else {
            throw ValidationError(
                "At most 100 domains can be "
                    + "checked at once."
            )
        }
        guard database != nil || !remember else {
            throw ValidationError("--remember requires --database.")
        }
        guard clip != nil || (entitlements == nil && app == nil) else {
            throw ValidationError("--entitlements and --app require --clip.")
        }
        guard app != nil || appEntitlements == nil else {
            throw ValidationError("--app-entitlements requires --app.")
        }
    }

    func run() async throws {
        try await Console.reporting(json: json) {
            let hosts = try domains.map { try Parsed.host($0) }
            let clip = try target(clip, entitlements)
            let app = try target(app, appEntitlements ?? entitlements)
            var registry: Registry?
            if let database {
                var option = DatabaseOption()
                option.chosen = database
                registry = try remember ? option.openOrCreate() : option.openIfPresent()
            }
            let checker = DomainChecker(fetcher: SiteFetcher(policy: try fetching.policy()))
            var reports: [DomainReport] = []
            for host in hosts {
                let check = await checker.check(host)
                let time = Timestamp.now
                let cached = try await keep(check, of: host, in: registry, at: time)
                let sides = clip.map {
                    AssociationCheck(clip: $0, app: app, host: host, file: check.file)
                }
                let report = DomainReport(host, check, sides, cached?.view, at: time)
                reports.append(report)
                if !json { try Console.write(report.text) }
            }
            if json { try Console.print(json: ["domains": reports]) }
            if reports.contains(where: { !$0.isGood }) { throw ExitCode.failure }
        }
    }

    /// Returns a clip or app of the command line, with its entitlement.
    private func target(_ text: String?, _ file: String?) throws -> AssociationCheck.Target? {
        guard let text else { return nil }
        let identifier = try Parsed.identifier(text)
        guard let file else {
            // Without the file, only the website's side can be checked.
            let entries = try domains.map { "appclips:\(try Parsed.host($0))" }
            return AssociationCheck.Target(identifier: identifier, entitlement: entries)
        }
        let bytes = try InputFile.bytes(file, limit: 1 << 20, what: "entitlements")
        do throws(PropertyListError) {
            let read = try Entitlements(plist: bytes)
            return AssociationCheck.Target(
                identifier: identifier,
                entitlement: read.associatedDomains
            )
        } catch {
            throw CommandError(
                "entitlements",
                "entitlements: '\(file)' is not a property list of entitlements."
            )
        }
    }

    /// Returns the file that devices get, updated by this check if `--remember` is given.
    private func keep(
        _ check: FileCheck,
        of host: HostName,
        in registry: Registry?,
        at time: Timestamp
    ) async throws -> CachedFile? {
        guard let registry else { return nil }
        let before = try await registry.domain(host)
        guard remember else { return before?.cached }
        guard before?.file != .hosted else {
            throw CommandError(
                "remember",
                "remember: 'morsel serve' serves '\(host)' from this database, so there is no file "
                    + "to store; remove --remember."
            )
        }
        var file = before?.cached ?? CachedFile(host: host, check: check, at: time)
        if before != nil { file.take(check, at: time) }
        try await registry.setDomain(Domain(file))
        return file
    }
}
