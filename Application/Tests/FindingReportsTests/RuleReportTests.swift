// SPDX-License-Identifier: Apache-2.0

import AppClipLint
import Testing

@testable import FindingReports

/// The descriptions of the lint's rules.
@Suite struct RuleReportTests {
    @Test func theTableHasARowForEachRule() {
        let rows = LintRule.table.split(separator: "\n")
        #expect(rows.count == LintRule.all.count)
        // The columns begin at the same place in all rows.
        let starts = zip(rows, LintRule.all).map { row, rule in
            row.utf8.count - rule.summary.utf8.count
        }
        #expect(Set(starts).count == 1)
    }

    @Test(arguments: ["C202", "bundle-id-not-prefixed"])
    func aRuleHasItsReasonAndExamples(name: String) throws {
        let rule = try #require(LintRule.named(name))
        #expect(rule.text.hasPrefix("C202  bundle-id-not-prefixed  (error)\n\n\(rule.summary)\n"))
        for heading in [
            "\nReported as: ", "\nFix: ", "\nWrong:\n    ", "\nRight:\n    ", "\nBasis: ",
        ] {
            #expect(rule.text.contains(heading), "\(heading)")
        }
        #expect(rule.text.hasSuffix("\n") && !rule.text.hasSuffix("\n\n"))
    }
}
