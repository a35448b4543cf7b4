// SPDX-License-Identifier: Apache-2.0

internal import AppClipTypes

extension LintRule {
    /// The rules about the structure of built bundles: A101–A107, A111.
    static let archive: [LintRule] = [
        LintRule(
            .builtFindingsMore,
            "built-findings-more",
            .info,
            basis: [.experience],
            summary: "A bundle has more findings of one rule than are listed.",
            message: "\(.target) has \(.count) more findings of \(.rule), which are not listed.",
            why: "After a hundred of one kind, the next ones say nothing new.",
            remedy: "Fix those that are listed, and check again.",
            wrong: .settings("101 empty purposes"),
            right: .settings("none")
        )
    ]
}
