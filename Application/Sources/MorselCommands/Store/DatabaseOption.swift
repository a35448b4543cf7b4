// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import MorselRegistry
import MorselRegistryPostgreSQL
import MorselRegistrySQLite
import Terminal

/// The option for the database of a command.
struct DatabaseOption: ParsableArguments {
    /// The database of commands that do not name one, in the current folder.
    static let standardPath = "morsel.sqlite"

    @Option(
        name: [.customLong("database"), .customShort("d")],
        help: ArgumentHelp(
            "The database: a file, or postgresql://user@host/database. (default: \(standardPath))",
            valueName: "file"
        )
    )
    var chosen: String?

    /// The path or the address of the database.
    var path: String { chosen ?? Self.standardPath }

    /// The path or the address without its password, for output.
    var shown: String { isServer ? Self.withoutPassword(path) : path }

    /// A Boolean value that indicates whether the database is on a PostgreSQL server.
    var isServer: Bool { Registry.isPostgreSQL(path) }

    /// A Boolean value that indicates whether there is a file at the path of the database.
    var isPresent: Bool { !isServer && InputFile.exists(path) }

    /// Opens an existing database.
    ///
    /// A command that only reads never creates one.
    ///
    /// - Parameter creators: The commands that create a database, for the error message.
    /// - Returns: The registry.
    /// - Throws: ``CommandError`` with the path at which there is no database.
    func open(creators: String = "'morsel publish'") throws -> Registry {
        try opening(creators) { try existing() }
    }

    /// Opens the database, and creates it if it does not exist.
    ///
    /// - Throws: ``CommandError`` if that fails.
    func openOrCreate() throws -> Registry {
        try opening {
            try isServer
                ? Registry.postgresql(path, creating: true) : Registry.sqlite(path: path)
        }
    }

    private func existing() throws -> Registry {
        try isServer
            ? Registry.postgresql(path, creating: false) : Registry.sqlite(existing: path)
    }

    /// Opens the database for a command that can do without one.
    ///
    /// If there is none, the registry is empty, and a note says so if the database was named.
    ///
    /// - Throws: ``CommandError`` if an existing database cannot be opened.
    func openIfPresent() throws -> Registry {
        try opening {
            do {
                return try existing()
            } catch Registry.OpeningError.missing {
                if chosen != nil {
                    Console.warn(
                        "Note: There is no database at '\(place)', so "
                            + "no clips or experiences are registered. Specify one with --database."
                    )
                }
                return try Registry.sqlite()
            }
        }
    }

    private var place: String { isServer ? shown : InputFile.absolutePath(path) }

    /// Runs a closure that opens the database.
    ///
    /// - Throws: ``CommandError`` in place of all errors of the closure.
    func opening<Value>(_ creators: String = "", _ body: () throws -> Value) throws -> Value {
        do {
            if !isServer { try requireFile() }
            return try body()
        } catch {
            let reason = isServer ? serverEnding(error, creators) : ending(error, creators)
            throw CommandError("database", "database: '\(shown)' cannot be opened\(reason)")
        }
    }

    /// Returns the end of the sentence about a database that cannot be opened.
    private func ending(_ error: any Error, _ creators: String) -> String {
        switch error {
        case Registry.OpeningError.missing:
            ": there is no database at '\(InputFile.absolutePath(path))'. Specify another with "
                + "--database, or create it with \(creators)."
        case Registry.OpeningError.otherDatabase:
            ": it is the database of another program. Specify a database created by morsel, or a "
                + "new file."
        case Registry.OpeningError.newer:
            ": it was written by a newer version of morsel. Update morsel, or specify another with "
                + "--database."
        case Registry.OpeningError.busy:
            ": another program has locked it. Try again when that program is done."
        case Registry.OpeningError.damaged:
            ": the file is damaged. Restore a backup with 'morsel database restore'."
        case _ where InputFile.isFolder(path):
            ": it is a folder. Specify a database created by morsel, or a new file."
        case _ where !InputFile.isFolder(InputFile.absolutePath(path + "/..")):
            ": there is no folder '\(InputFile.absolutePath(path + "/.."))'."
        case let error as OtherKindError:
            ": it is \(error.kind.noun). Specify a database created by morsel, or a new file."
        default:
            "; specify a database created by morsel, or a new file in a writable folder."
        }
    }

    /// An error that occurs if the path does not lead to a file.
    private struct OtherKindError: Error {
        let kind: FileKind
    }

    /// Checks the kind of the file first, since SQLite would wait for the other end of a pipe.
    private func requireFile() throws {
        guard let kind = FileKind(at: path), kind != .file, kind != .folder else { return }
        throw OtherKindError(kind: kind)
    }
}
