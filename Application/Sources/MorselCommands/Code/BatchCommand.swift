// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import ArgumentParser
import CodeProduction
import CodeReports
import Terminal

/// A command that generates the codes of a list as files (A7, A8).
struct BatchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "batch",
        abstract: "Generate the codes of a list, one SVG file each.",
        discussion: """
            The list is a CSV file as for the script of Apple's generator, with the columns SVG File Name, URL, \
            Background Color, Foreground Color, Type and Logo in any order, or a list of URLs without a \
            header. The codes of a list of URLs are written to AppClipCode1.svg, AppClipCode2.svg and so on, in the style of the \
            options.

            An error in a row does not stop the others: all errors are listed at the end, and the \
            exit status is 1. With --experience, all rows are checked first; if the URL of one does \
            not start with the experience's URL, no code is generated.

            Files that exist are not replaced, unless they have the same content: if one has not, \
            no code is written. --force replaces them.
            """
    )

    @Argument(help: "The list; '-' for standard input.", completion: .file())
    var list: String

    @Argument(
        help: ArgumentHelp(
            "The folder for the SVG files, as for the script of Apple's generator; or use --output.",
            valueName: "folder"
        ),
        completion: .directory
    )
    var directory: String?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The folder for the SVG files; it must exist.", valueName: "folder"),
        completion: .directory
    )
    var output: String?

    @Flag(help: "Replace existing files that have other content.")
    var force = false

    @OptionGroup var style: StyleOptions
    @OptionGroup var options: ListOptions

    @Flag(help: "Print the result as JSON.")
    var json = false

    func validate() throws {
        guard (directory == nil) != (output == nil) else {
            throw ValidationError(
                directory == nil
                    ? "Specify the folder, as an argument or with --output."
                    : "Specify the folder once, with --output."
            )
        }
    }

    func run() async throws {
        let folder = output ?? directory ?? ""
        try await Console.reporting(json: json) {
            guard InputFile.isFolder(folder) else {
                throw CommandError(
                    "folder",
                    "folder: the folder '\(folder)' does not exist; create it first."
                )
            }
            let codes = try ListOptions.list(
                list,
                style: style.style(),
                kinds: [.generator, .urls]
            )
            let generator = try options.generator()
            var failures = codes.failures
            if generator.experience != nil { failures += generator.failures(in: codes.orders) }
            if generator.experience != nil, !failures.isEmpty {
                let report = ListReport(
                    list: list,
                    output: folder,
                    orders: codes.orders,
                    failures: failures,
                    made: 0
                )
                return try report.print(json: json, verb: "Made")
            }
            if !force { try await refuseOthers(codes.orders, in: folder, generator) }
            let replacing: OutputFile.Replacing = force ? .anyName : .nothing
            var progress = Progress(total: codes.orders.count, noun: "codes")
            let unmade = try await generator.writeFiles(
                codes.orders,
                write: { name, svg throws(CodeGenerator.WriteError) in
                    try Self.write(svg, to: "\(folder)/\(name)", replacing)
                },
                progress: { progress.update($0) }
            )
            let report = ListReport(
                list: list,
                output: folder,
                orders: codes.orders,
                failures: failures + unmade,
                made: codes.orders.count - unmade.count
            )
            try report.print(json: json, verb: "Made")
        }
    }

    /// Ends the command before it writes anything, if a file would be lost.
    private func refuseOthers(
        _ orders: [CodeOrder],
        in folder: String,
        _ generator: CodeGenerator
    ) async throws {
        let others = try await generator.orders(in: orders) { name, code in
            switch ExistingFile("\(folder)/\(name)") {
            // Writing to the name of a folder fails anyway.
            case .nothing, .folder: false
            case .file(let bytes): code().map { $0 != bytes } ?? false
            case .other: code() != nil
            }
        }
        guard let first = others.first else { return }
        let rest = others.count - 1
        let more = rest == 0 ? "" : rest == 1 ? ", as does 1 more" : ", as do \(rest) more"
        throw CommandError(
            "exists",
            "row \(first.row): '\(folder)/\(first.fileName)' exists and has other content\(more); "
                + "choose another folder, or replace with --force."
        )
    }

    @Sendable private static func write(
        _ svg: [UInt8],
        to path: String,
        _ replacing: OutputFile.Replacing
    ) throws(CodeGenerator.WriteError) {
        do {
            try OutputFile.write(svg, to: path, replacing: replacing)
        } catch {
            throw CodeGenerator.WriteError(reason: "\(error)")
        }
    }
}
