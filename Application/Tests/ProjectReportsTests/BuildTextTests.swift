// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import Foundation
import ProjectReports
import Testing

@testable import ClipBuilds

/// The outcome of a build, as text and as values.
@Suite struct BuildTextTests {
    private static let files = MemoryFiles(texts: [
        "Clip/Menu.swift": "import Shop\nlet berry = blue\n"
    ])

    private static func outcome(
        _ diagnostics: [BuildDiagnostic] = [],
        missing: [MissingModule] = [],
        skipped: [SkippedFile] = [],
        isBuilt: Bool = false
    ) -> BuildOutcome {
        var facts = ProgramFacts(target: "Clip", isClip: true, displayName: "Fruta")
        facts.minimumSystem = "17.0"
        var duration = BuildOutcome.Duration()
        duration.compiling = .milliseconds(1_234)
        return BuildOutcome(
            program: isBuilt
                ? BuiltProgram(executable: "/b/Clip", bundle: "/b", facts: facts) : nil,
            facts: facts,
            diagnostics: diagnostics,
            missing: missing,
            skipped: skipped,
            modules: ["Clip"],
            sources: [],
            previews: [],
            duration: duration
        )
    }

    private static func text(
        _ outcome: BuildOutcome,
        on version: String? = nil,
        isColored: Bool = false
    ) -> String {
        let report = BuildReport(outcome, needing: version)
        return BuildText(outcome, files: files, report: report, isColored: isColored).texts.joined()
    }

    private static func error(_ message: String, line: Int = 2, column: Int = 13) -> BuildDiagnostic
    {
        BuildDiagnostic(
            severity: .error,
            message: message,
            location: .init(file: "Clip/Menu.swift", line: line, column: column)
        )
    }

    @Test func aMessageHasItsLine() {
        let outcome = Self.outcome([Self.error("cannot find 'blue' in scope")])
        #expect(
            Self.text(outcome) == """
                Clip/Menu.swift:2:13: error: cannot find 'blue' in scope
                     2 | let berry = blue
                       |             ^
                The App Clip 'Clip' cannot be built (1.2 s): 1 error.

                """
        )
        #expect(Self.text(outcome, isColored: true).contains("\u{1B}[1;31merror\u{1B}[0m"))
    }

    // Most errors after the first ones are consequences.
    @Test func onlySomeErrorsAreShown() {
        let text = Self.text(Self.outcome((1...42).map { Self.error("error \($0)") }))
        #expect(text.contains("error: error 40\n") && !text.contains("error 41\n"))
        #expect(text.contains("\n… and 2 more errors.\n"))
        #expect(text.hasSuffix(": 42 errors.\n"))
    }

    // The compiler's own message about a missing module is not repeated.
    @Test func aMissingModuleIsExplainedOnce() {
        let place = BuildDiagnostic.Location(file: "Clip/Menu.swift", line: 1, column: 8)
        let missing = MissingModule(
            name: "Shop",
            origin: .remotePackage(url: "https://shop.example/Shop.git"),
            imports: [place, place, place, place]
        )
        let outcome = Self.outcome(
            [Self.error("no such module 'Shop'", line: 1, column: 8)],
            missing: [missing]
        )
        let text = Self.text(outcome)
        #expect(!text.contains("no such module"))
        #expect(
            text.contains("error: Module 'Shop' is of the package https://shop.example/Shop.git")
        )
        #expect(text.contains("… and 1 more imports of 'Shop'.\n"))
        #expect(text.hasSuffix(": 1 missing module.\n"))
        let report = BuildReport(outcome, needing: nil)
        #expect(report.missing.map(\.sentence).count == 1)
    }

    @Test func filesThatAreLeftOut() {
        let text = Self.text(
            Self.outcome(
                skipped: [
                    SkippedFile(path: "A.m", reason: .otherLanguage),
                    SkippedFile(path: "B.xib", reason: .notDrawn),
                ],
                isBuilt: true
            )
        )
        #expect(
            text
                == "A.m: it is no Swift source, and left out.\nThe App Clip 'Clip' is built (1.2 s).\n"
        )
    }

    @Test(arguments: [
        (nil, nil), ("17.0", nil), ("18.1", nil),
        ("16.4", "iOS 16.4 is older than iOS 17.0, which target 'Clip' needs.\n"),
    ])
    func theVersionOfThePhone(version: String?, sentence: String?) {
        let text = Self.text(Self.outcome(isBuilt: true), on: version)
        #expect(text == (sentence ?? "") + "The App Clip 'Clip' is built (1.2 s).\n")
    }

    @Test func valuesForJSON() throws {
        let json = try JSONEncoder().encode(
            BuildReport(Self.outcome(isBuilt: true), needing: nil)
        )
        let values = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
        #expect(values["isBuilt"] as? Bool == true)
        #expect(values["executable"] as? String == "/b/Clip")
        let seconds = values["seconds"] as? [String: Double]
        #expect(seconds == ["preparing": 0, "kit": 0, "compiling": 1.234])
    }
}
