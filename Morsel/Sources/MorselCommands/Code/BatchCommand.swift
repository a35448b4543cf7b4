internal import AppClipCodes
internal import ArgumentParser
internal import CodeProduction

/// Makes the codes of a list as files (A7, A8).
struct BatchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "batch",
        abstract: "Make the codes of a list, one SVG file each.",
        discussion: """
            The list is the CSV of Apple's script, with the header
            SVG File Name,URL,Background Color,Foreground Color,Type,Logo
            (columns in any order), or URLs alone without a header; those become
            AppClipCode1.svg, AppClipCode2.svg and so on, and look as the options say.

            A row that cannot be made does not stop the others: at the end each is listed, and the
            exit status is 1. With --experience all rows are checked first, and none is made if
            one does not belong.
            """
    )

    @Argument(help: "The list; '-' for standard input.")
    var list: String

    @Argument(help: "The folder for the SVG files; it has to exist.")
    var folder: String

    @OptionGroup var style: StyleOptions
    @OptionGroup var options: ListOptions

    @Flag(help: "Print the result as JSON.")
    var json = false

    func run() async throws {
        try await Console.reporting(json: json) {
            guard InputFile.isFolder(folder) else {
                throw Refusal("folder", "folder: there is no folder '\(folder)'; make it first.")
            }
            let codes = try ListOptions.list(
                list,
                style: style.style(),
                kinds: [.generator, .urls]
            )
            let maker = try options.maker()
            var failures = codes.failures
            if maker.experience != nil { failures += maker.failures(in: codes.orders) }
            if maker.experience != nil, !failures.isEmpty {
                let report = ListReport(
                    list: list,
                    output: folder,
                    orders: codes.orders,
                    failures: failures,
                    made: 0
                )
                return try report.print(json: json, verb: "Made")
            }
            var progress = Progress(total: codes.orders.count, noun: "codes")
            let folder = folder
            let unmade = try await maker.writeFiles(
                codes.orders,
                write: { name, svg throws(CodeMaker.WriteFailure) in
                    try Self.write(svg, to: "\(folder)/\(name)")
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

    @Sendable private static func write(
        _ svg: [UInt8],
        to path: String
    ) throws(CodeMaker.WriteFailure) {
        do {
            try OutputFile.write(svg, to: path)
        } catch {
            throw CodeMaker.WriteFailure(reason: "\(error)")
        }
    }
}
