// SPDX-License-Identifier: Apache-2.0

import AppClipProject
import ArgumentParser
import CommandArguments
import ProjectReports
import Terminal

/// A command that prints the facts that are read from Xcode projects.
struct ProjectCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "project",
        abstract: "Print what Xcode projects say about their apps and App Clips.",
        discussion: """
            Reads Xcode projects and workspaces below a folder as Xcode would read them, and prints their targets \
            with identifiers, versions, domains, schemes and files, for each configuration. Nothing is built, and \
            nothing is judged: that is what 'morsel lint' does.
            """
    )

    @Argument(
        help: "A folder, an .xcodeproj or an .xcworkspace. Default: this folder.",
        completion: .directory
    )
    var path = "."

    @Option(
        name: .shortAndLong,
        help:
            "Print this configuration only, such as Release. A target without it takes its default one."
    )
    var configuration: String?

    @Flag(help: "Print JSON, with all files of each target.")
    var json = false

    func run() async throws {
        let place = try Console.reading(json: json) {
            try ProjectPlace(path)
        }
        let tree = ProjectTree(reading: place.files, at: place.path)
        let report = ProjectReport(tree, configuration: configuration)
        try Console.reading(json: json) {
            guard !tree.projects.isEmpty || !tree.notRead.isEmpty || !tree.packages.isEmpty else {
                throw CommandError(
                    "project",
                    "\(path): there is no Xcode project, workspace or Swift package below this folder."
                )
            }
            if let configuration, !report.hasConfiguration {
                throw CommandError(
                    "configuration",
                    "--configuration: no target has a configuration '\(configuration)'."
                )
            }
        }
        try await Console.reporting(json: json) {
            if json {
                try Console.print(json: report)
            } else {
                try Console.write(ProjectText(report).text)
            }
        }
        if tree.projects.isEmpty, tree.packages.isEmpty { throw ExitCode.failure }
    }
}
