// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import ArgumentParser
import MorselRegistry
import MorselRegistrySQLite
import MorselWording
import Terminal

/// The commands for operators of a database.
struct DatabaseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "database",
        abstract: "Check, back up, restore and copy a database, and write snapshot files.",
        subcommands: [
            DatabaseCheckCommand.self, DatabaseBackupCommand.self, DatabaseRestoreCommand.self,
            DatabaseCopyCommand.self, DatabaseSnapshotCommand.self,
        ]
    )
}

/// A command that reads a whole database, and reports its faults.
struct DatabaseCheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Check a database: the file, every row, and all bytes against their digests.",
        discussion: """
            One line for each finding. The exit status is 1 if there are any. A server that uses the \
            database can go on running.
            """
    )

    @OptionGroup var database: DatabaseOption

    @Flag(help: "Print the result as JSON.")
    var json = false

    private struct Report: Encodable {
        struct Finding: Encodable {
            let code: String
            let message: String
        }

        let database: String
        let findings: [Finding]
    }

    func run() async throws {
        try await Console.reporting(json: json) {
            let findings = try await database.open().findings()
            if json {
                let lines = findings.map {
                    Report.Finding(code: $0.code, message: VisibleText.oneLine($0.sentence))
                }
                try Console.print(json: Report(database: database.shown, findings: lines))
            } else {
                for finding in findings { try Console.print(VisibleText.oneLine(finding.sentence)) }
                if findings.isEmpty { try Console.print("The database is in order.") }
            }
            if !findings.isEmpty { throw ExitCode.failure }
        }
    }
}

/// A command that writes a backup of a database.
struct DatabaseBackupCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Write a copy of a database to a file, while a server can go on using it.",
        discussion: "The copy shows the database at one moment, and is there whole or not at all."
    )

    @Argument(help: "The file of the copy.", completion: .file())
    var file: String

    @OptionGroup var database: DatabaseOption

    @Flag(help: "Replace the file if it exists.")
    var force = false

    @Flag(help: "Print the result as JSON.")
    var json = false

    private struct Report: Encodable {
        let database: String
        let backup: String
        let bytes: Int
    }

    func run() async throws {
        try await Console.reporting(json: json) {
            try database.requireFile(for: "backed up with 'pg_dump'")
            let place = try NewDatabase(beside: file, as: "backup", replacing: force)
            guard !InputFile.isSame(file, database.path) else {
                throw CommandError(
                    "backup",
                    "backup: '\(file)' is the database itself; specify another file."
                )
            }
            try database.opening("'morsel publish'") {
                try SQLiteFile.copy(database.path, to: place.temporary)
            }
            let bytes = InputFile.size(place.temporary)
            try place.finish()
            if json {
                try Console.print(
                    json: Report(database: database.path, backup: file, bytes: bytes)
                )
            } else {
                try Console.print("Wrote '\(file)': \(bytes) bytes.")
            }
        }
    }
}

extension DatabaseOption {
    /// Throws an error if the database is not a file.
    ///
    /// - Throws: ``CommandError`` for a database of a server.
    fileprivate func requireFile(for way: String) throws {
        guard isServer else { return }
        throw CommandError(
            "database",
            "database: a PostgreSQL database is \(way), or copied to and from a file with 'morsel "
                + "database copy'."
        )
    }
}

/// A command that restores a backup.
struct DatabaseRestoreCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore",
        abstract: "Make a database from a backup.",
        discussion: """
            The backup is checked first, and is not changed. A database that a program is using is \
            not replaced: stop the server before.
            """
    )

    @Argument(help: "The backup.", completion: .file())
    var file: String

    @OptionGroup var database: DatabaseOption

    @Flag(help: "Replace the database if it exists.")
    var force = false

    @Flag(help: "Print the result as JSON.")
    var json = false

    private struct Report: Encodable {
        let backup: String
        let database: String
        let bytes: Int
    }

    func run() async throws {
        try await Console.reporting(json: json) {
            try database.requireFile(for: "restored with 'pg_restore'")
            let place = try NewDatabase(beside: database.path, as: "database", replacing: force)
            guard !InputFile.isSame(file, database.path) else {
                throw CommandError(
                    "backup",
                    "backup: '\(file)' is the database itself; specify a backup."
                )
            }
            try copy(to: place.temporary)
            let registry = try Registry.sqlite(path: place.temporary)
            let findings = try await registry.findings()
            try registry.close()
            guard findings.isEmpty else {
                let count = findings.count.counted("finding")
                throw CommandError(
                    "backup",
                    "backup: '\(file)' is not in order (\(count)), so it was not restored; see "
                        + "'morsel database check --database \(file)'."
                )
            }
            let bytes = InputFile.size(place.temporary)
            try place.finish()
            if json {
                try Console.print(
                    json: Report(backup: file, database: database.path, bytes: bytes)
                )
            } else {
                try Console.print("Restored '\(database.path)' from '\(file)'.")
            }
        }
    }

    /// Copies the backup to a temporary file, if it is a valid one.
    private func copy(to temporary: String) throws {
        let reason: String
        do {
            return try SQLiteFile.copy(file, to: temporary)
        } catch Registry.OpeningError.missing {
            reason =
                InputFile.exists(file) ? "is not a backup of morsel: it is empty" : "does not exist"
        } catch Registry.OpeningError.otherDatabase {
            reason = "is the database of another program"
        } catch Registry.OpeningError.newer {
            reason = "was written by a newer version of morsel; update morsel first"
        } catch Registry.OpeningError.damaged {
            reason = "is damaged; specify another backup"
        } catch Registry.OpeningError.busy {
            reason = "is locked by another program"
        } catch {
            reason = "is not a backup of morsel that can be read and copied"
        }
        throw CommandError("backup", "backup: '\(file)' \(reason).")
    }
}
