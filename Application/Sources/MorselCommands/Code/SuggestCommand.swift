// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import ArgumentParser
import CodeReports
import Terminal

/// A command that checks the contrast of a colour pair, and suggests others.
struct SuggestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "suggest",
        abstract: "Check the contrast of a colour pair, and suggest foregrounds if it is too low."
    )

    @Option(help: ArgumentHelp("The foreground colour.", valueName: "RRGGBB"))
    var foreground: String

    @Option(help: ArgumentHelp("The background colour.", valueName: "RRGGBB"))
    var background: String

    @Flag(help: "Print the result as JSON.")
    var json = false

    func run() async throws {
        try await Console.reporting(json: json) {
            let pair = try StyleOptions.pair(foreground: foreground, background: background)
            if json {
                struct Report: Encodable {
                    let enoughContrast: Bool
                    let pairs: [PairReport]
                }
                let pairs = pair.suggestions.map { PairReport($0, index: nil) }
                try Console.print(
                    json: Report(enoughContrast: pair.hasEnoughContrast, pairs: pairs)
                )
            } else {
                for suggestion in pair.suggestions { try Console.print(suggestion.line) }
            }
        }
    }
}

/// A command that lists the default colour pairs.
struct TemplatesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "templates",
        abstract: "List the default colour pairs."
    )

    @Flag(help: "Print the result as JSON.")
    var json = false

    func run() throws {
        if json {
            try Console.print(
                json: ColorPair.templates.enumerated().map { PairReport($1, index: $0) }
            )
            return
        }
        for line in ColorPair.templateLines { try Console.print(line) }
    }
}
