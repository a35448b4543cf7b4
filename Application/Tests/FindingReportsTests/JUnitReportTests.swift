// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import FindingReports

/// Findings as XML for systems of continuous integration.
@Suite struct JUnitReportTests {
    @Test func aFileWithAnErrorFails() {
        let text = JUnitReport.text(of: sampleFindings().reports, strict: false)
        #expect(text.contains("<testsuites name=\"morsel lint\" tests=\"1\" failures=\"1\""))
        #expect(text.contains("<testcase name=\"Clip/Info.plist\" classname=\"lint\""))
        #expect(text.contains("type=\"C302\">Clip/Info.plist:2: error: "))
    }

    // A warning counts when it is strict; a note never does.
    @Test(arguments: [
        ("error", false, true), ("warning", false, false), ("warning", true, true),
        ("info", true, false),
    ])
    func severitiesCount(_ severity: String, strict: Bool, fails: Bool) throws {
        var finding = try #require(sampleFindings().reports.first)
        finding.severity = severity
        let text = JUnitReport.text(of: [finding], strict: strict)
        #expect(text.contains("<failure ") == fails)
        #expect(text.contains("<system-out>") != fails)
    }

    @Test func withoutFindingsThereIsOneCase() {
        let text = JUnitReport.text(of: [], strict: true)
        #expect(text.contains("tests=\"1\" failures=\"0\""))
        #expect(text.contains("<testcase name=\"no findings\" classname=\"lint\"/>"))
    }

    // XML 1.0 has no other control characters, not even as references.
    @Test func textsAreEscaped() {
        #expect(JUnitReport.escaped("<a & \"b\">\n") == "&lt;a &amp; &quot;b&quot;&gt;&#10;")
        #expect(JUnitReport.escaped("a\nb\t", isText: true) == "a\nb&#9;")
        #expect(JUnitReport.escaped("\u{1B}\u{FFFE}") == "\u{FFFD}\u{FFFD}")
        #expect(JUnitReport.escaped("\u{202E}") == "&#8238;")
    }
}
