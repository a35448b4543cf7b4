// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import ArgumentParser
import MorselRegistry
import Terminal

/// A command that lists the API keys, with their roles and dates.
struct KeyListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the keys of the API.",
        discussion:
            "One line for each key: ID, role, whether it works, date and name, with tabs in between."
    )

    @OptionGroup var database: DatabaseOption

    @Flag(help: "Print one JSON object per line.")
    var json = false

    private struct Line: Encodable {
        let id: String
        let issuer: String
        let name: String
        let role: String
        let created: String?
        let revoked: String?
    }

    func run() async throws {
        try await Console.reporting(json: json) {
            let registry: Registry = try database.open()
            let keys = try await registry.read { try $0.records(APIKey.self, of: nil) }
            for key in keys {
                if json {
                    try Console.print(
                        json: Line(
                            id: key.id,
                            issuer: key.issuer,
                            name: key.name,
                            role: key.role.rawValue,
                            created: key.created.iso8601,
                            revoked: key.revoked?.iso8601
                        )
                    )
                } else {
                    let columns = [
                        key.id, key.role.rawValue, key.revoked == nil ? "active" : "revoked",
                        key.created.iso8601 ?? "", key.name,
                    ]
                    try Console.print(
                        columns.map { VisibleText.oneLine($0) }.joined(separator: "\t")
                    )
                }
            }
            if keys.isEmpty {
                Console.warn(
                    "'\(database.path)' has no keys; 'morsel key create NAME' makes one."
                )
            }
        }
    }
}
