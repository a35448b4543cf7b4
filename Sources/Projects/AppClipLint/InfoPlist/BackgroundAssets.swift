// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipFormats
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C417 (G-13) and A507–A509 (feature G4): the settings of Background Assets.
    static let backgroundAssets = RuleFamily(
        [.clip(findings), .builtClip(findings)],
        LintRule(
            .backgroundAssetsNotInApp,
            "background-assets-not-in-app",
            .warning,
            basis: [.documentation],
            sources: ["G-13"],
            summary: """
                Background Assets are set up in the clip alone.
                """,
            message: """
                \(.target) sets up Background Assets (\(.key)), and \(.app) does not.
                """,
            why: """
                Background Assets have to be set up for the app and for the clip.
                """,
            remedy: """
                Set them up in the Info.plist of \(.app), too.
                """,
            wrong: .settings(
                """
                Clip/Info.plist   BAManifestURL
                App/Info.plist    –
                """
            ),
            right: .settings(
                """
                Clip/Info.plist   BAManifestURL
                App/Info.plist    BAManifestURL
                """
            )
        ),
        LintRule(
            .backgroundAssetsInClip,
            "background-assets-in-clip",
            .info,
            basis: [.documentation],
            sources: ["G-12"],
            summary: "The clip uses Background Assets.",
            message: "\(.target) uses Background Assets (\(.key)), which are for demonstrations.",
            why: "A clip for everyday use has everything with it; a demo clip may load more.",
            remedy: "Leave Background Assets to the app, unless the clip is a demo.",
            wrong: .xml(
                """
                <key>BAManifestURL</key>
                <string>https://fruta.example/assets</string>
                """
            ),
            right: .xml("<dict/>")
        ),
        LintRule(
            .backgroundAssetsOnlyInClip,
            "background-assets-only-in-clip",
            .warning,
            basis: [.documentation],
            sources: ["G-13"],
            summary: "Background Assets are set up in the clip alone.",
            message: "\(.target) uses Background Assets (\(.key)), and \(.app) does not.",
            why: "They have to be set up for the app and for the clip.",
            remedy: "Set them up in the app, too.",
            wrong: .settings(
                """
                clip   BAManifestURL
                app    –
                """
            ),
            right: .settings(
                """
                clip   BAManifestURL
                app    BAManifestURL
                """
            )
        ),
        LintRule(
            .backgroundAssetsEssential,
            "background-assets-essential",
            .error,
            basis: [.documentation],
            sources: ["G-14"],
            summary: "The clip asks for essential downloads.",
            message:
                "\(.key) of \(.target) asks for essential downloads, which a clip cannot have.",
            why: """
                Essential assets are loaded before the first launch, and a clip has to start \
                at once.
                """,
            remedy: "Remove \(.key), and load the assets as those that are not essential.",
            wrong: .xml(
                """
                <key>BAEssentialMaxInstallSize</key>
                <integer>1000000</integer>
                """
            ),
            right: .xml("<dict/>")
        )
    )

    /// The keys of an Info.plist that set up Background Assets.
    private static let keys = [
        "BAManifestURL", "BAInitialDownloadRestrictions", "BAMaxInstallSize",
        "BAEssentialMaxInstallSize", "BAAppGroupID", "BAUsesAppleHosting", "BAHasManagedAssetPacks",
    ]

    private static func findings(_ context: LintContext) -> [LintFinding] {
        guard let app = context.app, app.hasInfoPlist else { return [] }
        let entries = keys.compactMap { context.clip.infoPlist.entry($0) }
        guard let first = entries.first, keys.allSatisfy({ app.infoPlist.entry($0) == nil }) else {
            return []
        }
        return [
            context.finding(
                .backgroundAssetsNotInApp,
                on: context.clip,
                [.key: first.name, .app: app.name],
                at: first.namePlace,
                related: [app.infoPlist.start].compactMap(\.self),
                certainty: app.certainty
            )
        ]
    }

    private static func findings(_ pair: BundlePair) -> [LintFinding] {
        let clip = pair.clip
        guard let info = clip.info, let key = keys.first(where: { info[$0] != nil })
        else {
            return []
        }
        var findings = [
            pair.finding(.backgroundAssetsInClip, [.key: key], at: clip.place(of: key))
        ]
        if let app = pair.app?.info, !keys.contains(where: { app[$0] != nil }) {
            findings.append(
                pair.finding(.backgroundAssetsOnlyInClip, [.key: key], at: clip.place(of: key))
            )
        }
        let allowance = info["BAInitialDownloadRestrictions"]?["BAEssentialDownloadAllowance"]
        let essential = [
            ("BAEssentialMaxInstallSize", info["BAEssentialMaxInstallSize"]),
            ("BAInitialDownloadRestrictions", allowance),
        ]
        for (key, value) in essential {
            guard let number = value?.integer, number > 0 else { continue }
            findings.append(
                pair.finding(.backgroundAssetsEssential, [.key: key], at: clip.place(of: key))
            )
            break
        }
        return findings
    }
}
