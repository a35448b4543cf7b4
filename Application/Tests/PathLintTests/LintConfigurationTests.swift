// SPDX-License-Identifier: Apache-2.0

import AppClipFormats
import AppClipLint
import FindingReports
import Foundation
import ProjectTemplates
import Terminal
import TestPrograms
import Testing

@testable import PathLint

/// The configuration of a lint, its baselines, and the paths that it checks (G2, G3).
@Suite struct LintConfigurationTests {
    private static func configuration(_ text: String) throws -> LintConfiguration {
        let folder = try TemporaryFolder()
        try folder.write(text, to: ".morsel.yml")
        return try LintConfigurationFile(folder.url(".morsel.yml").path).configuration
    }

    // MARK: Configuration

    @Test(arguments: ["", "# nothing yet\n", "rules:\nexceptions:\n"])
    func anEmptyFileChangesNothing(text: String) throws {
        let configuration = try Self.configuration(text)
        #expect(configuration.levels.isEmpty && configuration.exceptions.isEmpty)
    }

    @Test func levelsAndExceptions() throws {
        let configuration = try Self.configuration(
            """
            rules:
              C202: warning
              C315: off
            exceptions:
              - rules: [C315, C202]
                path: "Clip/**"
                reason: The design team decided so.
            """
        )
        #expect(configuration.levels["C202"] == .some(.some(.warning)))
        #expect(configuration.levels["C315"] == .some(.none))
        let exception = try #require(configuration.exceptions.first)
        #expect(exception.rules == ["C315", "C202"] && exception.position.line == 5)
        #expect(exception.reason == "The design team decided so.")
    }

    @Test(arguments: [
        ("rules: [C202]", 1, "rules has keys and values, such as 'rules:'."),
        ("rules:\n  C202: loud", 2, "a rule is error, warning, info or off, and not 'loud'"),
        ("rules:\n  C202: of", 2, "do you mean 'off'?"),
        ("rules:\n  C999: off", 2, "there is no rule 'C999'"),
        ("rules:\n  C202: off\n  bundle-id-not-prefixed: off", 3, "the rule C202 is named twice"),
        ("exception:\n  - x", 1, "there is no key 'exception'; do you mean 'exceptions'?"),
        ("exceptions: x", 1, "exceptions is a list; write each one after a '-'."),
        ("exceptions:\n  - reason: x", 2, "an exception names its rules"),
        ("exceptions:\n  - rules: [C202]", 2, "an exception needs a reason"),
        ("rules:\n---\nrules:\n", 3, "there is one document in the file"),
        ("rules: [\n", 2, "is not valid YAML"),
    ])
    func anErrorHasItsLine(text: String, line: Int, words: String) throws {
        let error = #expect(throws: CommandError.self) { try Self.configuration(text) }
        let message = try #require(error?.description)
        #expect(message.contains(".morsel.yml:\(line): "), "\(message)")
        #expect(message.contains(words), "\(message)")
    }

    @Test func aFileHasALimit() {
        let text = String(repeating: "# \n", count: 100_000)
        let error = #expect(throws: CommandError.self) { try Self.configuration(text) }
        #expect(error?.description.contains("larger than 262.1 KB") == true)
    }

    @Test func theNearestFileCounts() throws {
        let folder = try TemporaryFolder()
        for name in ["a", "a/.git", "a/b", "a/b/c"] { try folder.makeFolder(name) }
        try folder.write("rules:\n  C202: off\n", to: "a/.morsel.yml")
        let root = try LintRoot(folder.url("a/b/c").path)
        #expect(root.start == "b/c")
        let found = try LintConfigurationFile.read(nil, for: root)
        #expect(found.path?.hasSuffix("a/.morsel.yml") == true)
        try folder.write("rules:\n  C315: off\n", to: "a/b/.morsel.yml")
        let nearer = try LintConfigurationFile.read(nil, for: root)
        #expect(nearer.configuration.levels.keys.sorted() == ["C315"])
    }

