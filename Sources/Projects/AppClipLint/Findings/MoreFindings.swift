// SPDX-License-Identifier: Apache-2.0

import AppClipBundle

extension RuleFamily {
    /// A111: more findings of one rule than are listed.
    static let moreFindings = RuleFamily(
        [],
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
    )
}

extension LintFinding {
    /// The maximum number of findings of one rule in a bundle: an archive of a few kilobytes can have a million errors.
    private static let mostAlike = 100

    /// Returns findings about the first parts, and one with the number of the others.
    static func some<Part>(
        _ parts: [Part],
        of bundle: AppBundle,
        _ finding: (Part) -> LintFinding
    ) -> [LintFinding] {
        let shown = parts.prefix(mostAlike).map(finding)
        let more = parts.count - shown.count
        guard more > 0, let rule = shown.first?.rule else { return shown }
        return shown + [
            LintFinding(
                .builtFindingsMore,
                target: bundle.name,
                facts: [.rule: rule, .count: more],
                at: bundle.start
            )
        ]
    }
}
