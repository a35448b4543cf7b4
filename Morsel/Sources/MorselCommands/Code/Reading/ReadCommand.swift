internal import AppClipCodes
internal import ArgumentParser
internal import Foundation

/// Reads codes back (A11).
struct ReadCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "read",
        abstract: "Read the URLs of codes from photos and from SVG files.",
        discussion: """
            PNG, JPEG and SVG files are read, whatever their names are. Of a folder, all pictures \
            in it and in its folders are read, in the order of their names. Only what is certain \
            is reported.

            The exit status is 0 if every file was read and has a code, and 1 if one could not be \
            read or has none.
            """
    )

    @Argument(help: "Files and folders; '-' for standard input.")
    var files: [String]

    @Flag(help: "Print one JSON object a line.")
    var json = false

    @Option(
        help: ArgumentHelp(
            "Draw what was found over the picture: a PNG file, or a folder for several pictures.",
            valueName: "path"
        )
    )
    var annotate: String?

    @Option(help: "How many files are read at once; otherwise as many as there are cores.")
    var jobs: Int?

    @OptionGroup var tables: TablesOption

    func validate() throws {
        guard (1...256).contains(jobs ?? 1) else {
            throw ValidationError("--jobs can be 1 to 256.")
        }
        guard files.count(where: { $0 == "-" }) <= 1 else {
            throw ValidationError("Standard input can be read once only.")
        }
    }

    func run() async throws {
        try await Console.reporting(json: json) {
            let tables = try tables.load()
            let search = try PictureSearch(files)
            let annotations = try annotate.map {
                try AnnotationFiles($0, for: search.items, isOne: search.isOneFile)
            }
            // The lines themselves tell how far it is, where they are seen.
            let isSeen = Console.isTerminal(.error) && !Console.isTerminal(.output)
            var progress = Progress(
                total: search.items.count,
                noun: "files",
                worthTelling: isSeen ? 20 : .max
            )
            var done = 0
            var allRead = true
            try await InOrder.run(
                search.items,
                atOnce: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
                { index, item in
                    item.read(tables, annotatedAs: annotations?.path(at: index))
                },
                { reading in
                    try tell(reading.report, isOne: search.isOneFile)
                    if let refusal = reading.refusal { throw refusal }
                    allRead = allRead && !reading.report.codes.isEmpty
                    done += 1
                    progress.update(done)
                }
            )
            if let note = search.note { Console.warn(note) }
            if !allRead { throw ExitCode.failure }
        }
    }

    private func tell(_ report: ReadReport, isOne: Bool) throws {
        // There, a picture is the whole of it.
        let isTaken = OutputFile.isStandardOutput(annotate)
        if json {
            if !isTaken { try Console.print(json: report) }
            return
        }
        let name = InputFile.name(report.file)
        if let error = report.error {
            Console.warn("\(name): \(error.message)")
        } else if report.codes.isEmpty {
            Console.warn("\(name): no App Clip Code was found in it.")
        }
        for code in report.codes {
            if !isTaken {
                try Console.print(isOne ? code.url : "\(Words.oneLine(report.file)): \(code.url)")
            }
            for note in code.notes { Console.warn("\(name): \(note)") }
        }
    }
}
