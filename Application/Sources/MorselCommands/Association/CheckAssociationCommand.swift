// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppSiteAssociation
import ArgumentParser
import CodeReports
import CommandArguments
import FindingReports
import MorselWording
import Terminal

/// A command that checks both sides of an association: file, clip, app and host (B2).
struct AssociationCheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract:
            "Check an association file against the entitlements of a clip and its app.",
        discussion: """
            Entitlements are property lists: an .entitlements file, or the output of 'codesign -d \
            --entitlements'. The exit status is 1 if the clip and the host are not associated, or if \
            the app's side is incomplete.

            morsel association check apple-app-site-association --host fruta.example \\
                --clip ABCDE12345.com.example.fruta.Clip --clip-entitlements Clip.entitlements
            """
    )

    @Argument(help: "The host's association file; '-' for standard input.")
    var file: String

    @Option(help: "The host that serves the file.")
    var host: String

    @Option(help: "The clip's identifier, with the team's prefix.")
    var clip: String

    @Option(help: "The clip's entitlements, a property list.")
    var clipEntitlements: String

    @Option(help: "The full app's identifier, with the team's prefix.")
    var app: String?

    @Option(help: "The full app's entitlements, a property list.")
    var appEntitlements: String?

    @Flag(help: "Print one JSON object.")
    var json = false

    func validate() throws {
        if (app == nil) != (appEntitlements == nil) {
            throw ValidationError("--app and --app-entitlements must be used together.")
        }
    }

    func run() async throws {
        try await Console.reporting(json: json) {
            let clip = try Self.target(clip, clipEntitlements)
            var app: AssociationCheck.Target?
            if let identifier = self.app, let path = appEntitlements {
                app = try Self.target(identifier, path)
            }
            let host = try Parsed.host(host)
            let bytes = try AssociationFile.bytes(file)
            let read: AssociationStatus.File
            do throws(JSONError) {
                read = .read(try SiteAssociation(json: bytes))
            } catch {
                read = .notJSON(error)
            }
            let check = AssociationCheck(clip: clip, app: app, host: host, file: read)
            let report = AssociationCheckReport(check, host: host, clip: self.clip)
            if json {
                try Console.print(json: report)
            } else {
                for line in report.lines { try Console.print(line) }
            }
            if !check.findings.isEmpty { throw ExitCode.failure }
        }
    }

    private static func target(
        _ identifier: String,
        _ path: String
    ) throws -> AssociationCheck.Target {
        let bytes = try InputFile.bytes(
            path,
            limit: PropertyList.largestFile,
            what: "entitlements"
        )
        let entitlements: Entitlements
        do throws(PropertyListError) {
            entitlements = try Entitlements(plist: bytes)
        } catch {
            throw CommandError("entitlements", "\(InputFile.name(path)): \(error.sentence)")
        }
        if entitlements.hasWildcardIdentifier {
            Console.warn(
                "\(path): the application identifier is a wildcard; associated domains need an "
                    + "explicit identifier. See 'morsel rule B-27'."
            )
        }
        return AssociationCheck.Target(
            identifier: try Parsed.identifier(identifier),
            entitlement: entitlements.associatedDomains
        )
    }
}
