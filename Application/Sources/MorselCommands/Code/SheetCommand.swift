// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import ArgumentParser
import CodeImages
import CodeProduction
import CodeReports
import MorselWording
import Terminal

/// A command that makes sheets that are ready to print (A14).
struct SheetCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sheet",
        abstract: "Create a PDF with many codes, with crop marks and the URL below each code.",
        discussion: """
            morsel code sheet list.csv --output sheet.pdf --page a4 --diameter 40
            morsel code sheet --url https://example.com --copies 12 --output sheet.pdf
            """
    )

    @Argument(help: "The list, as for 'pack'; '-' for standard input.", completion: .file())
    var list: String?

    @Option(help: "A URL to print instead of a list; may be repeated.")
    var url: [String] = []

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The PDF to write.", valueName: "file"),
        completion: .file(extensions: ["pdf"])
    )
    var output: String

    @Option(help: "How many copies of each code to print.")
    var copies = 1

    @Option(help: "The paper: a4, a3, letter, or WIDTHxHEIGHT in millimetres.")
    var page = "a4"

    @Option(help: ArgumentHelp("The diameter of a code, in millimetres.", valueName: "mm"))
    var diameter = 40.0

    @Option(help: ArgumentHelp("The margin of the paper, in millimetres.", valueName: "mm"))
    var margin = 10.0

    @Option(help: ArgumentHelp("The gap between codes, in millimetres.", valueName: "mm"))
    var gap = 12.0

    @Option(
        help: ArgumentHelp(
            "The height of the caption with the URL, in millimetres; 0 for no caption.",
            valueName: "mm"
        )
    )
    var caption = 8.0

    @Flag(inversion: .prefixedNo, help: "Print crop marks.")
    var marks = true

    @Option(help: "The text at the bottom of each page.")
    var footer: String?

    @OptionGroup var style: StyleOptions
    @OptionGroup var options: ListOptions

    @Flag(help: "Print the result as JSON.")
    var json = false

    func validate() throws {
        guard (list == nil) != url.isEmpty else {
            throw ValidationError("Specify either a list or URLs with --url.")
        }
        guard (1...10_000).contains(copies) else {
            throw ValidationError("--copies takes 1 to 10000.")
        }
    }

    func run() async throws {
        try await Console.reporting(json: json) {
            _ = try OutputFile.ending(of: output, among: ["pdf"])
            let (orders, rowFailures) = try orders()
            let generator = try options.generator()
            let failures = rowFailures + generator.failures(in: orders)
            guard failures.isEmpty else {
                let report = ListReport(
                    list: list ?? "--url",
                    output: output,
                    orders: orders,
                    failures: failures,
                    made: 0
                )
                return try report.print(
                    json: json && !OutputFile.isStandardOutput(output),
                    verb: "Made"
                )
            }
            guard let first = orders.first else {
                throw CommandError("list", "list: the list contains no codes to print.")
            }
            guard orders.count * copies <= 1_000_000 else {
                throw CommandError("sheet", "sheet: at most 1000000 codes can be printed at once.")
            }
            let sheet = try layout(generator.code(for: first).drawing.viewBox)
            let bytes = try pdf(sheet, orders, generator)
            try OutputFile.write(bytes, to: output)
            struct Report: Encodable {
                let output: String
                let codes: Int
                let pages: Int
                let columns: Int
                let rows: Int
            }
            let count = orders.count * copies
            if json, !OutputFile.isStandardOutput(output) {
                try Console.print(
                    json: Report(
                        output: output,
                        codes: count,
                        pages: sheet.pageCount(forCodes: count),
                        columns: sheet.columns,
                        rows: sheet.rows
                    )
                )
            }
        }
    }

    private func orders() throws -> ([CodeOrder], [RowError]) {
        let style = try style.style()
        guard let list else {
            let orders = url.enumerated().map { index, url in
                CodeOrder(row: index + 1, fileName: url, url: url, style: style)
            }
            return (orders, [])
        }
        let codes = try ListOptions.list(
            list,
            style: style,
            kinds: [.generator, .mapping, .urls]
        )
        return (codes.orders, codes.failures)
    }

    private func layout(_ viewBox: CodeDrawing.Rectangle) throws -> PrintSheet {
        let settings = PrintSheet.Settings(
            page: try Self.paper(page),
            margin: margin,
            codeSize: .diameter(diameter),
            gap: gap,
            marks: marks ? PrintSheet.Marks() : nil,
            captionHeight: caption,
            footer: footer.map { .text($0) } ?? .pageNumbers
        )
        do throws(PrintSheet.LayoutError) {
            return try PrintSheet(settings, viewBox: viewBox)
        } catch {
            throw CommandError("sheet", error.sentence)
        }
    }

    private static func paper(_ text: String) throws -> PrintSheet.Page {
        switch text.lowercased() {
        case "a4": return .a4
        case "a3": return .a3
        case "letter": return .letter
        default:
            let sides = text.lowercased().split(separator: "x").map { Double($0) }
            guard sides.count == 2, let width = sides[0], let height = sides[1] else {
                throw CommandError(
                    "page",
                    "page: '\(text)' is not a paper size; use a4, a3, letter or WIDTHxHEIGHT in "
                        + "millimetres."
                )
            }
            return PrintSheet.Page(width: width, height: height)
        }
    }

    private func pdf(
        _ sheet: PrintSheet,
        _ orders: [CodeOrder],
        _ generator: CodeGenerator
    ) throws -> [UInt8] {
        // All orders were already checked.
        var codes: [AppClipCode] = []
        for order in orders { codes.append(try generator.code(for: order)) }
        return try CommandError.describingImageErrors { () throws(ImageError) in
            var document = try SheetDocument(sheet, codeCount: codes.count * copies)
            var progress = Progress(total: codes.count * copies, noun: "codes")
            for (index, code) in codes.enumerated() {
                let captioned = CaptionedCode(drawing: code.drawing, caption: code.url.text)
                for copy in 0..<copies {
                    try document.append(captioned)
                    progress.update(index * copies + copy + 1)
                }
            }
            return try document.bytes()
        }
    }
}
