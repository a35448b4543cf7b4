// SPDX-License-Identifier: Apache-2.0

internal import ArgumentParser
internal import MorselRegistryPostgreSQL
internal import MorselRegistrySQL
internal import MorselRegistrySQLite

/// The database that a command works on.
struct DatabaseOption: ParsableArguments {
    /// The database of commands that name none, in the current folder.
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

    /// The path or the address, as people may see it: without a password.
    var shown: String { isServer ? Self.withoutPassword(path) : path }

    /// Whether it is a database of a PostgreSQL server.
    var isServer: Bool { SQLRegistry.isPostgreSQL(path) }

    /// Whether there is a file where the database should be.
    var isPresent: Bool { !isServer && InputFile.exists(path) }

    /// Opens a database that exists.
    ///
    /// A command that only reads creates none.
    ///
    /// - Parameter creators: The commands that create one, for the error.
    /// - Returns: The registry.
    /// - Throws: ``CommandError``, with the place where no database is.
    func open(creators: String = "'morsel publish'") throws -> SQLRegistry {
        try opening(creators) { try existing() }
    }

    /// Opens the database, and creates it if it does not exist.
    ///
    /// - Throws: ``CommandError``.
    func openOrCreate() throws -> SQLRegistry {
        try opening {
            try isServer
                ? SQLRegistry.postgresql(path, creating: true) : SQLRegistry.sqlite(path: path)
        }
    }

    private func existing() throws -> SQLRegistry {
        try isServer
            ? SQLRegistry.postgresql(path, creating: false) : SQLRegistry.sqlite(existing: path)
    }

    /// Opens the database, for a command that can do without one: where there is none, the registry
    /// is empty, and a note says so if the database was named.
    ///
    /// - Throws: ``CommandError``.
    func openIfPresent() throws -> SQLRegistry {
        try opening {
            do {
                return try existing()
            } catch SQLRegistry.OpeningError.missing {
                if chosen != nil {
                    Console.warn(
                        "Note: There is no database at '\(place)', so "
                            + "no clips or experiences are registered. Specify one with --database."
                    )
                }
                return try SQLRegistry.sqlite()
            }
        }
    }

    private var place: String { isServer ? shown : InputFile.absolutePath(path) }

    /// Does something with the database.
    ///
    /// - Throws: ``CommandError`` in place of all other errors.
    func opening<Value>(_ creators: String = "", _ body: () throws -> Value) throws -> Value {
        do {
            if !isServer { try requireFile() }
            return try body()
        } catch {
            let reason = isServer ? serverEnding(error, creators) : ending(error, creators)
            throw CommandError("database", "database: '\(shown)' cannot be opened\(reason)")
        }
    }

    /// What follows in the sentence about a database that cannot be opened.
    private func ending(_ error: any Error, _ creators: String) -> String {
        switch error {
        case SQLRegistry.OpeningError.missing:
            ": there is no database at '\(InputFile.absolutePath(path))'. Specify another with "
                + "--database, or create it with \(creators)."
        case SQLRegistry.OpeningError.otherDatabase:
            ": it is the database of another program. Specify a database created by morsel, or a "
                + "new file."
        case SQLRegistry.OpeningError.newer:
            ": it was written by a newer version of morsel. Update morsel, or specify another with "
                + "--database."
        case SQLRegistry.OpeningError.busy:
            ": another program has locked it. Try again when that program is done."
        case SQLRegistry.OpeningError.damaged:
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

    /// What is at the path is no file.
    private struct OtherKindError: Error {
        let kind: FileKind
    }

    /// Looks at the path first: SQLite would wait for the other end of a pipe.
    private func requireFile() throws {
        guard let kind = FileKind(at: path), kind != .file, kind != .folder else { return }
        throw OtherKindError(kind: kind)
    }
}
