// SPDX-License-Identifier: Apache-2.0

package import AppClipLint
import AppClipTypes

/// A rule, as `--json` prints it.
package struct RuleReport: Encodable {
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

    /// Creates the report of a rule.
    package init(_ rule: LintRule) {
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

extension LintRule {
    /// All rules with their names, levels and summaries, a line each.
    package static var table: String {
        let width = all.map(\.slug.count).max() ?? 0
        return all.map { rule in
            let slug = rule.slug + String(repeating: " ", count: width - rule.slug.count)
            let level = rule.isOnByDefault ? rule.severity.rawValue : "off"
            let severity = level + String(repeating: " ", count: 7 - level.count)
            return "\(rule.id.rawValue)  \(slug)  \(severity)  \(rule.summary)\n"
        }.joined()
    }

    /// The rule with its reason, remedy and examples, for people.
    package var text: String {
        func indented(_ text: String) -> String {
            text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }
                .joined()
        }
        let level = severity.rawValue + (isOnByDefault ? "" : ", off by default")
        var text =
            "\(id.rawValue)  \(slug)  (\(level))\n\n\(summary)\n\n\(why)\n\n"
        text += "Reported as: \(message)\nFix: \(remedy)\n\n"
        text +=
            "Wrong:\n" + indented(wrong.text) + "\nRight:\n" + indented(right.text) + "\n"
        text += "Basis: \(basis.map(\.words).joined(separator: ", "))"
        if !sources.isEmpty {
            text += "; 'morsel rule \(sources.map(\.text).joined(separator: " "))'"
        }
        return text + "\n"
    }
}
