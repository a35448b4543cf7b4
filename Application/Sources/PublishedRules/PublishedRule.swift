// SPDX-License-Identifier: Apache-2.0

import RuleTable

/// A rule, an open question, a contradiction or a feature, as a row of `Documentation/rules/rules.tsv`.
public struct PublishedRule: Encodable, Sendable {
    /// The id, such as `D-10`.
    public let id: String

    /// The rule, as a sentence.
    public let sentence: String

    /// The open points of the rule, or the reasons for it; empty if there are none.
    public let note: String

    /// The sources: the last component of the URL of a page of Apple's documentation, or the number of a
    /// session.
    public let sources: [String]

    /// Creates the rule with an id, or `nil` if there is none.
    public init?(_ id: String) {
        guard let rule = Self.all[id] else { return nil }
        self = rule
    }

    /// Whether there is a rule, question, contradiction or feature with an id.
    public static func isPublished(_ id: String) -> Bool { all[id] != nil }

    /// The ids, sorted.
    public static let ids: [String] = all.keys.sorted()

    private static let all: [String: PublishedRule] = {
        // The table is static, and ends with a zero byte.
        let table = unsafe String(cString: rule_table())
        var rules: [String: PublishedRule] = [:]
        for line in table.split(separator: "\n").dropFirst() {
            let rule = PublishedRule(row: line)
            rules[rule.id] = rule
        }
        return rules
    }()

    // The columns are id, features, source, status, sentence and note; Scripts/check-rules.py checks that
    // each row has all of them.
    private init(row: Substring) {
        let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        id = fields[0]
        sources = fields[2].split(separator: " ").map(String.init)
        sentence = fields[4]
        note = fields[5]
    }
}
