// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import ArgumentParser
import CodeReports
import Terminal

/// A command that checks whether URLs fit into a code, how many bits they take, and how they would take fewer.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Check whether URLs fit in a code, and suggest shorter ones.",
        discussion: """
            The exit status is 1 if a URL does not fit.

            morsel code check https://www.example.com/menus/?id=123
            morsel code check --stdin --json < urls.txt
            """
    )

    @Argument(help: "The URLs.")
    var urls: [String] = []

    @Flag(help: "Read the URLs from standard input, one per line.")
    var stdin = false

    @Flag(help: "Print one JSON object per line.")
    var json = false

    @Flag(help: "Exit with status 1 also when there is a note, such as for a digit in the host.")
    var strict = false

    @OptionGroup var tables: TablesOption

    func validate() throws {
        guard stdin == urls.isEmpty else {
            throw ValidationError("Specify either URLs or --stdin.")
        }
    }

    func run() async throws {
        try await Console.reporting(json: json) {
            let tables = try tables.load()
            var allFit = true
            func check(_ url: String) throws {
                let report = CheckReport(url, tables: tables)
                allFit = allFit && report.fits && !(strict && !report.notes.isEmpty)
                if json {
                    try Console.print(json: report)
                } else {
                    try Console.write(report.text)
                }
            }
            if stdin {
                var lines = LineReader()
                while let line = try lines.nextLine() {
                    // Empty lines are ignored.
                    if !line.isEmpty { try check(line) }
                }
            } else {
                for url in urls { try check(url) }
            }
            if !allFit { throw ExitCode.failure }
        }
    }
}
