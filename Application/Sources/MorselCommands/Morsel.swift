// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser

/// The command `morsel`.
public struct Morsel: AsyncParsableCommand {
    /// The name, the help text and the subcommands of the command.
    public static let configuration = CommandConfiguration(
        commandName: "morsel",
        abstract: "Create, check and serve App Clips on any machine.",
        version: "0.1.0",
        subcommands: [
            NewCommand.self, CodeCommand.self, PublishCommand.self, ExperienceCommand.self,
            BuildCommand.self, LinkCommand.self, TestInvocationCommand.self, SizeCommand.self,
            InvokeCommand.self,
            TestCommand.self, SimulateCommand.self, KitCommand.self,
            ProjectLintCommand.self, RuleExplanationCommand.self,
            ProjectCommand.self, AssociationCommand.self, DiagnoseCommand.self, RuleCommand.self,
            ServeCommand.self, PersonCommand.self, KeyCommand.self, DatabaseCommand.self,
        ]
    )

    /// Creates the command; the parser sets its properties.
    public init() {}
}
