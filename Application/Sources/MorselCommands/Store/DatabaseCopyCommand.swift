// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import MorselRegistry
import MorselWording
import Synchronization
import Terminal

/// A command that copies a registry from one kind of database to another.
struct DatabaseCopyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "copy",
        abstract:
            "Copy everything from one database to another, such as from a file to PostgreSQL.",
        discussion: """
            The copy shows the database at one moment, and is there whole or not at all; at the end the \
            two are compared. The target must be empty. A file is created; a database of a server must \
            exist.
            """
    )

    @Argument(help: "The database to read: a file, or postgresql://user@host/database.")
    var from: String

    @Argument(help: "The empty database to write: a file, or postgresql://user@host/database.")
    var to: String

    @Flag(help: "Print the result as JSON.")
    var json = false

    private struct Report: Encodable {
        let from: String
        let to: String
        let rows: Int
        let revision: Int64
    }

    func run() async throws {
        try await Console.reporting(json: json) {
            var source = DatabaseOption()
            source.chosen = from
            var target = DatabaseOption()
            target.chosen = to
            guard from != to, !(target.isPresent && InputFile.isSame(from, to)) else {
                throw CommandError("to", "to: it is the database to read; specify another one.")
            }
            let registry = try source.open()
            let copy = try await copy(registry, to: try target.openOrCreate(), target)
            if json {
                try Console.print(
                    json: Report(
                        from: source.shown,
                        to: target.shown,
                        rows: copy.rows,
                        revision: copy.revision.rawValue
                    )
                )
            } else {
                try Console.print(
                    "Copied '\(source.shown)' to '\(target.shown)': \(copy.rows) rows."
                )
            }
        }
    }

    private func copy(
        _ registry: Registry,
        to target: Registry,
        _ option: DatabaseOption
    ) async throws -> Registry.Copy {
        let progress = Mutex<Progress?>(nil)
        do {
            return try await registry.copy(to: target) { done, total in
                progress.withLock { progress in
                    if progress == nil {
                        progress = Progress(total: total, noun: "rows", minimumTotal: 10_000)
                    }
                    progress?.update(done)
                }
            }
        } catch Registry.CopyingError.notEmpty {
            throw CommandError(
                "to",
                "to: '\(option.shown)' is not empty, so nothing was copied. Specify an empty database."
            )
        } catch Registry.CopyingError.interrupted {
            throw CommandError(
                "to",
                "to: the connection to '\(option.shown)' was lost, so nothing was copied. Try again."
            )
        } catch Registry.CopyingError.different(let table) {
            throw CommandError(
                "to",
                "to: the copy of the table '\(table)' differs from what was read. Do not use "
                    + "'\(option.shown)'; copy again into another database."
            )
        } catch let error as RegistryError {
            throw CommandError("copy", "copy: nothing was copied. \(error.sentence)")
        }
    }
}
