internal import AppSiteAssociation
internal import ArgumentParser
internal import MorselWording

/// Says which app a URL reaches (B5).
struct AssociationMatchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "match",
        abstract: "Say what an association file decides about URLs.",
        discussion: """
            Without --app, the decision for each app that the file names is printed: match, exclude
            or no_match. The exit status is 1 if a URL matches no app.

            With --stdin, each line of standard input is a question, and each line of standard
            output its answer:

            {"id":1,"aasa":{…},"domain":"fruta.example","appId":"…","url":"…"}
            {"id":1,"decision":"match"}

            The decisions are about universal links. Which URLs invoke a clip is registered with
            the store.
            """
    )

    @Argument(help: "The file, then the URLs.")
    var arguments: [String] = []

    @Option(help: "The app, with the team's prefix.")
    var app: String?

    @Option(help: "The host for which the file is served; without it, any.")
    var host = ""

    @Flag(name: .customLong("stdin"), help: "Answer questions on standard input.")
    var asksStandardInput = false

    @Flag(help: "Print one JSON object a line.")
    var json = false

    func validate() throws {
        if asksStandardInput {
            guard arguments.isEmpty else {
                throw ValidationError("With --stdin, files and URLs stand in the questions.")
            }
        } else if arguments.count < 2 {
            throw ValidationError("A file and at least one URL are wanted.")
        }
    }

    func run() async throws {
        if asksStandardInput { return try Self.answer() }
        try await Console.reporting(json: json) {
            let matcher = LinkMatcher(try AssociationFile.site(arguments[0]).links, host: host)
            var reachesAll = true
            for text in arguments.dropFirst() {
                let url = try AssociationFile.url(text)
                let decisions =
                    app.map { [($0, matcher.decision(for: $0, url))] }
                    ?? matcher.decisions(about: url).map { ($0.app, $0.decision) }
                reachesAll = reachesAll && decisions.contains { $0.1 == .match }
                for (app, decision) in decisions {
                    let report = MatchReport(url: text, app: app, decision: decision.rawValue)
                    if json {
                        try Console.print(json: report)
                    } else {
                        let fields = [decision.rawValue, app, text].map(Words.oneLine)
                        try Console.print(fields.joined(separator: "\t"))
                    }
                }
                if decisions.isEmpty { Console.warn("\(text): the file names no app for links.") }
            }
            if !reachesAll { throw ExitCode.failure }
        }
    }

    /// A decision, as `--json` prints it.
    private struct MatchReport: Encodable {
        var url: String
        var app: String
        var decision: String
    }

    /// Answers each line as it comes, so that a program can ask one question after the other.
    private static func answer() throws {
        var lines = LineReader(longestLine: LinkQuestion.longestLine + 1)
        while let line = try lines.nextLine() {
            guard !line.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { continue }
            let answer = LinkQuestion.answer(to: Array(line.utf8))
            // The id is a JSON text already, and given back as it came.
            var text = "{\"id\":\(answer.id)"
            if let decision = answer.decision { text += ",\"decision\":\"\(decision.rawValue)\"" }
            if let error = answer.error { text += ",\"error\":\(try Console.json(error.sentence))" }
            try Console.print(text + "}")
        }
    }
}
