// SPDX-License-Identifier: Apache-2.0

import AppClipLint
import Foundation
import Testing

/// The catalogue of rules, and the pages that are generated from it.
struct CatalogueTests {
    private static let documentation = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Documentation")

    @Test("Ids and slugs are unique, and name their rules")
    func names() {
        #expect(Set(LintRule.all.map(\.id)).count == LintRule.all.count)
        #expect(Set(LintRule.all.map(\.slug)).count == LintRule.all.count)
        for rule in LintRule.all {
            #expect(LintRule.named(rule.id.lowercased()) == rule)
            #expect(LintRule.named(rule.slug) == rule)
        }
        #expect(LintRule.named("C999") == nil)
    }

    @Test("A rule says everything", arguments: LintRule.all)
    func texts(_ rule: LintRule) {
        for text in [rule.summary, rule.message, rule.why, rule.remedy] {
            #expect(text.hasSuffix(".") || text.hasSuffix("}"), "\(rule.id): \(text)")
        }
        #expect(rule.wrong != rule.right && !rule.basis.isEmpty)
        #expect(rule.slug.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x2D })
    }

    /// `MORSEL_WRITE_PAGES=1` writes them.
    @Test("Documentation/lint has the page of each rule, and no other")
    func pages() throws {
        let folder = Self.documentation.appendingPathComponent("lint")
        var wanted = Dictionary(
            uniqueKeysWithValues: LintRule.all.map { ($0.pageName, $0.markdown) }
        )
        wanted["README.md"] = """
            # Rules of morsel lint

            Written from the catalogue by the tests of `AppClipLint`, with `MORSEL_WRITE_PAGES=1`. How to use
            them is described in [lint.md](../lint.md).

            \(LintRule.markdownTable.replacing("](lint/", with: "]("))
            """
        let files = FileManager.default
        if ProcessInfo.processInfo.environment["MORSEL_WRITE_PAGES"] == "1" {
            try? files.removeItem(at: folder)
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            for (name, text) in wanted {
                try Data(text.utf8).write(to: folder.appendingPathComponent(name))
            }
        }
        let names = try files.contentsOfDirectory(atPath: folder.path)
        #expect(Set(names) == Set(wanted.keys))
        for (name, text) in wanted {
            let page = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            #expect(page == text, "\(name): write it again with MORSEL_WRITE_PAGES=1.")
        }
    }
}
