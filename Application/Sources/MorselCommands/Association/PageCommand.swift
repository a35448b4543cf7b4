// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import AppSiteAssociation
import ArgumentParser
import CommandArguments
import FindingReports
import MorselWording
import PageMetadata
import Terminal

/// A command that checks the Smart App Banner of a page, or writes its tag (B6).
struct AssociationPageCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "page",
        abstract: "Check the Smart App Banner of a web page, or write its tag.",
        discussion: """
            The exit status is 1 if there is an error; with --strict, also if there is a warning.

            morsel association page index.html --clip com.example.fruta.Clip
            morsel association page --tag --clip com.example.fruta.Clip --app-id 123456789 \\
                --image https://fruta.example/card.png
            """
    )

    @Argument(help: "The HTML page; '-' for standard input.")
    var file: String?

    @Option(help: "The bundle identifier of the clip.")
    var clip: String?

    @Option(help: "The bundle identifier of the full app, which pages often name by mistake.")
    var app: String?

    @Flag(help: "Write the tag instead of checking a page.")
    var tag = false

    @Option(
        name: .customLong("app-id"),
        help: "With --tag: the full app's App Store ID, a number."
    )
    var appID: String?

    @Option(help: "With --tag: the URL of the preview image that Messages shows.")
    var image: String?

    @Flag(help: "With --tag: show only the banner, not the App Clip card.")
    var bannerOnly = false

    @Flag(help: "Treat warnings as errors.")
    var strict = false

    @Flag(help: "Print one JSON object.")
    var json = false

    func validate() throws {
        if tag, file != nil {
            throw ValidationError("--tag writes a tag and reads no page; remove the page or --tag.")
        }
        if tag, clip == nil { throw ValidationError("--tag requires --clip.") }
        if !tag, file == nil {
            throw ValidationError(
                "Specify a page to check, or --tag to write a "
                    + "tag."
            )
        }
    }

    func run() async throws {
        try await Console.reporting(json: json) {
            let clip = try clip.map { try Self.bundle($0) }
            let app = try app.map { try Self.bundle($0) }
            if let file {
                try Self.check(file, clip: clip, app: app, strict: strict, json: json)
            } else if let clip {
                try writeTag(clip)
            }
        }
    }

    // MARK: Writing

    private func writeTag(_ clip: BundleIdentifier) throws {
        let banner = SmartAppBanner(
            clipBundle: clip.text,
            app: appID,
            display: bannerOnly ? nil : SmartAppBanner.cardDisplay
        )
        let lines = [banner.tag] + (image.map { [SmartAppBanner.imageTag($0)] } ?? [])
        // The tag is checked like one in a page.
        let tags = PageTags(html: Array(lines.joined().utf8))
        for finding in tags.findings(clip: clip) where finding.code.severity != .note {
            guard finding.code.severity == .error else {
                Console.warn(finding.sentence)
                continue
            }
            throw CommandError(finding.code.rawValue, finding.sentence)
        }
        if json {
            try Console.print(json: ["tags": lines])
        } else {
            for line in lines { try Console.print(line) }
        }
    }

    // MARK: Checking

    private static func check(
        _ file: String,
        clip: BundleIdentifier?,
        app: BundleIdentifier?,
        strict: Bool,
        json: Bool
    ) throws {
        if AssociationFile.webHost(file) != nil {
            throw CommandError(
                "input",
                "page: '\(file)' is a URL, and this command reads a file. Use 'morsel diagnose "
                    + "\(file)' to check the page that a site serves, or save it first."
            )
        }
        let bytes = try InputFile.bytes(file, limit: PageTags.largestPage, what: "page")
        let tags = PageTags(html: bytes)
        let findings = tags.findings(clip: clip, app: app)
        let report = PageReport(file, tags, findings)
        if json {
            try Console.print(json: report)
        } else {
            for line in report.lines { try Console.print(line) }
        }
        let worst = findings.map(\.code.severity).max()
        if worst == .error || strict && worst == .warning { throw ExitCode.failure }
    }

    /// Parses a bundle identifier, or takes that of an identifier with the team's prefix.
    private static func bundle(_ text: String) throws -> BundleIdentifier {
        if let identifier = try? AppIdentifier(text) { return identifier.bundle }
        do throws(IdentifierError) {
            return try BundleIdentifier(text)
        } catch {
            throw CommandError(
                "bundle",
                "bundle: '\(text)' is not a bundle identifier, such as com.example.fruta.Clip."
            )
        }
    }
}
