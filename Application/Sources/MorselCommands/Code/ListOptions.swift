// SPDX-License-Identifier: Apache-2.0

internal import AppClipCodes
internal import ArgumentParser
internal import CodeProduction
internal import CommandArguments
internal import Foundation
internal import MorselWording
internal import Terminal

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

/// The result of processing a list, for people and for programs.
struct ListReport: Encodable {
    let list: String
    let output: String
    let codes: Int
    let made: Int
    let failures: [ErrorReport]

    /// Creates a report.
    ///
    /// By default, `codes` is the number of orders and of the faulty rows that did not become an order.
    init(
        list: String,
        output: String,
        orders: [CodeOrder],
        failures: [RowError],
        codes: Int? = nil,
        made: Int
    ) {
        self.list = list
        self.output = output
        self.made = made
        let rows = Set(orders.map(\.row))
        self.codes = codes ?? orders.count + failures.count { !rows.contains($0.row) }
        // Swift's sort is stable, so several codes of a row keep their order.
        self.failures = failures.sorted { $0.row < $1.row }.map { ErrorReport($0) }
    }

    /// Prints the report, and each faulty row with its file, number and reason.
    ///
    /// - Throws: `ExitCode.failure` if a row is faulty.
    func print(json: Bool, verb: String) throws {
        for failure in failures {
            let place = "row \(failure.row ?? 0)" + (failure.file.map { " (\($0))" } ?? "")
            Console.warn("\(InputFile.name(list)): \(place): \(failure.message)")
        }
        if json {
            try Console.print(json: self)
        } else {
            Console.warn(
                "\(verb) \(made) of \(codes) codes: \(OutputFile.isStandardOutput(output) ? "standard output" : output)"
            )
        }
        if !failures.isEmpty { throw ExitCode.failure }
    }
}
