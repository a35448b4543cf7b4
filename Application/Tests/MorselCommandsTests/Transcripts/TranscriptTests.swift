// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestPrograms
import Testing

/// The transcripts in the documentation, whose commands are all run.
@Suite struct TranscriptTests {
    private static let root = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }

    private static func page(_ name: String) throws -> String {
        try String(contentsOf: root.appending(path: "Documentation/\(name)"), encoding: .utf8)
    }

    @Test func everydayTasksDoWhatTheirPageSays() throws {
        let transcript = Transcript(page: try Self.page("tasks.md"))
        #expect(transcript.steps.count > 40)
        let folder = try TemporaryFolder()
        try FileManager.default.createSymbolicLink(
            at: folder.url("Clips"),
            withDestinationURL: Self.root.appending(path: "Clips")
        )
        let results = try transcript.run(in: folder, port: .random(in: 20_000..<30_000))
        for (step, result) in zip(transcript.steps, results) {
            #expect(
                Transcript.matches(result.output[...], step.output[...]),
                """
                $ \(step.command)
                expected:
                \(step.output.joined(separator: "\n"))
                got:
                \(result.output.joined(separator: "\n"))
                """
            )
            #expect(result.status == step.status, "$ \(step.command)")
        }
    }

    // The tasks that a newcomer was given.
    @Test(arguments: [
        "Make a code", "Pack fifty", "Find out why a URL does not fit", "Read a screenshot",
        "Lint a file", "Find out why a banner does not show", "Publish",
        "Register three experiences", "Change one", "Rehearse and break a scenario", "See a card",
        "Run a second clip", "Use JSON in CI", "Complete commands", "Clean up",
    ])
    func everyTaskHasATranscript(_ title: String) throws {
        let page = try Self.page("tasks.md")
        let section = try #require(
            page.components(separatedBy: "\n## \(title)\n").dropFirst().first
        )
        let text = section.components(separatedBy: "\n## ")[0]
        #expect(!Transcript(page: text).steps.isEmpty)
    }

    @Test func aTranscriptIsReadLineByLine() {
        let page = """
            Words.

            ```console
            $ cat <<END
            > a
            >
            > END
            a
            > b
            [2]
            ```

            ```swift
            $ no
            ```
            """
        let steps = Transcript(page: page).steps
        #expect(steps.map(\.command) == ["cat <<END\na\n\nEND"])
        #expect(steps.first?.output == ["a", "> b"])
        #expect(steps.first?.status == 2)
    }

    @Test(
        arguments: [
            ("a", "a", true), ("a", "b", false), ("a\nb", "a", false), ("a", "a\nb", false),
            ("a\nb\nc", "…\nc", true), ("a\nb", "a\n…", true), ("a", "a\n…", true),
            ("a\nb\nc", "a\n…\nb", false), ("a\nb\nc\nb", "a\n…\nb", true),
            ("took 12 ms", "took … ms", true), ("took 12 s", "took … ms", false),
            ("12 ms", "… ms", true), ("a12b34c", "a…b…c", true), ("a12c34b", "a…b…c", false),
        ]
    )
    func outputIsComparedButForWhatVaries(_ lines: String, _ expected: String, matches: Bool) {
        let lines = lines.components(separatedBy: "\n")
        #expect(
            Transcript.matches(lines[...], expected.components(separatedBy: "\n")[...]) == matches
        )
    }

    @Test func aCommandThatFailsIsNoticed() throws {
        let page = """
            ```console
            $ echo a; exit_status() { return 3; }
            $ exit_status
            [3]
            $ morsel rule nothing
            ```
            """
        let results = try Transcript(page: page).run(in: TemporaryFolder(), port: 8080)
        #expect(results.map(\.status) == [0, 3, 64])
        #expect(results[0].output == ["a"])
        #expect(results[2].output.first?.hasPrefix("Error: rule: ") == true)
    }
}
