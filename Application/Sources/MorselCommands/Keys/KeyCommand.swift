// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// The commands about the keys of the API.
struct KeyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "key",
        abstract:
            "Manage the keys with which clients use the App Store Connect API of 'morsel serve'.",
        subcommands: [KeyCreateCommand.self, KeyListCommand.self, KeyRevokeCommand.self]
    )
}
