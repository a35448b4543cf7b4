// SPDX-License-Identifier: Apache-2.0

import AppClipProject

extension RuleFamily {
    /// C001: files that were found but cannot be read.
    ///
    /// A folder that has the name of a project but no project file is a leftover, or its file is generated: it is not
    /// reported.
    static let projectUnreadable = RuleFamily(
        [.project(findings)],
        LintRule(
            .projectUnreadable,
            "project-unreadable",
            .error,
            basis: [.xcode],
            summary: "A project, a workspace or a scheme cannot be read.",
            message: "The \(.kind) '\(.path)' cannot be read, so that nothing in it is checked.",
            why: """
                What cannot be read cannot be checked, and Xcode does not open it either. The usual cause is a \
                merge that was not finished: git leaves marks in the file, or two halves that do not fit.
                """,
            remedy:
                "Correct the file at this place, or take it from the last commit in which Xcode opened it.",
            wrong: .project(
                """
                <<<<<<< HEAD
                    PRODUCT_BUNDLE_IDENTIFIER = com.fruta.app.Clip;
                =======
                    PRODUCT_BUNDLE_IDENTIFIER = com.fruta.app.clip;
                >>>>>>> main
                """
            ),
            right: .project("PRODUCT_BUNDLE_IDENTIFIER = com.fruta.app.Clip;")
        )
    )

    private static func findings(_ subject: LintSubject) -> [LintFinding] {
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
}
