// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppSiteAssociation
import ArgumentParser
import CommandArguments
import FindingReports
import MorselWording
import Terminal

/// A command that explains why a URL does or does not match (B5).
struct AssociationExplainCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explain, rule by rule, why a URL does or does not open an app.",
        discussion: """
            The exit status is 1 if the URL does not open an app.

            morsel association explain apple-app-site-association https://fruta.example/buy/1 \\
                --app ABCDE12345.com.example.fruta --host fruta.example
            """
    )

    @Argument(help: "The file; '-' for standard input.")
    var file: String

    @Argument(help: "The URL.")
    var url: String

    @Option(help: "The app's identifier, with the team's prefix. Default: every app in the file.")
    var app: String?

    @Option(help: "The host that serves the file. Default: any host.")
    var host = ""

    @Flag(help: "Print one JSON object per line.")
    var json = false

    func run() async throws {
        try await Console.reporting(json: json) {
            let site = try AssociationFile.site(file)
            let matcher = LinkMatcher(site.links, host: host)
            let url = try AssociationFile.url(url)
            let apps = app.map { [$0] } ?? matcher.decisions(about: url).map { $0.app }
            var matches = false
            for app in apps {
                let explanation = matcher.explanation(for: app, url, clips: site.clips)
                matches = matches || explanation.decision == .match
                if json {
                    try Console.print(json: ExplanationReport(explanation, app: app))
                } else {
                    for line in explanation.lines(about: app) {
                        try Console.print(VisibleText.oneLine(line))
                    }
                }
            }
            if apps.isEmpty {
                throw CommandError(
                    "file",
                    "file: the section 'applinks' of the file "
                        + "lists no apps."
                )
            }
            if !matches { throw ExitCode.failure }
        }
    }
}
