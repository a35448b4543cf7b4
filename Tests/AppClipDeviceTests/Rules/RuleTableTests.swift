import Foundation
import Testing

/// Each rule has a test that bears its id, or a reason.
struct RuleTableTests {
    @Test func noRuleIsMissing() throws {
        let ids = try RuleTable().rows.map(\.id)
        let expected = [("D", 70), ("E", 61), ("F", 26)].flatMap { letter, count in
            (1...count).map { "\(letter)-\($0 < 10 ? "0" : "")\($0)" }
        }
        #expect(ids == expected)
        #expect(ids.count == 157)
    }

    @Test func eachRuleHasATestOrAReason() throws {
        for row in try RuleTable().rows {
            #expect(!row.sentence.isEmpty)
            #expect(row.tests.isEmpty != row.reason.isEmpty, "\(row.id): \(row.tests)")
        }
    }

    /// With `MORSEL_RECORD` in the environment the page is written anew.
    @Test func pageIsFresh() throws {
        let markdown = try RuleTable().markdown
        if ProcessInfo.processInfo.environment["MORSEL_RECORD"] != nil {
            try markdown.write(to: RuleTable.page, atomically: true, encoding: .utf8)
        }
        let written = try String(contentsOf: RuleTable.page, encoding: .utf8)
        #expect(written == markdown, "Run the tests with MORSEL_RECORD=1, and look at the change.")
    }
}
