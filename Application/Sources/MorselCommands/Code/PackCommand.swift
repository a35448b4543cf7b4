// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import AppClipFormats
import ArgumentParser
import CodeProduction
import CodeReports
import Foundation
import MorselWording
import Terminal
import ZipFiles

/// A command that makes, or checks, the archive for a printing service (A10).
struct PackCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pack",
        abstract:
            "Create the ZIP archive for a printing service: SVG files and their mapping file.",
        discussion: """
            The archive can have at most 10,000 codes, and file names of at most 188 characters. \
            The list is one as for 'batch', or a mapping file with the columns SVG File Name and \
            URL. If a row has an error, no archive is written.

            With --from, the SVG files come from a folder, and each must encode the URL of its \
            row. With --check, an existing archive is checked in the same way.

            morsel code pack list.csv --output codes.zip
            morsel code pack --check codes.zip
            """
    )

    @Argument(
        help: "The list; '-' for standard input. With --check, the archive.",
        completion: .file()
    )
    var list: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The archive to write.", valueName: "file"),
        completion: .file(extensions: ["zip"])
    )
    var output: String?

    @Option(
        help: ArgumentHelp("Use the SVG files in this folder.", valueName: "folder"),
        completion: .directory
    )
    var from: String?

    @Flag(help: "Check an existing archive.")
    var check = false

    @OptionGroup var style: StyleOptions
    @OptionGroup var options: ListOptions

    @Flag(help: "Print the result as JSON.")
    var json = false

    func validate() throws {
        guard check == (output == nil) else {
            throw ValidationError("Specify the archive with --output, or use --check.")
        }
        if check, from != nil { throw ValidationError("--from cannot be used with --check.") }
    }

    func run() async throws {
        try await Console.reporting(json: json) {
            if let output {
                try await pack(to: output)
            } else {
                try checkArchive()
            }
        }
    }

    private func pack(to output: String) async throws {
        _ = try OutputFile.ending(of: output, among: ["zip"])
        let codes = try ListOptions.list(
            list,
            style: style.style(),
            kinds: [.generator, .mapping, .urls]
        )
        let generator = try options.generator()
        let name =
            OutputFile.isStandardOutput(output)
            ? "codes.zip" : URL(fileURLWithPath: output).lastPathComponent
        func report(_ failures: [RowError], made: Int) throws {
            try ListReport(
                list: list,
                output: output,
                orders: codes.orders,
                failures: failures,
                made: made
            )
            .print(json: json && !OutputFile.isStandardOutput(output), verb: "Packed")
        }
        do {
            let printPackage = try makePackage(codes, generator, archiveName: name)
            var progress = Progress(total: codes.orders.count, noun: "codes")
            var file = try OutputFile(path: output)
            try await printPackage.write(
                with: generator,
                svg: existingFiles(generator),
                to: { try file.write($0) },
                progress: { progress.update($0) }
            )
            try file.finish()
        } catch PrintPackage.PackingError.rows(let failures) {
            return try report(failures, made: 0)
        } catch let failure as PrintPackage.PackingError {
            throw CommandError("pack", failure.sentence)
        }
        try report([], made: codes.orders.count)
    }

    /// Makes the package of a list; it fails with all faulty rows if there are any.
    private func makePackage(
        _ codes: CodeList,
        _ generator: CodeGenerator,
        archiveName: String
    ) throws(PrintPackage.PackingError) -> PrintPackage {
        var failures = codes.failures
        do throws(PrintPackage.PackingError) {
            let printPackage = try PrintPackage(orders: codes.orders, archiveName: archiveName)
            if failures.isEmpty { return printPackage }
        } catch {
            guard case .rows(let rows) = error else { throw error }
            failures += rows
        }
        throw .rows(failures + (from == nil ? generator.failures(in: codes.orders) : []))
    }

    /// Reads the SVG files of a folder, and checks each against its row.
    private func existingFiles(
        _ generator: CodeGenerator
    ) -> (@Sendable (CodeOrder) throws(RowError) -> [UInt8])? {
        guard let from else { return nil }
        return { order throws(RowError) in
            let svg: [UInt8]
            do {
                svg = try InputFile.bytes(
                    "\(from)/\(order.fileName)",
                    limit: SVGReading.largestFile,
                    what: "file"
                )
            } catch {
                throw RowError(order, reason: .read("\(error)"))
            }
            try PrintPackage.check(svg, for: order, with: generator)
            return svg
        }
    }

    private func checkArchive() throws {
        let bytes = try InputFile.bytes(list, limit: 1 << 30, what: "archive")
        do {
            let archive = try ZipArchive(MemoryBytes(bytes))
            let failures = try PrintPackage.check(archive, with: options.generator())
            let count = archive.entries.count - 1
            let report = ListReport(
                list: list,
                output: list,
                orders: [],
                failures: failures,
                codes: count,
                made: max(0, count - failures.count)
            )
            try report.print(json: json, verb: "Confirmed")
        } catch let failure as PrintPackage.CheckError {
            throw CommandError("archive", "\(list): \(failure.sentence)")
        } catch let failure as ZipError {
            throw CommandError("archive", "\(list): \(failure.sentence)")
        }
    }
}
