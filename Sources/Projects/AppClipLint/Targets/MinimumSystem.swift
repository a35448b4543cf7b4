// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipBytes
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C208, C209, A208 and A209: the oldest system of the clip.
    static let minimumSystem = RuleFamily(
        [.clip(findings), .builtClip(findings)],
        LintRule(
            .deploymentTargetLow,
            "deployment-target-low",
            .error,
            basis: [.documentation],
            sources: ["D-69"],
            summary: "The clip's deployment target is below iOS 14.",
            message:
                "The deployment target of \(.target) is iOS \(.found); App Clips need 14.0 or later.",
            why: "App Clips exist since iOS 14.",
            remedy: "Set IPHONEOS_DEPLOYMENT_TARGET of \(.target) to 14.0 or later.",
            wrong: .settings(
                "IPHONEOS_DEPLOYMENT_TARGET = 13.0"
            ),
            right: .settings(
                "IPHONEOS_DEPLOYMENT_TARGET = 16.4"
            )
        ),
        LintRule(
            .deploymentTargetBelowApp,
            "deployment-target-below-app",
            .error,
            basis: [.store],
            sources: ["D-69"],
            summary: "The clip's deployment target is below that of its app.",
            message:
                "The deployment target of \(.target) is iOS \(.found); that of \(.app) is \(.wanted).",
            why: """
                A person whose system is too old for the app cannot go on from the clip to \
                it, and the store refuses such an app.
                """,
            remedy: "Set IPHONEOS_DEPLOYMENT_TARGET of \(.target) to \(.wanted) or later.",
            wrong: .settings(
                """
                // app
                IPHONEOS_DEPLOYMENT_TARGET = 16.4
                // clip
                IPHONEOS_DEPLOYMENT_TARGET = 15.0
                """
            ),
            right: .settings(
                """
                // app and clip
                IPHONEOS_DEPLOYMENT_TARGET = 16.4
                """
            )
        ),
        LintRule(
            .builtSystemLow,
            "built-system-low",
            .error,
            basis: [.documentation],
            sources: ["G-01"],
            summary: "The clip supports systems that have no clips.",
            message: "\(.target) has the minimum system \(.found); there are clips from 14.0 on.",
            why: "No device with an older system could start it.",
            remedy: "Set IPHONEOS_DEPLOYMENT_TARGET of the clip to 14.0 or later.",
            wrong: .xml(
                """
                <key>MinimumOSVersion</key>
                <string>13.0</string>
                """
            ),
            right: .xml(
                """
                <key>MinimumOSVersion</key>
                <string>14.0</string>
                """
            )
        ),
        LintRule(
            .builtSystemBelowApp,
            "built-system-below-app",
            .error,
            basis: [.store],
            sources: ["C-51"],
            summary: "The clip supports older systems than its app.",
            message: "\(.target) has the minimum system \(.found); \(.app) has \(.wanted).",
            why: "The store refuses such a build, and a person could not go on in the app.",
            remedy: "Set IPHONEOS_DEPLOYMENT_TARGET of the clip to \(.wanted).",
            wrong: .xml(
                """
                <key>MinimumOSVersion</key>
                <string>15.0</string>   (app: 16.4)
                """
            ),
            right: .xml(
                """
                <key>MinimumOSVersion</key>
                <string>16.4</string>   (app: 16.4)
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        let name = "IPHONEOS_DEPLOYMENT_TARGET"
        guard let text = context.clip.known(name), let own = SystemVersion(text) else { return [] }
        let setting = context.clip.setting(name)
        guard own >= SystemVersion(14) else {
            return [
                context.finding(
                    .deploymentTargetLow,
                    on: context.clip,
                    [.found: text],
                    at: setting?.place
                )
            ]
        }
        guard let app = context.app, let wanted = app.known(name),
            let least = SystemVersion(wanted), own < least
        else { return [] }
        return [
            context.finding(
                .deploymentTargetBelowApp,
                on: context.clip,
                [.found: text, .wanted: wanted, .app: app.name],
                at: setting?.place,
                related: [app.setting(name)?.place].compactMap(\.self)
            )
        ]
    }

    private static func findings(_ pair: BundlePair) -> [LintFinding] {
        let clip = pair.clip
        guard let system = clip.info?.minimumSystem else { return [] }
        var findings: [LintFinding] = []
        let place = clip.place(of: "MinimumOSVersion")
        if system < .clips {
            findings.append(pair.finding(.builtSystemLow, [.found: system], at: place))
        }
        if let wanted = pair.app?.info?.minimumSystem, system < wanted {
            findings.append(
                pair.finding(
                    .builtSystemBelowApp,
                    [.found: system, .wanted: wanted],
                    at: place
                )
            )
        }
        return findings
    }
}
