// SPDX-License-Identifier: Apache-2.0

internal import ArgumentParser
internal import MorselRegistrySQLite

/// The database that a command works on.
struct DatabaseOption: ParsableArguments {
    @Option(
        name: [.customLong("database"), .customShort("d")],
        help: ArgumentHelp("The database; it is created if it does not exist.", valueName: "file")
    )
    var path = "morsel.sqlite"

    /// Opens the database.
    ///
    /// - Throws: ``CommandError``.
    func open() throws -> SQLiteRegistry {
        do {
            return try SQLiteRegistry(path: path)
        } catch {
            throw CommandError(
                "database",
                "database: '\(path)' cannot be opened; specify a database created by morsel, or a "
                    + "new file in a writable folder."
            )
        }
    }
}
