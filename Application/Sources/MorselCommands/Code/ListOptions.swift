// SPDX-License-Identifier: Apache-2.0

internal import AppClipCodes
internal import ArgumentParser
internal import CodeProduction
internal import Foundation

/// The common options of commands with a list.
struct ListOptions: ParsableArguments {
    @Option(
        help:
            "Accept only URLs that start with this experience's URL; if one does not, nothing is written."
    )
    var experience: String?

    @OptionGroup var tables: TablesOption

    /// A generator for the codes of a list.
    ///
    /// - Throws: ``CommandError``.
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

    /// Reads a list.
    ///
    /// - Throws: ``CommandError``.
    static func list(
        _ path: String,
        style: CodeStyle,
        kinds: Set<CodeList.Kind>
    ) throws -> CodeList {
        let bytes = try InputFile.bytes(path, limit: 64 << 20, what: "list")
        do throws(CodeList.ReadingError) {
            return try CodeList(bytes, style: style, kinds: kinds)
        } catch {
            throw Wording.commandError(error, file: path)
        }
    }
}

/// What became of a list, for people and for programs.
struct ListReport: Encodable {
    let list: String
    let output: String
    let codes: Int
    let made: Int
    let failures: [ErrorReport]

    /// Creates a report.
    ///
    /// `codes` is how many there were to make: by default the orders, and the rows at fault that
    /// never became one.
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
        // Swift's sort is stable: several codes of a row keep their order.
        self.failures = failures.sorted { $0.row < $1.row }.map { Wording.report($0) }
    }

    /// Prints the report; each row at fault with file, row and reason.
    ///
    /// - Throws: `ExitCode.failure` if a row is at fault.
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
