// SPDX-License-Identifier: Apache-2.0

import AppClipTypes

extension LintRule {
    /// The rule as a page of documentation in Markdown.
    public var markdown: String {
        """
        # \(id.rawValue) · \(slug)

        \(summary)

        | severity | basis | rules |
        |---|---|---|
        | \(severityWords) | \(basis.map(\.words).joined(separator: ", ")) | \(sourceWords) |

        \(why)

        ## What is reported

        > \(message)

        Fix: \(remedy)

        ## Wrong

        \(Self.fenced(wrong))

        ## Right

        \(Self.fenced(right))

        """
    }

    /// A table of all rules in Markdown.
    public static var markdownTable: String {
        var text = "| rule | severity | what is wrong |\n|---|---|---|\n"
        for rule in all {
            text +=
                "| \(rule.id.rawValue) \(rule.slug) | \(rule.severityWords) | \(rule.summary) |\n"
        }
        return text
    }

    private var severityWords: String {
        severity.rawValue + (isOnByDefault ? "" : ", off by default")
    }

    private var sourceWords: String {
        sources.isEmpty ? "–" : sources.map(\.text).joined(separator: ", ")
    }

    private static func fenced(_ example: LintExample) -> String {
        "```\(example.language.rawValue)\n\(example.text)\n```"
    }
}

extension LintRule.Basis {
    /// The source of the requirement, in words.
    public var words: String {
        switch self {
        case .xcode: "Xcode refuses it"
        case .store: "the store refuses it"
        case .documentation: "Apple's documentation"
        case .review: "the review guidelines"
        case .experience: "experience"
        }
    }
}
