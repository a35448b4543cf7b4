// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C207: the team of the clip that is not that of its app.
    static let signingTeams = RuleFamily(
        [.clip(findings)],
        LintRule(
            .teamMismatch,
            "team-mismatch",
            .warning,
            basis: [.experience],
            sources: ["G-03"],
            summary: "Clip and app are signed by different teams.",
            message: "DEVELOPMENT_TEAM of \(.target) is \(.found); that of \(.app) is \(.wanted).",
            why: """
                The identifiers of clip and app begin with the same team. A clip of another \
                team, or of none, cannot be installed with its app.
                """,
            remedy: "Set DEVELOPMENT_TEAM once, at the project.",
            wrong: .settings(
                """
                // app
                DEVELOPMENT_TEAM = A1B2C3D4E5
                // clip
                DEVELOPMENT_TEAM = F6G7H8I9J0
                """
            ),
            right: .settings(
                """
                // project
                DEVELOPMENT_TEAM = A1B2C3D4E5
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        guard let app = context.app else { return [] }
        let settings = [context.clip, app].map { $0.setting("DEVELOPMENT_TEAM") }
        guard settings.allSatisfy({ $0?.unresolved.isEmpty ?? true }) else { return [] }
        let teams = settings.map { $0?.text.trimmed ?? "" }
        guard teams[0] != teams[1] else { return [] }
        let silent = teams[0].isEmpty ? context.clip : app
        let words = teams.map { $0.isEmpty ? "not set" : "'\($0)'" }
        return [
            context.finding(
                .teamMismatch,
                on: context.clip,
                [.found: words[0], .wanted: words[1], .app: app.name],
                at: settings[0]?.place,
                related: [settings[1]?.place].compactMap(\.self),
                certainty: teams.contains("")
                    ? silent.certainty(of: "DEVELOPMENT_TEAM") : .certain
            )
        ]
    }
}