    @Test(arguments: [
        ("C20", "; do you mean 'C201'?"),
        ("bundle-id-not-prefix", "; do you mean 'bundle-id-not-prefixed'?"),
        ("zzzzzzzzzzzz", "."),
    ])
    func aRuleThatDoesNotExist(name: String, words: String) {
        #expect(RuleSuggestion.words(for: name) == words)
    }

    // MARK: Paths

    @Test func kindsOfPaths() throws {
        let folder = try TemporaryFolder()
        for name in ["A.app", "B.XCARCHIVE", "C.xcodeproj"] { try folder.makeFolder(name) }
        try folder.write("", to: "report.txt")
        try folder.write("", to: "notes.md")
        func kind(_ name: String) throws -> LintRoot.Kind {
            try LintRoot(folder.url(name).path).kind
        }
        #expect(try kind("A.app") == .bundle && kind("B.XCARCHIVE") == .bundle)
        #expect(try kind("C.xcodeproj") == .projects && kind("") == .projects)
        #expect(try kind("report.txt") == .sizeReport)
        for name in ["notes.md", "no"] {
            #expect(throws: CommandError.self, "\(name)") { try kind(name) }
        }
    }

    // MARK: Reports

    /// A new project whose clip has another identifier than its app.
    private static func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (path, bytes) in try NewProject(names: ProjectNames("Fruta")).files() {
            let file = folder.url(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            let text = String(decoding: bytes, as: UTF8.self)
                .replacing("com.example.fruta.Clip", with: "com.example.other.Clip")
            try Data(text.utf8).write(to: file)
        }
        return folder
    }

    private static func report(
        _ folder: TemporaryFolder,
        baseline: LintBaseline? = nil
    ) async throws -> ReportedFindings {
        let root = try LintRoot(folder.path)
        let settings = try LintConfigurationFile.read(nil, for: root)
        return try await PathLintRun(root, settings: settings, baseline: baseline)
            .findings(comparing: LintReferences())
    }

    @Test func aBaselineHidesWhatWasThere() async throws {
        let folder = try Self.project()
        let first = try await Self.report(folder)
        #expect(first.findings.contains { $0.rule == "C202" } && first.notes.isEmpty)
        let file = folder.url("baseline.json").path
        try BaselineFile.write(first.result.notExcepted, to: file)
        let baseline = try BaselineFile.read(file)
        #expect(try await Self.report(folder, baseline: baseline).findings.isEmpty)
        // What is fixed is a reason to write the baseline again.
        let fixed = LintBaseline(fingerprints: ["of a finding that is gone"])
        let notes = try await Self.report(folder, baseline: fixed).notes
        #expect(
            notes == ["1 finding of the baseline is fixed; write it again with --write-baseline."]
        )
        try folder.write("{}", to: "baseline.json")
        #expect(throws: CommandError.self) { try BaselineFile.read(file) }
    }

    @Test func anExceptionThatCoversNothing() async throws {
        let folder = try Self.project()
        let exception = "exceptions:\n  - rules: [C202]\n    target: Nope\n    reason: x\n"
        try folder.write(exception, to: ".morsel.yml")
        let notes = try await Self.report(folder).notes
        #expect(notes.count == 1)
        #expect(
            notes[0].hasSuffix(
                ".morsel.yml:2: the exception for C202 covers no finding; remove it."
            )
        )
    }

    @Test func optionsThatDoNotApply() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "report.txt")
        var references = LintReferences()
        references.scenarios = ["scenarios"]
        references.experiences = { [] }
        let root = try LintRoot(folder.url("report.txt").path)
        #expect(
            references.unused(for: root) == [
                "\(root.argument): --scenarios, --database are not used for a size report."
            ]
        )
        #expect(references.unused(for: try LintRoot(folder.path)).isEmpty)
    }
}
