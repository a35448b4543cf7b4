// SPDX-License-Identifier: Apache-2.0

import AppClipCodes
import ArgumentParser
import CodeImages
import CodeReports
import MorselWording
import Terminal

/// A command that generates one code.
struct GenerateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Generate an App Clip Code as SVG, PNG or PDF, or show it in the terminal.",
        discussion: """
            The extension of the output selects the format: .svg, .png or .pdf.

            morsel code generate https://appclip.example.com --index 9 --output code.svg
            """
    )

    @Argument(help: ArgumentHelp("The invocation URL.", valueName: "url"))
    var invocation: String?

    @Option(help: "The invocation URL, as for AppClipCodeGenerator.")
    var url: String?

    @OptionGroup var style: StyleOptions

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The file to write; '-' for standard output.", valueName: "file"),
        completion: .file()
    )
    var output: String?

    @Option(help: "The file format. Default: by the extension of --output.")
    var format: Format?

    @Option(
        help: ArgumentHelp("The width of a PNG in pixels. (default: 1024)", valueName: "pixels")
    )
    var size: Int?

    @Option(
        help: ArgumentHelp(
            "The width on paper of a PDF or a PNG in millimetres. (default: 50)",
            valueName: "mm"
        )
    )
    var width: Double?

    @Flag(help: "Show the code in the terminal.")
    var show = false

    @Flag(help: "Treat warnings as errors.")
    var strict = false

    @Flag(help: "Print the result as JSON.")
    var json = false

    @OptionGroup var tables: TablesOption

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case svg
        case png
        case pdf
    }

    func validate() throws {
        guard output != nil || show else {
            throw ValidationError("Specify a file with --output, or use --show.")
        }
        guard output != nil || size == nil && width == nil else {
            throw ValidationError("--size and --width require --output.")
        }
        guard !show || !(json || OutputFile.isStandardOutput(output)) else {
            throw ValidationError(
                "--show writes to standard output; it cannot be combined with --json or '-'."
            )
        }
    }

    func run() async throws {
        // The URL is not read in `validate`, whose errors would hide those about unknown options.
        let url = try Console.reading(json: json) { try theURL() }
        try await Console.reporting(json: json) {
            let code = try CodeRequest(
                url: url,
                style: style.style(),
                tables: tables.load()
            ).code()
            let notes = code.url.notes
            if strict, let note = notes.first {
                throw CommandError(note.rawValue, note.sentence)
            }
            for note in notes where !json { Console.warn("Warning: \(note.sentence)") }
            if let output { try OutputFile.write(bytes(of: code, output), to: output) }
            if show {
                let style: TerminalImage.Style =
                    Console.isTerminal(.output) ? .colors : .blocks
                try Console.draw(TerminalImage(of: code.drawing, columns: 64, style: style).text)
            }
            if json, !OutputFile.isStandardOutput(output) {
                try Console.print(json: CodeReport(code, output: output))
            }
        }
    }

    /// Returns the URL, which can be given in two ways.
    private func theURL() throws -> String {
        switch (invocation, url) {
        case (let text?, nil), (nil, let text?): return text
        case (nil, nil):
            throw CommandError("arguments", "Specify the URL, as an argument or with --url.")
        default:
            throw CommandError("arguments", "Specify the URL once, as an argument or with --url.")
        }
    }

    private func bytes(of code: AppClipCode, _ output: String) throws -> [UInt8] {
        let format = try format ?? Self.format(ofFile: output)
        try refuseUnusedSizes(of: format)
        let millimeters = width ?? CodeDrawing.standardMillimeters
        switch format {
        case .svg:
            return code.svg
        case .png:
            return try CommandError.describingImageErrors { () throws(ImageError) in
                try code.drawing.png(width: size ?? 1024, widthInMillimeters: millimeters)
            }
        case .pdf:
            return try CommandError.describingImageErrors { () throws(ImageError) in
                try code.drawing.pdf(widthInMillimeters: millimeters)
            }
        }
    }

    /// Throws an error for a size that the format cannot have, in place of ignoring it.
    private func refuseUnusedSizes(of format: Format) throws {
        if format != .png, size != nil {
            throw CommandError(
                "size",
                "size: a .\(format) file has no pixels; --size is for .png"
                    + (format == .pdf ? ", and --width for .pdf." : ".")
            )
        }
        if format == .svg, width != nil {
            throw CommandError(
                "width",
                "width: the SVG is that of Apple's generator, which has no width on paper; --width is for .pdf and .png."
            )
        }
    }

    private static func format(ofFile name: String) throws -> Format {
        guard let ending = OutputFile.ending(of: name) else { return .svg }
        guard let format = Format(rawValue: ending) else {
            throw CommandError(
                "format",
                "output: '.\(ending)' is not a supported extension; use .svg, .png or .pdf, or "
                    + "specify --format."
            )
        }
        return format
    }
}
