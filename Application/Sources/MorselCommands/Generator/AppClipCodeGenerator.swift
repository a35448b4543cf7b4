// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser

/// The command `AppClipCodeGenerator`, with the command line of Apple's tool (A6).
///
/// Scripts written for that tool run unchanged: the same subcommands and options, the same lines
/// on standard output, and the same conversion of scheme and host to lowercase (O-01).
public struct AppClipCodeGenerator: AsyncParsableCommand {
    /// The name, the help text and the subcommands of the command.
    public static let configuration = CommandConfiguration(
        commandName: "AppClipCodeGenerator",
        abstract: "Generate App Clip Codes.",
        discussion: """
            generate --url <url> --output <file> [--type cam|nfc] [--logo badge|none]
                     [--index <0-17> | --foreground <RRGGBB> --background <RRGGBB>]
            suggest --foreground <RRGGBB> --background <RRGGBB>
            templates
            """,
        version: "0.1.0",
        subcommands: [
            GeneratorGenerate.self, GeneratorSuggest.self, GeneratorTemplates.self,
        ]
    )

    /// Creates the command; the parser sets its properties.
    public init() {}
}
