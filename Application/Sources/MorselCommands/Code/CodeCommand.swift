// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// The commands about App Clip Codes.
struct CodeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "code",
        abstract: "Generate, check, read and print App Clip Codes.",
        subcommands: [
            GenerateCommand.self, CheckCommand.self, SuggestCommand.self, TemplatesCommand.self,
            BatchCommand.self, PackCommand.self, SheetCommand.self, ReadCommand.self,
            QRCommand.self, NFCCommand.self, TablesCommand.self,
        ]
    )
}
