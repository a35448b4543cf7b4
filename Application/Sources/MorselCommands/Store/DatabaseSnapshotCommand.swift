// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import MorselRegistry
import MorselWording
import Terminal

/// A command that writes a snapshot file, from which a new server answers at once.
struct DatabaseSnapshotCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshot",
        abstract: "Write a snapshot file, from which a new server answers at once.",
        discussion: """
            'morsel serve --snapshot' reads the file if it fits the database, and then catches up with \
            the database. An existing snapshot file is replaced.
            """
    )

    @Argument(help: "The snapshot file.", completion: .file())
    var file: String

    @OptionGroup var database: DatabaseOption

    @Flag(help: "Replace the file even if it is not a snapshot file.")
    var force = false

    @Flag(help: "Print the result as JSON.")
    var json = false

    private struct Report: Encodable {
        let database: String
        let snapshot: String
        let experiences: Int
        let revision: Int64
        let bytes: Int
    }

    func run() async throws {
        try await Console.reporting(json: json) {
            try checkPlace()
            let registry = try database.open()
            do {
                let snapshot = try await registry.snapshot()
                let bytes = try await snapshot.file(of: registry)
                    .write(to: file, replacingOthers: force)
                let report = Report(
                    database: database.path,
                    snapshot: file,
                    experiences: snapshot.publishedCount,
                    revision: snapshot.revision.rawValue,
                    bytes: bytes
                )
                if json {
                    try Console.print(json: report)
                } else {
                    try Console.print("Wrote '\(file)': \(bytes) bytes.")
                }
            } catch let error as SnapshotFileError {
                throw CommandError("snapshot", error.sentence(about: file))
            }
        }
    }

    /// Checks that the snapshot does not replace a folder, or the database itself.
    private func checkPlace() throws {
        guard !file.isEmpty, !InputFile.isFolder(file) else {
            throw CommandError("snapshot", "snapshot: '\(file)' is not the name of a file.")
        }
        guard !InputFile.isSame(file, database.path) else {
            throw CommandError(
                "snapshot",
                "snapshot: '\(file)' is the database itself; specify another file."
            )
        }
    }
}
