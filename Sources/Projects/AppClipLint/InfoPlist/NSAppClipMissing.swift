// SPDX-License-Identifier: Apache-2.0

import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C402: an Info.plist of a clip without the dictionary `NSAppClip`.
    static let nsAppClipMissing = RuleFamily(
        [.clip(findings)],
        LintRule(
            .nsAppClipMissing,
            "nsappclip-missing",
            .info,
            basis: [.documentation],
            sources: ["G-18"],
            summary: "The clip's Info.plist has no NSAppClip.",
            message: "The Info.plist of \(.target) has no NSAppClip.",
            why: """
                The dictionary says whether the clip's card offers notifications for eight \
                hours and the confirmation of a location. Without it neither is offered.
                """,
            remedy: """
                Add NSAppClip with NSAppClipRequestEphemeralUserNotification and \
                NSAppClipRequestLocationConfirmation, each true or false.
                """,
            wrong: .xml(
                "<dict/>"
            ),
            right: .xml(
                """
                <key>NSAppClip</key>
                <dict>
                    <key>NSAppClipRequestEphemeralUserNotification</key>
                    <false/>
                    <key>NSAppClipRequestLocationConfirmation</key>
                    <false/>
                </dict>
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        let file = context.clip.infoPlist
        guard context.clip.hasInfoPlist, file.entry("NSAppClip") == nil,
            AppClipKey.all.allSatisfy({ file.entry($0) == nil })
        else { return [] }
        let values = Dictionary(
            uniqueKeysWithValues: AppClipKey.all.map { ($0, context.isUsed($0) ?? false) }
        )
        return [
            context.finding(
                .nsAppClipMissing,
                on: context.clip,
                at: file.start ?? context.clip.setting("GENERATE_INFOPLIST_FILE")?.place,
                fix: file.path.map { LintFix([.set(["NSAppClip"], to: .booleans(values), in: $0)]) }
            )
        ]
    }
}
