// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipLint
import Testing

/// A project's configuration of rules, and its baseline of known findings.
struct ConfigurationTests {
    private let sample = SampleProject().changing(
        "Clip/Clip.entitlements",
        "$(AppIdentifierPrefix)app.fruta",
        "app.fruta"
    )

    @Test("A rule is off, or as severe as somebody says")
    func levels() {
        #expect(sample.findings().map(\.severity) == [.error])
        #expect(
            sample.findings(LintConfiguration(levels: ["C305": .warning])).map(\.severity) == [
                .warning
            ]
        )
        let levels: [String: LintSeverity?] = ["C305": LintSeverity?.none]
        #expect(sample.findings(LintConfiguration(levels: levels)).isEmpty)
    }

    @Test("An exception covers rules, paths and targets; one that covers nothing is said")
    func exceptions() throws {
        func exception(_ path: String?, _ target: String?) -> LintConfiguration.Exception {
            LintConfiguration.Exception(
                rules: ["C305"],
                path: path.flatMap { GlobPattern($0) },
                target: target.flatMap { GlobPattern($0) },
                reason: "A test.",
                position: TextPosition(line: 1, column: 1)
            )
        }
        let findings = sample.findings()
        for (path, target, isCovered) in [
            (nil, nil, true), ("Clip/*", nil, true), ("App/*", nil, false), (nil, "Cl*", true),
            ("Clip/**", "App", false),
        ] {
            let configuration = LintConfiguration(exceptions: [exception(path, target)])
            let result = LintResult(of: findings, under: configuration)
            #expect(result.findings.isEmpty == isCovered)
            #expect(result.unused.isEmpty == isCovered)
            #expect(result.excepted == (isCovered ? 1 : 0))
        }
    }

    @Test("A baseline knows findings whose lines have moved, and says which are fixed")
    func baseline() {
        let before = sample.findings()
        let baseline = LintBaseline(fingerprints: Set(before.map(\.fingerprint)))
        let moved = sample.changing("Clip/Clip.entitlements", "<plist", "\n\n<plist")
        let after = moved.findings()
        #expect(after.first?.place != before.first?.place)
        let result = LintResult(of: after, beside: baseline)
        #expect(result.findings.isEmpty && result.notExcepted == after && result.fixed.isEmpty)
        #expect(LintResult(of: SampleProject().findings(), beside: baseline).fixed.count == 1)
        let other = moved.settingClip("DEVELOPMENT_TEAM", "ZZZZZZZZZZ").findings()
        #expect(LintResult(of: other, beside: baseline).findings.map(\.rule) == ["C207"])
    }

    @Test("Patterns")
    func patterns() {
        let cases: [(String, String, Bool)] = [
            ("a", "a", true), ("a", "ab", false), ("*", "a/b", false), ("**", "a/b", true),
            ("a/*", "a/b", true), ("a/*", "a/b/c", false), ("a/**", "a/b/c", true),
            ("?", "é", true),
            ("??", "é", false), ("**/x.plist", "x.plist", true),
            ("**/x.plist", "a/b/x.plist", true),
            ("*a*a*a*a*b", String(repeating: "a", count: 2_000), false),
        ]
        for (pattern, text, isMatch) in cases {
            #expect(GlobPattern(pattern)?.matches(text) == isMatch, "\(pattern) \(text)")
        }
        #expect(GlobPattern("") == nil)
    }

    @Test("Findings of several configurations are one")
    func merging() throws {
        let finding = try #require(sample.findings().first)
        #expect(finding.configurations == ["Debug", "Release"])
    }
}
