public import ArgumentParser

/// The command `morsel`.
public struct Morsel: AsyncParsableCommand {
    /// What `--help` says.
    public static let configuration = CommandConfiguration(
        commandName: "morsel",
        abstract: "App Clips on any machine: codes, checks, experiences.",
        version: "0.1.0",
        subcommands: [
            CodeCommand.self, PublishCommand.self, ExperienceCommand.self, InvokeCommand.self,
            TestCommand.self, AssociationCommand.self, DiagnoseCommand.self, ServeCommand.self,
        ]
    )

    /// Makes the command; its properties are set by the parser.
    public init() {}
}
