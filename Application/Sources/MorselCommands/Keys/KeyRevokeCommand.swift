// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import ArgumentParser
import MorselRegistry
import Terminal

/// A command that revokes an API key, whose tokens are then refused.
struct KeyRevokeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "revoke",
        abstract: "Revoke a key: from now on the API refuses its tokens."
    )

    @Argument(help: ArgumentHelp("The key's ID.", valueName: "id"))
    var id: String

    @OptionGroup var database: DatabaseOption

    @Flag(help: "Print errors as JSON.")
    var json = false

    func run() async throws {
        try await Console.reporting(json: json) {
            let registry: Registry = try database.open()
            let id = id
            let now = Timestamp.now
            let isKnown = try await registry.write(by: .command, at: now) { store in
                guard var key = try store.record(APIKey.self, id) else { return false }
                if key.revoked == nil {
                    key.revoked = now
                    try store.put(key)
                }
                return true
            }
            guard isKnown else {
                throw CommandError(
                    "key",
                    "key: there is no key '\(id)'; 'morsel key list' lists them."
                )
            }
        }
    }
}
