// SPDX-License-Identifier: Apache-2.0

import AppClipLint
import ArgumentParser
import FindingReports
import PathLint
import Terminal

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
                try Console.write(markdown ? LintRule.markdownTable : LintRule.table)
            } else {
                for rule in found {
                    try Console.write(markdown ? rule.markdown : rule.text)
                }
            }
        }
    }
}
