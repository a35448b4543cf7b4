// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// The commands about advanced experiences (C2).
struct ExperienceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "experience",
        abstract: "Keep advanced App Clip experiences: one by one, or as a list.",
        subcommands: [
            ExperienceAddCommand.self, ExperienceListCommand.self, ExperienceShowCommand.self,
            ExperienceEditCommand.self, ExperienceLocalizeCommand.self, ExperienceImageCommand.self,
            ExperienceDeactivateCommand.self, ExperienceActivateCommand.self,
            ExperienceRemoveCommand.self, ExperienceImportCommand.self,
            ExperienceExportCommand.self, ExperienceWarningsCommand.self,
        ]
    )
}
