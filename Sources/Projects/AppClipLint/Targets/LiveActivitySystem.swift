// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C110 (E-54): a widget extension on systems without Live Activities.
    static let liveActivitySystem = RuleFamily(
        [.clip(findings)],
        LintRule(
            .liveActivitySystem,
            "live-activity-system",
            .info,
            basis: [.documentation],
            sources: ["E-54"],
            summary: """
                The clip runs on systems on which clips have no Live Activities.
                """,
            message: """
                \(.target) runs from iOS \(.found) on, and its Live Activity ('\(.widget)') \
                needs iOS 16.
                """,
            why: """
                Clips can have Live Activities from iOS 16 on. On earlier systems the \
                clip has to do without.
                """,
            remedy: """
                Ask with #available before you start the activity, or raise \
                IPHONEOS_DEPLOYMENT_TARGET.
                """,
            wrong: .settings(
                """
                IPHONEOS_DEPLOYMENT_TARGET = 15.0
                """
            ),
            right: .settings(
                """
                IPHONEOS_DEPLOYMENT_TARGET = 16.1
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        let name = "IPHONEOS_DEPLOYMENT_TARGET"
        guard let text = context.clip.known(name), let system = SystemVersion(text),
            system < SystemVersion(16), let widget = context.widgets.first
        else { return [] }
        return [
            context.finding(
                .liveActivitySystem,
                on: context.clip,
                [.found: text, .widget: widget.target.name],
                at: context.clip.setting(name)?.place,
                related: [widget.embedding.place]
            )
        ]
    }
}
