// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import ArgumentParser
import CodeProduction
import CodeReports
import CommandArguments
import Foundation
import MorselWording
import Terminal

/// The common options of commands that read a list.
struct ListOptions: ParsableArguments {
    @Option(
        help:
            "Accept only URLs that start with this experience's URL; if one does not, nothing is written."
    )
    var experience: String?

    @OptionGroup var tables: TablesOption

    /// Returns the generator for the codes of a list.
    ///
    /// - Throws: ``CommandError`` if an option is invalid.
    func generator() throws -> CodeGenerator {
        let prefix = try experience.map { text in
            try Parsed.registeredURL(text)
        }
        return CodeGenerator(
            tables: try tables.load(),
            experience: prefix,
            workerCount: ProcessInfo.processInfo.activeProcessorCount
        )
    }

    /// Reads a list of codes.
    ///
    /// - Throws: ``CommandError`` if the file is not a list.
    static func list(
        _ path: String,
        style: CodeStyle,
        kinds: Set<CodeList.Kind>
    ) throws -> CodeList {
        let bytes = try InputFile.bytes(path, limit: 64 << 20, what: "list")
        do throws(CodeList.ReadingError) {
            return try CodeList(bytes, style: style, kinds: kinds)
        } catch {
            throw CommandError("list", "\(InputFile.name(path)): \(error.sentence)")
        }
    }
}

extension ListReport {
    /// Prints the report, and each faulty row.
    ///
    /// - Throws: `ExitCode.failure` if a row is faulty.
    func print(json: Bool, verb: String) throws {
        for line in lines { Console.warn(line) }
        if json { try Console.print(json: self) } else { Console.warn(summary(verb: verb)) }
        if !failures.isEmpty { throw ExitCode.failure }
    }
}
