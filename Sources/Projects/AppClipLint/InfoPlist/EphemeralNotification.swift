// SPDX-License-Identifier: Apache-2.0

import AppClipProject
import AppClipTypes
import SourceScan

extension RuleFamily {
    /// C411 (E-41): notifications that are requested and not used.
    static let ephemeralNotification = RuleFamily(
        [.clip(findings)],
        LintRule(
            .ephemeralNotificationUnused,
            "ephemeral-notification-unused",
            .warning,
            basis: [.documentation],
            sources: ["E-41"],
            summary: "The clip announces notifications, and has none.",
            message: """
                The Info.plist of \(.target) requests ephemeral notifications, and no source \
                uses them.
                """,
            why: "The card then tells people that the clip can notify them for eight hours.",
            remedy: "Set NSAppClipRequestEphemeralUserNotification to false.",
            wrong: .xml(
                """
                <key>NSAppClip</key>
                <dict>
                    <key>NSAppClipRequestEphemeralUserNotification</key>
                    <true/>
                </dict>
                """
            ),
            right: .xml(
                """
                <key>NSAppClip</key>
                <dict>
                    <key>NSAppClipRequestEphemeralUserNotification</key>
                    <false/>
                </dict>
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        let key = "NSAppClipRequestEphemeralUserNotification"
        guard let sources = context.clipSources, context.clip.hasInfoPlist, sources.isRead,
            let member = context.clip.infoPlist["NSAppClip"]?.entries?.last(where: {
                $0.name == key
            }), member.value.boolean == true, !sources.mayUse(NotificationPhrases.all)
        else { return [] }
        let services = [
            "UserNotifications", "UserNotificationsUI", "FirebaseMessaging", "OneSignal",
            "OneSignalFramework", "AirshipCore", "BrazeKit", "Batch", "ActivityKit",
        ]
        let isImported = [sources.own, sources.linked, sources.near].contains { facts in
            services.contains { facts.imports[$0] != nil }
        }
        guard !isImported else { return [] }
        return [
            context.finding(
                .ephemeralNotificationUnused,
                on: context.clip,
                at: member.value.place ?? member.namePlace,
                certainty: sources.isWhole ? .certain : .unsure(.sources)
            )
        ]
    }
}
