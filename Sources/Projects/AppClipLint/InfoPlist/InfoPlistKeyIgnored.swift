// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C414: a build setting that Xcode does not write to the Info.plist.
    static let infoPlistKeyIgnored = RuleFamily(
        [.clip(findings)],
        LintRule(
            .infoPlistKeyIgnored,
            "infoplist-key-ignored",
            .warning,
            basis: [.xcode],
            sources: ["G-18"],
            summary: "A build setting for the Info.plist does nothing.",
            message: "\(.target) has the build setting \(.key), which Xcode ignores.",
            why: """
                Xcode writes a closed list of settings into the Info.plist. Those for \
                NSAppClip and UIBackgroundModes are not in it.
                """,
            remedy: "Write the key into the file that INFOPLIST_FILE names.",
            wrong: .settings(
                "INFOPLIST_KEY_NSAppClipRequestEphemeralUserNotification = YES"
            ),
            right: .xml(
                """
                <key>NSAppClip</key>
                <dict>
                    <key>NSAppClipRequestEphemeralUserNotification</key>
                    <true/>
                </dict>
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        let names =
            ["NSAppClip", "UIBackgroundModes"] + AppClipKey.all
            + AppClipKey.all.map { "NSAppClip_" + $0 }
        return names.compactMap { name in
            guard let setting = context.clip.setting("INFOPLIST_KEY_" + name),
                !setting.text.trimmed.isEmpty
            else { return nil }
            return context.finding(
                .infoPlistKeyIgnored,
                on: context.clip,
                [.key: "INFOPLIST_KEY_" + name],
                at: setting.place
            )
        }
    }
}
