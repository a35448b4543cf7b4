internal import AppClipCodes
internal import ArgumentParser

/// Says whether URLs fit into a code, what they cost, and how they would cost less.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Say whether a URL fits into a code, what each part costs, and what costs less.",
        discussion: """
            The exit status is 1 if a URL does not fit.

            morsel code check https://www.example.com/menus/?id=123
            morsel code check --stdin --json < urls.txt
            """
    )

    @Argument(help: "The URLs.")
    var urls: [String] = []

    @Flag(help: "Read the URLs from standard input, one a line.")
    var stdin = false

    @Flag(help: "Print one JSON object a line.")
    var json = false

    @Flag(help: "Take notes, such as of a digit in the host, for failures too.")
    var strict = false

    @OptionGroup var tables: TablesOption

    func validate() throws {
        guard stdin == urls.isEmpty else {
            throw ValidationError("Give URLs, or --stdin, and not both.")
        }
    }

    func run() async throws {
        try await Console.reporting(json: json) {
            let tables = try tables.load()
            var allFit = true
            func check(_ url: String) throws {
                let report = CheckReport(url, tables: tables)
                allFit = allFit && report.fits && !(strict && !report.notes.isEmpty)
                if json {
                    try Console.print(json: report)
                } else {
                    try Console.write(report.text)
                }
            }
            if stdin {
                var lines = LineReader()
                while let line = try lines.nextLine() {
                    // An empty line asks nothing.
                    if !line.isEmpty { try check(line) }
                }
            } else {
                for url in urls { try check(url) }
            }
            if !allFit { throw ExitCode.failure }
        }
    }
}
