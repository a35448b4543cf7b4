// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// The commands about the association of clips with websites.
struct AssociationCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "association",
        abstract: "Write and check association files of domains and App Clips.",
        subcommands: [
            AssociationInitCommand.self, AssociationAddCommand.self, AssociationRemoveCommand.self,
            AssociationLintCommand.self, AssociationMatchCommand.self,
            AssociationExplainCommand.self, AssociationDiffCommand.self,
            AssociationCheckCommand.self, AssociationPageCommand.self, VerifyCommand.self,
        ]
    )
}
