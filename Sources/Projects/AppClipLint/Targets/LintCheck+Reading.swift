// SPDX-License-Identifier: Apache-2.0

internal import AppClipFormats
internal import AppClipProject
internal import AppClipTypes

extension LintCheck {
    /// The checks of C001 and C002.
    static let reading: [LintCheck] = [.project(unreadable), .project(notGenerated)]

    /// Checks C001: files that were found but cannot be read.
    ///
    /// A folder that has the name of a project but no project file is a leftover, or its file is generated: it is not
    /// reported.
    @Sendable private static func unreadable(_ subject: LintSubject) -> [LintFinding] {
        subject.tree.notRead.compactMap { item in
            guard case .unreadable(let error) = item.reason, !error.isAbsence else { return nil }
            let ending = item.path.split(separator: ".").last.map(String.init) ?? ""
            let kind = ["xcworkspace": "workspace", "xcscheme": "scheme"][ending] ?? "project"
            var finding = LintFinding(
                .projectUnreadable,
                facts: [.kind: kind, .path: item.path],
                at: error.place,
                cause: error
            )
            // A scheme of one user does not matter to others.
            if kind == "scheme", !item.path.split(separator: "/").contains("xcshareddata") {
                finding.severity = .info
            }
            return finding
        }
    }

    /// Checks C002: projects that are not generated yet, with one finding for each generator.
    ///
    /// A repository may contain manifests that nobody builds: it is an error only if no part of a clip was read.
    @Sendable private static func notGenerated(_ subject: LintSubject) -> [LintFinding] {
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
