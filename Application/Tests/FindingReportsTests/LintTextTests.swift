// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import FindingReports

/// Findings as text and as annotations of GitHub.
@Suite struct LintTextTests {
    @Test func aFindingHasItsLine() throws {
        let report = sampleFindings()
        let text = try #require(LintText(report, isColored: false).texts.first)
        let lines = text.split(separator: "\n")
        #expect(lines.count == 4)
        #expect(lines[0].hasPrefix("Clip/Info.plist:2:6: error: "))
        #expect(lines[0].hasSuffix(" [C302]"))
        #expect(lines[1...2] == ["     2 | <key>a</key>", "       |      ^"])
        #expect(lines[3].hasPrefix("    "))
    }

    @Test func coloursAreOnlyAdded() throws {
        let report = sampleFindings()
        let plain = LintText(report, isColored: false).texts
        let colored = LintText(report, isColored: true).texts
        #expect(colored != plain)
        #expect(colored.map { $0.replacing(/\u{1B}\[[0-9;]*m/, with: "") } == plain)
    }

    @Test func aDoubtIsANote() throws {
        let report = sampleFindings(isCertain: false)
        let text = try #require(LintText(report, isColored: false).texts.first)
        #expect(text.contains(": info: "))
        #expect(text.contains("\n    Not certain: "))
    }

    @Test func theSummaryCounts() {
        let reports = [sampleFindings(), sampleFindings(isCertain: false)]
        #expect(LintSummary(reports).sentence == "1 error, 0 warnings, 1 note.")
        #expect(LintSummary([]).sentence == "0 errors, 0 warnings, 0 notes.")
    }

    @Test func annotationsHaveALocation() throws {
        let finding = try #require(sampleFindings().reports.first)
        let line = GitHubAnnotation.line(finding)
        #expect(line.hasPrefix("::error file=Clip/Info.plist,line=2,col=6,title=C302 "))
    }

    // The runner has the archive, and no line in it.
    @Test func annotationsOfArchivesHaveNoLine() throws {
        let finding = try #require(sampleFindings(isPacked: true).reports.first)
        #expect(GitHubAnnotation.line(finding).hasPrefix("::error file=Fruta.ipa,title="))
        #expect(finding.file == "Fruta.ipa/Clip/Info.plist")
    }

    @Test func annotationsAreEscaped() throws {
        var finding = try #require(sampleFindings().reports.first)
        finding.file = "a,b:c%"
        finding.message = "one\r\ntwo\n50 %: a, b"
        finding.remedy = "."
        let line = GitHubAnnotation.line(finding)
        #expect(line.contains("file=a%2Cb%3Ac%25,"))
        #expect(line.hasSuffix("::one%0Atwo%0A50 %25: a, b ."))
    }
}
