internal import ArgumentParser

/// Everything about the association of clips with websites.
struct AssociationCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "association",
        abstract: "Write association files, and check whether clips and sites belong together.",
        subcommands: [
            AssociationInitCommand.self, AssociationAddCommand.self, AssociationRemoveCommand.self,
            AssociationLintCommand.self, AssociationMatchCommand.self,
            AssociationExplainCommand.self, AssociationDiffCommand.self,
            AssociationCheckCommand.self, AssociationPageCommand.self, VerifyCommand.self,
        ]
    )
}
