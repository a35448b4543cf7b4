// SPDX-License-Identifier: Apache-2.0

extension LintRule {
    /// The rules about files that cannot be read: C001, C002.
    static let reading: [LintRule] = [
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
        ),
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
        ),
    ]
}
