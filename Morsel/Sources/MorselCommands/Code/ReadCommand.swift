internal import AppClipCodes
internal import ArgumentParser
internal import Foundation

/// Reads codes back (A11).
struct ReadCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "read",
        abstract: "Read the URLs of codes from SVG files.",
        discussion: """
            Of a folder, each SVG file in it is read. The exit status is 1 if a file holds no code
            that can be read.
            """
    )

    @Argument(help: "Files and folders; '-' for standard input.")
    var files: [String]

    @Flag(help: "Print one JSON object a line.")
    var json = false

    @OptionGroup var tables: TablesOption

    func run() async throws {
        try await Console.reporting(json: json) {
            let tables = try tables.load()
            let paths = try files.flatMap { try Self.files(at: $0) }
            var progress = Progress(total: paths.count, noun: "files")
            var allRead = true
            for (index, path) in paths.enumerated() {
                let report = Self.read(path, tables)
                allRead = allRead && report.error == nil
                if json {
                    try Console.print(json: report)
                } else {
                    try Self.print(report, alone: paths.count == 1)
                }
                progress.update(index + 1)
            }
            if !allRead { throw ExitCode.failure }
        }
    }

    /// The SVG files of a folder, by their names; or the file itself.
    private static func files(at path: String) throws -> [String] {
        guard InputFile.isFolder(path) else { return [path] }
        let names = try FileManager.default.contentsOfDirectory(atPath: path)
        let codes = names.filter { $0.lowercased().hasSuffix(".svg") }.sorted()
        guard !codes.isEmpty else {
            throw Refusal("input", "file: the folder '\(path)' has no SVG files.")
        }
        return codes.map { "\(path)/\($0)" }
    }

    private static func read(_ path: String, _ tables: CodingTables) -> ReadReport {
        do {
            let bytes = try InputFile.bytes(path, limit: SVGReading.largestFile, what: "file")
            do throws(SVGReading.Failure) {
                return ReadReport(file: path, try SVGReading(bytes, tables: tables))
            } catch {
                return ReadReport(
                    file: path,
                    ErrorReport(code: "unreadable", message: Words.sentence(error))
                )
            }
        } catch {
            return ReadReport(file: path, ErrorReport(code: "input", message: "\(error)"))
        }
    }

    private static func print(_ report: ReadReport, alone: Bool) throws {
        if let error = report.error {
            Console.warn("\(InputFile.name(report.file)): \(error.message)")
        }
        for code in report.codes {
            try Console.print(alone ? code.url : "\(Words.oneLine(report.file)): \(code.url)")
            for note in code.notes { Console.warn("\(InputFile.name(report.file)): \(note)") }
        }
    }
}
