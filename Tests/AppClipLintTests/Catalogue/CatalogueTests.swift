// SPDX-License-Identifier: Apache-2.0

import AppClipLint
import AppClipTypes
import Testing

/// The catalogue of rules, and the pages that are generated from it.
struct CatalogueTests {
    @Test("Each id has a rule")
    func ids() {
        #expect(Set(LintRule.all.map(\.id)) == Set(LintRule.ID.allCases))
    }

    @Test("Ids and slugs are unique, and name their rules")
    func names() {
        #expect(Set(LintRule.all.map(\.id)).count == LintRule.all.count)
        #expect(Set(LintRule.all.map(\.slug)).count == LintRule.all.count)
        for rule in LintRule.all {
            #expect(LintRule.named(rule.id.rawValue.lowercased()) == rule)
            #expect(LintRule.named(rule.slug) == rule)
        }
        #expect(LintRule.named("C999") == nil)
    }

    @Test("A rule says everything", arguments: LintRule.all)
    func texts(_ rule: LintRule) {
        for text in [rule.summary, "\(rule.message)", rule.why, "\(rule.remedy)"] {
            #expect(text.hasSuffix(".") || text.hasSuffix("}"), "\(rule.id.rawValue): \(text)")
        }
        #expect(rule.wrong != rule.right && !rule.basis.isEmpty)
        #expect(rule.slug.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x2D })
    }

    @Test("The page of a rule has each of its texts in a section", arguments: LintRule.all)
    func page(_ rule: LintRule) {
        let basis = rule.basis.map(\.words).joined(separator: ", ")
        let parts = [
            "# \(rule.id.rawValue) · \(rule.slug)\n\n\(rule.summary)\n\n",
            "| severity | basis | rules |\n|---|---|---|\n| \(rule.severity.rawValue)",
            "| \(basis) | ", "\n\n\(rule.why)\n\n",
            "## What is reported\n\n> \(rule.message)\n\n", "\(rule.remedy)\n\n",
            "## Wrong\n\n```\(rule.wrong.language.rawValue)\n\(rule.wrong.text)\n```\n\n",
            "## Right\n\n```\(rule.right.language.rawValue)\n\(rule.right.text)\n```\n",
        ]
        var rest = rule.markdown[...]
        for part in parts {
            let range = rest.firstRange(of: part)
            #expect(range != nil, "\(rule.id.rawValue) lacks, or has in another place: \(part)")
            if let range { rest = rest[range.upperBound...] }
        }
        #expect(rest.isEmpty)
        for source in rule.sources { #expect(rule.markdown.contains(source.text)) }
    }

    @Test("The table has a row for each rule")
    func table() {
        let rows = LintRule.markdownTable.split(separator: "\n").dropFirst(2)
        #expect(rows.count == LintRule.all.count)
        for (row, rule) in zip(rows, LintRule.all) {
            #expect(row.hasPrefix("| \(rule.id.rawValue) \(rule.slug) | \(rule.severity.rawValue)"))
            #expect(row.hasSuffix(" | \(rule.summary) |"))
        }
    }
}
