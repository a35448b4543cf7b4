// SPDX-License-Identifier: Apache-2.0

internal import AppClipLint
internal import AppClipTypes
internal import ArgumentParser
internal import Terminal

/// A command that describes the rules of `morsel lint`.
struct RuleExplanationCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Describe a rule of 'morsel lint': why, how to fix it, and an example.",
        discussion: """
            Without a rule, all are listed. 'morsel rule' prints the rules of Apple's documents, such as G-05.
            """
    )

    @Argument(help: "IDs or names of rules, such as C202 or bundle-id-not-prefixed.")
    var rules: [String] = []

    @Flag(help: "Print one JSON object per line.")
    var json = false

    @Flag(help: "Print Markdown.")
    var markdown = false

    func validate() throws {
        guard !json || !markdown else {
            throw ValidationError("--json and --markdown cannot be combined.")
        }
    }

    func run() async throws {
        let found = try Console.reading(json: json) {
            try rules.map { name throws(CommandError) in
                guard let rule = LintRule.named(name) else {
                    throw CommandError(
                        "rule",
                        "rule: there is no rule '\(name)'\(RuleSuggestion.words(for: name)) "
                            + "'morsel explain' lists all."
                    )
                }
                return rule
            }
        }
        try await Console.reporting(json: json) {
            if json {
                for rule in rules.isEmpty ? LintRule.all : found {
                    try Console.print(json: RuleReport(rule))
                }
            } else if rules.isEmpty {
                try Console.write(markdown ? LintRule.markdownTable : Self.table)
            } else {
                for rule in found {
                    try Console.write(markdown ? rule.markdown : Self.text(of: rule))
                }
            }
        }
    }

    private static var table: String {
        let width = LintRule.all.map(\.slug.count).max() ?? 0
        return LintRule.all.map { rule in
            let slug = rule.slug + String(repeating: " ", count: width - rule.slug.count)
            let level = rule.isOnByDefault ? rule.severity.rawValue : "off"
            let severity = level + String(repeating: " ", count: 7 - level.count)
            return "\(rule.id.rawValue)  \(slug)  \(severity)  \(rule.summary)\n"
        }.joined()
    }

    private static func text(of rule: LintRule) -> String {
        func indented(_ text: String) -> String {
            text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }
                .joined()
        }
        let level = rule.severity.rawValue + (rule.isOnByDefault ? "" : ", off by default")
        var text =
            "\(rule.id.rawValue)  \(rule.slug)  (\(level))\n\n\(rule.summary)\n\n\(rule.why)\n\n"
        text += "Reported as: \(rule.message)\nFix: \(rule.remedy)\n\n"
        text +=
            "Wrong:\n" + indented(rule.wrong.text) + "\nRight:\n" + indented(rule.right.text) + "\n"
        text += "Basis: \(rule.basis.map(\.words).joined(separator: ", "))"
        if !rule.sources.isEmpty {
            text += "; 'morsel rule \(rule.sources.map(\.text).joined(separator: " "))'"
        }
        return text + "\n"
    }

    /// A rule, as `--json` prints it.
    private struct RuleReport: Encodable {
        var id: String
        var slug: String
        var severity: String
        var isOnByDefault: Bool
        var summary: String
        var message: String
        var why: String
        var remedy: String
        var wrong: String
        var right: String
        var rules: [String]
        var basis: [String]

        init(_ rule: LintRule) {
            id = rule.id.rawValue
            slug = rule.slug
            severity = rule.severity.rawValue
            isOnByDefault = rule.isOnByDefault
            summary = rule.summary
            message = "\(rule.message)"
            why = rule.why
            remedy = "\(rule.remedy)"
            wrong = rule.wrong.text
            right = rule.right.text
            rules = rule.sources.map(\.text)
            basis = rule.basis.map(\.rawValue)
        }
    }
}
