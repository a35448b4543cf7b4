// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipFormats
import AppClipProject

extension RuleFamily {
    /// C002: projects that are not generated yet.
    static let projectNotGenerated = RuleFamily(
        [.project(findings)],
        LintRule(
            .projectNotGenerated,
            "project-not-generated",
            .error,
            basis: [.experience],
            summary: "A project is not there, because its generator has not run.",
            message:
                "\(.tool) makes a project from \(.paths), and has not, so that nothing in it is checked.",
            why: """
                The manifests of XcodeGen and Tuist are programs or templates: only the project that comes out \
                says what is built. A check that finds no clip must not pass. Beside a clip that was \
                checked, it is a note.
                """,
            remedy: "Run '\(.command)' before morsel lint.",
            wrong: .settings("morsel lint"),
            right: .settings("tuist generate --no-open\nmorsel lint")
        )
    )

    /// Returns one finding for each generator.
    ///
    /// A repository may contain manifests that nobody builds: it is an error only if no part of a clip was read.
    private static func findings(_ subject: LintSubject) -> [LintFinding] {
        let tree = subject.tree
        return [
            ("XcodeGen", "xcodegen generate", UnreadProject.Reason.generatedByXcodeGen),
            ("Tuist", "tuist generate", .generatedByTuist),
        ].compactMap { tool, command, reason in
            let paths = tree.notRead.filter { $0.reason == reason }.map(\.path)
            guard let first = paths.first else { return nil }
            let others = paths.count - 1
            var finding = LintFinding(
                .projectNotGenerated,
                facts: [
                    .tool: tool, .command: command,
                    .paths: "'\(first)'"
                        + (others == 0 ? "" : " and " + others.counted("other")),
                ],
                at: Place(file: first, position: start),
                related: paths.dropFirst().prefix(8).map { Place(file: $0, position: start) }
            )
            if !subject.clips.isEmpty { finding.severity = .info }
            return finding
        }
    }

    private static let start = TextPosition(line: 1, column: 1)
}
