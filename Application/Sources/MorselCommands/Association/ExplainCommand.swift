// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
internal import AppSiteAssociation
internal import ArgumentParser
internal import CommandArguments
internal import MorselWording
internal import Terminal

/// A command that explains why a URL does or does not match (B5).
struct AssociationExplainCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explain, rule by rule, why a URL does or does not open an app.",
        discussion: """
            The exit status is 1 if the URL does not open an app.

            morsel association explain apple-app-site-association https://fruta.example/buy/1 \\
                --app ABCDE12345.com.example.fruta --host fruta.example
            """
    )

    @Argument(help: "The file; '-' for standard input.")
    var file: String

    @Argument(help: "The URL.")
    var url: String

    @Option(help: "The app's identifier, with the team's prefix. Default: every app in the file.")
    var app: String?

    @Option(help: "The host that serves the file. Default: any host.")
    var host = ""

    @Flag(help: "Print one JSON object per line.")
    var json = false

    func run() async throws {
        try await Console.reporting(json: json) {
            let site = try AssociationFile.site(file)
            let matcher = LinkMatcher(site.links, host: host)
            let url = try AssociationFile.url(url)
            let apps = app.map { [$0] } ?? matcher.decisions(about: url).map { $0.app }
            var matches = false
            for app in apps {
                let explanation = matcher.explanation(for: app, url, clips: site.clips)
                matches = matches || explanation.decision == .match
                if json {
                    try Console.print(json: ExplanationReport(explanation, app: app))
                } else {
                    for line in explanation.lines(about: app) {
                        try Console.print(VisibleText.oneLine(line))
                    }
                }
            }
            if apps.isEmpty {
                throw CommandError(
                    "file",
                    "file: the section 'applinks' of the file "
                        + "lists no apps."
                )
            }
            if !matches { throw ExitCode.failure }
        }
    }
}

/// The explanation of a match, as `--json` prints it.
struct ExplanationReport: Encodable {
    var app: String
    var decision: String
    var reason: String
    /// The index in `rules` of the rule that came nearest to a match, from 0 on.
    var nearest: Int?
    var rules: [Rule]
    var notes: [String]

    /// A rule that was evaluated.
    struct Rule: Encodable {
        var path: String
        var line: Int
        var fits: Bool
        var exclude: Value
        var caseSensitive: Value
        var percentEncoded: Value
        var comment: String?
        var comparisons: [Comparison]
    }

    /// A value, and the level of the file at which it is set.
    struct Value: Encodable {
        var value: Bool
        var level: String

        init(_ inherited: EffectiveRule.Inherited<Bool>) {
            value = inherited.value
            level = inherited.level.rawValue
        }
    }

    /// A comparison of a part of the URL with a pattern.
    struct Comparison: Encodable {
        var part: String
        var pattern: String
        var text: String
        var level: String
        var fits: Bool
    }

    init(_ explanation: LinkExplanation, app: String) {
        self.app = app
        decision = explanation.decision.rawValue
        reason = explanation.sentence(about: app)
        if case .noRuleFits(let nearest) = explanation.reason { self.nearest = nearest }
        notes = explanation.notes.map(\.sentence)
        rules = explanation.rules.map { trace in
            Rule(
                path: trace.rule.place.path,
                line: trace.rule.place.position.line,
                fits: trace.fits,
                exclude: Value(trace.effective.excludes),
                caseSensitive: Value(trace.effective.isCaseSensitive),
                percentEncoded: Value(trace.effective.isPercentEncoded),
                comment: trace.rule.comment,
                comparisons: trace.comparisons.map { comparison in
                    Comparison(
                        part: comparison.part.name,
                        pattern: comparison.pattern,
                        text: comparison.text,
                        level: comparison.level.rawValue,
                        fits: comparison.fits
                    )
                }
            )
        }
    }
}
