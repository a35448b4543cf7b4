internal import AppClipCodes
internal import ArgumentParser
internal import MorselPictures

/// Makes one code.
struct GenerateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Make an App Clip Code: SVG, PNG, PDF, or a picture in the terminal.",
        discussion: """
            The kind of file follows from the name of the output: .svg, .png or .pdf.

            morsel code generate --url https://appclip.example.com --index 9 --output code.svg
            """
    )

    @Option(help: "The invocation URL.")
    var url: String

    @OptionGroup var style: StyleOptions

    @Option(name: .shortAndLong, help: "The file to write; '-' for standard output.")
    var output: String?

    @Option(help: "The kind of file, where the name does not tell.")
    var format: Format?

    @Option(help: "The width of a PNG in pixels.")
    var size = 1024

    @Option(help: ArgumentHelp("The width of a PDF in millimetres.", valueName: "mm"))
    var width = 50.0

    @Flag(help: "Show the code in the terminal.")
    var show = false

    @Flag(help: "Refuse what is only warned of otherwise.")
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
            throw ValidationError("Name a file with --output, or use --show.")
        }
        guard !show || !(json || OutputFile.isStandardOutput(output)) else {
            throw ValidationError(
                "--show draws on standard output; it goes neither with --json nor with '-'."
            )
        }
    }

    func run() async throws {
        try await Console.reporting(json: json) {
            let code = try CodeWish(url: url, style: style.style(), tables: tables.load()).code()
            let notes = code.url.notes
            if strict, let note = notes.first {
                throw Refusal(note.rawValue, Words.sentence(note))
            }
            for note in notes where !json { Console.warn("Warning: \(Words.sentence(note))") }
            if let output { try OutputFile.write(bytes(of: code, output), to: output) }
            if show {
                let style: TerminalPicture.Style =
                    Console.isTerminal(.output) ? .colors : .blocks
                try Console.write(TerminalPicture(of: code.drawing, columns: 64, style: style).text)
            }
            if json, !OutputFile.isStandardOutput(output) {
                try Console.print(json: CodeReport(code, output: output))
            }
        }
    }

    private func bytes(of code: AppClipCode, _ output: String) throws -> [UInt8] {
        switch try format ?? Self.format(ofFile: output) {
        case .svg:
            return code.svg
        case .png:
            return try Pictures.putIntoWords { () throws(PictureError) in
                try code.drawing.png(width: size)
            }
        case .pdf:
            return try Pictures.putIntoWords { () throws(PictureError) in
                try code.drawing.pdf(widthInMillimeters: width)
            }
        }
    }

    private static func format(ofFile name: String) throws -> Format {
        guard let ending = OutputFile.ending(of: name) else { return .svg }
        guard let format = Format(rawValue: ending) else {
            throw Refusal(
                "format",
                "output: '.\(ending)' is no known kind of file; .svg, .png and .pdf are, or say --format."
            )
        }
        return format
    }
}
