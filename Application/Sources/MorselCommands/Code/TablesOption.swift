// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import ArgumentParser
import MorselWording
import Terminal

/// The option for coding tables other than those in the package.
struct TablesOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Use other coding tables: a folder, or a file made by 'morsel code tables'.",
            valueName: "path"
        ),
        completion: .file()
    )
    var tables: String?

    /// Returns the coding tables: those of the option, or the standard ones.
    ///
    /// - Throws: ``CommandError`` if the tables cannot be read.
    func load() throws -> CodingTables {
        guard let tables else { return .standard }
        return try Self.load(tables)
    }

    /// Loads tables from a folder of weight files, or from a file in the compact form.
    ///
    /// - Throws: ``CommandError`` if the tables cannot be read.
    static func load(_ path: String) throws -> CodingTables {
        do {
            guard InputFile.isFolder(path) else {
                return try CodingTables(compact: file(path))
            }
            return try CodingTables(
                hostWeights: file("\(path)/\(CodingTables.Model.host.fileName)"),
                segmentWeights: file("\(path)/\(CodingTables.Model.segment.fileName)"),
                combinedWeights: file("\(path)/\(CodingTables.Model.combined.fileName)")
            )
        } catch let error as CodingTables.TableError {
            let file = InputFile.isFolder(path) ? error.model.fileName : "'\(path)'"
            throw CommandError("tables", "tables: \(file): \(error.sentence)")
        }
    }

    private static func file(_ path: String) throws -> [UInt8] {
        try InputFile.bytes(path, limit: 4 << 20, what: "tables")
    }
}
