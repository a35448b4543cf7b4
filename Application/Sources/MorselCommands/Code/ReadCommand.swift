// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import ArgumentParser
import CodeProduction
import CodeReports
import Foundation
import Terminal

/// A command that reads codes in images (A11).
struct ReadCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "read",
        abstract: "Read the URLs of codes from photos and from SVG files.",
        discussion: """
            PNG, JPEG and SVG files are recognized by their content. For a folder, all images in \
            it and its subfolders are read, in the order of their names. Only codes that were \
            decoded with certainty are reported.

            The exit status is 0 if a code was found in every file, 2 if all files can be read \
            but one has no code, and 1 if a file cannot be read.
            """
    )

    @Argument(help: "Files and folders; '-' for standard input.", completion: .file())
    var files: [String]

    @Flag(help: "Print one JSON object per line.")
    var json = false

    @Option(
        help: ArgumentHelp(
            "Write a copy of the image with the found codes marked: a PNG file, or a folder for several images.",
            valueName: "path"
        ),
        completion: .file()
    )
    var annotate: String?

    @Flag(
        help: "In a folder for --annotate, replace existing files that have other content."
    )
    var force = false

    @Option(
        help: "The number of files to read concurrently. Default: the number of processor cores."
    )
    var jobs: Int?

    @OptionGroup var tables: TablesOption

    func validate() throws {
        guard (1...256).contains(jobs ?? 1) else {
            throw ValidationError("--jobs must be between 1 and 256.")
        }
        guard files.count(where: { $0 == "-" }) <= 1 else {
            throw ValidationError("'-' can be specified only once.")
        }
    }

    func run() async throws {
        try await Console.reporting(json: json) {
            let tables = try tables.load()
            let search = try ImageSearch(files)
            let annotations = try annotate.map {
                try AnnotationFiles(
                    $0,
                    for: search.items,
                    isOne: search.isOneFile,
                    force: force
                )
            }
            // On a terminal, the printed lines already show the progress.
            let isSeen = Console.isTerminal(.error) && !Console.isTerminal(.output)
            var progress = Progress(
                total: search.items.count,
                noun: "files",
                minimumTotal: isSeen ? 20 : .max
            )
            var done = 0
            var allRead = true
            var allFound = true
            try await OrderedTasks.run(
                search.items,
                atOnce: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
                { index, item in
                    item.read(tables, annotatedAs: annotations?.target(at: index))
                },
                take: { reading in
                    try tell(reading.report, isOne: search.isOneFile)
                    if let note = reading.note {
                        Console.warn("\(InputFile.name(reading.report.file)): \(note)")
                    }
                    if let error = reading.error { throw error }
                    allRead = allRead && reading.report.error == nil
                    allFound = allFound && !reading.report.codes.isEmpty
                    done += 1
                    progress.update(done)
                }
            )
            if let note = search.note { Console.warn(note) }
            if !allRead { throw ExitCode.failure }
            if !allFound { throw ExitCode.notFound }
        }
    }

    private func tell(_ report: ReadReport, isOne: Bool) throws {
        // Standard output then contains only the image.
        let isTaken = OutputFile.isStandardOutput(annotate)
        if json {
            if !isTaken { try Console.print(json: report) }
            return
        }
        let name = InputFile.name(report.file)
        if let error = report.error {
            Console.warn("\(name): \(error.message)")
        } else if report.codes.isEmpty {
            Console.warn("\(name): No App Clip Code found.")
        }
        for code in report.codes {
            if !isTaken {
                try Console.print(
                    isOne ? code.url : "\(VisibleText.oneLine(report.file)): \(code.url)"
                )
            }
            for note in code.notes { Console.warn("\(name): \(note)") }
        }
    }
}
