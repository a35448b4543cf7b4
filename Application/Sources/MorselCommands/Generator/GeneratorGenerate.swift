// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import ArgumentParser
import CodeReports
import MorselWording
import Terminal

/// A command that generates one code, as Apple's tool does.
struct GeneratorGenerate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Generate an App Clip Code and save it as an SVG file."
    )

    @Option(help: "The invocation URL.")
    var url: String

    @OptionGroup var style: StyleOptions

    @Option(
        help: ArgumentHelp("The SVG file to write.", valueName: "file"),
        completion: .file(extensions: ["svg"])
    )
    var output: String

    func run() async throws {
        let request = CodeRequest(
            url: url,
            style: try style.style(),
            spelling: .generator,
            tables: .standard
        )
        let code = try request.code()
        for note in code.url.notes where note == .generatedDefaultLink {
            Console.warn("Warning: \(note.sentence)")
        }
        try OutputFile.write(code.svg, to: output)
    }
}

/// A command that checks a colour pair, as Apple's tool does.
struct GeneratorSuggest: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "suggest",
        abstract: "Verify a color pair, or suggest foreground colors for its background."
    )

    @Option(help: ArgumentHelp("The foreground color.", valueName: "RRGGBB"))
    var foreground: String

    @Option(help: ArgumentHelp("The background color.", valueName: "RRGGBB"))
    var background: String

    func run() throws {
        let pair = try StyleOptions.pair(foreground: foreground, background: background)
        for suggestion in pair.suggestions { try Console.print(suggestion.line) }
    }
}

/// A command that lists the default colour pairs, as Apple's tool does.
struct GeneratorTemplates: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "templates",
        abstract: "List the default color pairs."
    )

    func run() throws {
        for line in ColorPair.templateLines { try Console.print(line) }
    }
}
