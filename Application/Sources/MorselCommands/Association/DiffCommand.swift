// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppSiteAssociation
import ArgumentParser
import CommandArguments
import FindingReports
import Terminal

/// A command that reports the differences in meaning between two files (B5).
struct AssociationDiffCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Compare the meaning of two association files.",
        discussion: """
            Formatting is ignored, and so is the order of elements where it has no meaning. The exit \
            status is 1 if there is a difference.
            """
    )

    @Argument(help: "The older file.")
    var old: String

    @Argument(help: "The newer file; '-' for standard input.")
    var new: String

    @Flag(help: "Print one JSON object per line.")
    var json = false

    func run() async throws {
        try await Console.reporting(json: json) {
            let older = try AssociationFile.site(old)
            let newer = try AssociationFile.site(new)
            let differences = older.differences(to: newer)
            for difference in differences {
                let report = DifferenceReport(difference)
                if json {
                    try Console.print(json: report)
                } else {
                    for line in report.lines { try Console.print(line) }
                }
            }
            if !differences.isEmpty { throw ExitCode.failure }
            if !json { try Console.print("No differences in meaning.") }
        }
    }
}
