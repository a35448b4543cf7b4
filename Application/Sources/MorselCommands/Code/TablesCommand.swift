// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import ArgumentParser
import Terminal

/// A command that packs coding tables.
struct TablesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tables",
        abstract: "Convert a folder of weight files to a compact file for --tables."
    )

    @Argument(help: "The folder with h.data, spq.data and cpq.data.", completion: .directory)
    var folder: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The file to write.", valueName: "file"),
        completion: .file()
    )
    var output: String

    @Flag(help: "Print the result as JSON.")
    var json = false

    func run() async throws {
        try await Console.reporting(json: json) {
            let tables = try TablesOption.load(folder).compact()
            try OutputFile.write(tables, to: output)
            if json, !OutputFile.isStandardOutput(output) {
                struct Report: Encodable {
                    let output: String
                    let bytes: Int
                }
                try Console.print(json: Report(output: output, bytes: tables.count))
            }
        }
    }
}
