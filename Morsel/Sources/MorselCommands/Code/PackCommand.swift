internal import AppClipCodes
internal import ArgumentParser
internal import CodeProduction
internal import Foundation

/// Makes, or checks, the archive for a printing service (A10).
struct PackCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pack",
        abstract: "Make the ZIP for a printing service: SVG files and their mapping file.",
        discussion: """
            At most 10,000 codes, and names of at most 188 characters. The list is one of
            'batch', or a mapping file with the columns SVG File Name and URL. If a row is at
            fault, no archive is made.

            With --from the SVG files are taken from a folder; each has to hold the URL that its
            row says. With --check a finished archive is checked in the same way.

            morsel code pack list.csv --output codes.zip
            morsel code pack --check codes.zip
            """
    )

    @Argument(help: "The list; '-' for standard input. With --check, the archive.")
    var list: String

    @Option(name: .shortAndLong, help: "The archive to write.")
    var output: String?

    @Option(help: ArgumentHelp("Take the SVG files from a folder.", valueName: "folder"))
    var from: String?

    @Flag(help: "Check an archive.")
    var check = false

    @OptionGroup var style: StyleOptions
    @OptionGroup var options: ListOptions

    @Flag(help: "Print the result as JSON.")
    var json = false

    func validate() throws {
        guard check == (output == nil) else {
            throw ValidationError("Name the archive with --output, or use --check.")
        }
        if check, from != nil { throw ValidationError("--from makes no sense with --check.") }
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
        let maker = try options.maker()
        let name =
            OutputFile.isStandardOutput(output)
            ? "codes.zip" : URL(fileURLWithPath: output).lastPathComponent
        func report(_ failures: [RowFailure], made: Int) throws {
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
            let handOver = try handOver(codes, maker, archiveName: name)
            var progress = Progress(total: codes.orders.count, noun: "codes")
            var file = try OutputFile(path: output)
            try await handOver.write(
                with: maker,
                svg: existingFiles(maker),
                to: { try file.write($0) },
                progress: { progress.update($0) }
            )
            try file.finish()
        } catch HandOver.Failure.rows(let failures) {
            return try report(failures, made: 0)
        } catch let failure as HandOver.Failure {
            throw Refusal("pack", Words.sentence(failure))
        }
        try report([], made: codes.orders.count)
    }

    /// The hand-over of a list; with every row that is at fault if there is one.
    private func handOver(
        _ codes: CodeList,
        _ maker: CodeMaker,
        archiveName: String
    ) throws(HandOver.Failure) -> HandOver {
        var failures = codes.failures
        do throws(HandOver.Failure) {
            let handOver = try HandOver(orders: codes.orders, archiveName: archiveName)
            if failures.isEmpty { return handOver }
        } catch {
            guard case .rows(let rows) = error else { throw error }
            failures += rows
        }
        throw .rows(failures + (from == nil ? maker.failures(in: codes.orders) : []))
    }

    /// Reads the SVG files of a folder, each checked against its row.
    private func existingFiles(
        _ maker: CodeMaker
    ) -> (@Sendable (CodeOrder) throws(RowFailure) -> [UInt8])? {
        guard let from else { return nil }
        return { order throws(RowFailure) in
            let svg: [UInt8]
            do {
                svg = try InputFile.bytes(
                    "\(from)/\(order.fileName)",
                    limit: SVGReading.largestFile,
                    what: "file"
                )
            } catch {
                throw RowFailure(order, reason: .read("\(error)"))
            }
            try HandOver.check(svg, for: order, with: maker)
            return svg
        }
    }

    private func checkArchive() throws {
        let bytes = try InputFile.bytes(list, limit: 1 << 30, what: "archive")
        do {
            let archive = try ZipArchive(bytes)
            let failures = try HandOver.check(archive, with: options.maker())
            let count = archive.files.count - 1
            let report = ListReport(
                list: list,
                output: list,
                orders: [],
                failures: failures,
                codes: count,
                made: max(0, count - failures.count)
            )
            try report.print(json: json, verb: "Confirmed")
        } catch let failure as HandOver.CheckFailure {
            throw Refusal("archive", "\(list): \(Words.sentence(failure))")
        } catch let failure as ZipArchive.Failure {
            throw Refusal("archive", "\(list): \(Words.sentence(failure))")
        }
    }
}
