internal import ArgumentParser
internal import MorselRegistrySQLite

/// The database that a command works on.
struct DatabaseOption: ParsableArguments {
    @Option(
        name: [.customLong("database"), .customShort("d")],
        help: ArgumentHelp("The database; it is made if it is not there.", valueName: "file")
    )
    var path = "morsel.sqlite"

    /// Opens the database.
    ///
    /// - Throws: ``Refusal``.
    func open() throws -> SQLiteRegistry {
        do {
            return try SQLiteRegistry(path: path)
        } catch {
            throw Refusal(
                "database",
                "database: '\(path)' cannot be opened; a file of this program, or a new one in a folder that can be written, is wanted."
            )
        }
    }
}
