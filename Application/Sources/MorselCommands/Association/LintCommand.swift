// SPDX-License-Identifier: Apache-2.0

import AppSiteAssociation
import ArgumentParser
import CommandArguments
import FindingReports
import MorselWording
import Terminal

/// A command that reports problems in association files (B5).
struct AssociationLintCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Report problems in association files, and how to fix them.",
        discussion: """
            The exit status is 1 if there is an error; with --strict, also if there is a warning. \
            Documentation/association.md describes every finding.
            """
    )

    @Argument(help: "The files; '-' for standard input.")
    var files: [String]

    @Option(help: "The output format: text, json or sarif.")
    var format = ReportFormat.text

    @Flag(help: "Treat warnings as errors.")
    var strict = false

    /// The output format.
    enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
        case text, json, sarif
    }

    func run() async throws {
        try await Console.reporting(json: format == .json) {
            let reports = try files.map {
                try AssociationFindingReport(file: $0, bytes: AssociationFile.bytes($0))
            }
            switch format {
            case .text: for line in reports.flatMap(\.lines) { try Console.print(line) }
            case .json: for report in reports { try Console.print(json: report) }
            case .sarif: try Console.print(json: SARIFLog(reports))
            }
            let worst = reports.flatMap(\.severities).max()
            if worst == .error || strict && worst == .warning { throw ExitCode.failure }
        }
    }
}
