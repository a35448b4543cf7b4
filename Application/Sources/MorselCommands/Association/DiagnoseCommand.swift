// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import AssociationVerification
import CommandArguments
import FindingReports
import MorselFetch
import MorselRegistry
import MorselWording
import SiteDiagnosis
import Terminal

/// A command that makes the five checks of App Clip diagnostics.
struct DiagnoseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diagnose",
        abstract: "Run the five App Clip diagnostics checks for a URL.",
        discussion: """
            For hosts that 'morsel serve' serves, the checks use the database; for others, they fetch \
            the site's files. The exit status is 1 if a problem prevents the clip from launching.

            morsel diagnose https://fruta.example/smoothie
            """
    )

    @Argument(help: "The invocation URL.")
    var url: String

    @Option(help: "Also say what this version of iOS launches, such as 16.3.")
    var system: String?

    @OptionGroup var database: DatabaseOption

    @OptionGroup var fetching: FetchOptions

    @Flag(help: "Print the diagnosis as JSON.")
    var json = false

    func run() async throws {
        try await Console.reporting(json: json) {
            let url = try Parsed.url(url)
            let system = try system.map { try Parsed.system($0) }
            let registry = try database.openIfPresent()
            let diagnoser = Diagnoser(
                registry: registry,
                snapshots: CurrentSnapshot(registry),
                checker: DomainChecker(fetcher: SiteFetcher(policy: try fetching.policy()))
            )
            let result = try await diagnoser.diagnose(url, on: system, at: .now)
            let report = DiagnosisReport(result)
            if json {
                try Console.print(json: report)
            } else {
                try Console.write(report.text)
            }
            if !report.isGood { throw ExitCode.failure }
        }
    }
}
