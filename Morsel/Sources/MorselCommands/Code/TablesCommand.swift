internal import AppClipCodes
internal import ArgumentParser

/// Packs coding tables.
struct TablesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tables",
        abstract: "Pack a folder of weight files into the compact form of the built-in tables."
    )

    @Argument(help: "The folder with h.data, spq.data and cpq.data.")
    var folder: String

    @Option(name: .shortAndLong, help: "The file to write.")
    var output: String

    func run() throws {
        try OutputFile.write(TablesOption.load(folder).compact(), to: output)
    }
}
