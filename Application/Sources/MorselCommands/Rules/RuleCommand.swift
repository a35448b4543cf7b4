// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import MorselWording
import PublishedRules
import Terminal

/// A command that prints the sentences of rules.
struct RuleCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rule",
        abstract: "Print the text of a rule, how Morsel interprets it, and its sources.",
        discussion: """
            Reasons and findings refer to rules by their IDs, such as D-10. Without an ID, all rules are \
            printed.
            """
    )

    @Argument(help: "The IDs of the rules, such as D-10.")
    var ids: [String] = []

    @Flag(help: "Print one JSON object per line.")
    var json = false

    func run() async throws {
        let rules = try Console.reading(json: json) {
            try (ids.isEmpty ? PublishedRule.ids : ids).map { id throws(CommandError) in
                guard let rule = PublishedRule(id.uppercased()) else {
                    throw CommandError(
                        "rule",
                        "rule: there is no rule '\(id)'; 'morsel rule' lists all, such as D-10."
                    )
                }
                return rule
            }
        }
        try await Console.reporting(json: json) {
            for rule in rules {
                if json {
                    try Console.print(json: rule)
                } else {
                    try Console.write(rule.text)
                }
            }
        }
    }
}

extension PublishedRule {
    /// The rule as text, for people.
    fileprivate var text: String {
        let sources = sources.isEmpty ? "" : "Source: " + sources.joined(separator: ", ")
        let isOpen = id.hasPrefix("O-") || id.hasPrefix("X-")
        let lines = [sentence, isOpen ? "Morsel's interpretation: " + note : note, sources].filter {
            !$0.isEmpty
        }
        let indent = "\n" + String(repeating: " ", count: id.count + 2)
        return "\(id)  " + lines.joined(separator: indent) + "\n"
    }
}
