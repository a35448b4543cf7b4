// SPDX-License-Identifier: Apache-2.0

import AppClipTypes
import AppSiteAssociation
import ArgumentParser
import CommandArguments
import MorselWording
import Terminal

/// A command that says which app a URL reaches (B5).
struct AssociationMatchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "match",
        abstract: "Show whether URLs match the rules of an association file.",
        discussion: """
            Without --app, the decision for each app in the file is printed: match, exclude or \
            no_match. The exit status is 1 if a URL matches no app.

            With --stdin, each line of standard input is a request, and each line of standard \
            output is its response:

            {"id":1,"aasa":{…},"domain":"fruta.example","appId":"…","url":"…"}
            {"id":1,"decision":"match"}

            The decisions apply to universal links. The URLs that invoke a clip are registered in \
            App Store Connect.
            """
    )

    @Argument(help: "The association file, then the URLs.")
    var arguments: [String] = []

    @Option(help: "The app's identifier, with the team's prefix.")
    var app: String?

    @Option(help: "The host that serves the file. Default: any host.")
    var host = ""

    @Flag(name: .customLong("stdin"), help: "Read requests from standard input.")
    var asksStandardInput = false

    @Flag(help: "Print one JSON object per line.")
    var json = false

    func validate() throws {
        if asksStandardInput {
            guard arguments.isEmpty else {
                throw ValidationError(
                    "With --stdin, files and URLs are part of the requests; "
                        + "remove the arguments."
                )
            }
        } else if arguments.count < 2 {
            throw ValidationError("Specify an association file and at least one URL.")
        }
    }

    func run() async throws {
        if asksStandardInput { return try Self.answer() }
        try await Console.reporting(json: json) {
            let matcher = LinkMatcher(try AssociationFile.site(arguments[0]).links, host: host)
            if let app, AppIdentifier.lacksPrefix(app) {
                Console.warn(
                    "app: '\(app)' has no team prefix, so no entry of the file can list it; write "
                        + "it as ABCDE12345.\(app) with your team's prefix."
                )
            }
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
                        let fields = [decision.rawValue, app, text].map(VisibleText.oneLine)
                        try Console.print(fields.joined(separator: "\t"))
                    }
                }
                if decisions.isEmpty {
                    Console.warn(
                        "\(text): the section 'applinks' of the file "
                            + "lists no apps."
                    )
                }
            }
            if !reachesAll { throw ExitCode.failure }
        }
    }

    /// The decision about a URL, as `--json` prints it.
    private struct MatchReport: Encodable {
        var url: String
        var app: String
        var decision: String
    }

    /// Responds to each line as soon as it arrives, so that a program can send one request after another.
    private static func answer() throws {
        var lines = LineReader(longestLine: LinkRequest.longestLine + 1)
        while let line = try lines.nextLine() {
            guard !line.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { continue }
            let answer = LinkRequest.response(to: Array(line.utf8))
            // The id is already JSON, and is returned unchanged.
            var text = "{\"id\":\(answer.id)"
            if let decision = answer.decision { text += ",\"decision\":\"\(decision.rawValue)\"" }
            if let error = answer.error { text += ",\"error\":\(try Console.json(error.sentence))" }
            try Console.write(json: text + "}\n")
        }
    }
}
