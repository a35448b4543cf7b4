// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C419 (G-20): a page in the Settings app; in a bundle, it is A414.
    static let settingsBundle = RuleFamily(
        [.clip(findings), .builtClip(findings)],
        LintRule(
            .settingsBundle,
            "settings-bundle",
            .warning,
            basis: [.documentation],
            sources: ["G-20"],
            summary: """
                The clip has a page in the Settings app.
                """,
            message: """
                '\(.path)' is among the resources of \(.target), and pages in the Settings \
                app are reserved to the full app.
                """,
            why: """
                Customisation and settings are reserved to the full app, unless the clip \
                is a demo of it.
                """,
            remedy: """
                Remove '\(.path)' from the resources of \(.target).
                """,
            wrong: .settings(
                """
                Clip   Copy Bundle Resources: Settings.bundle
                """
            ),
            right: .settings(
                """
                App    Copy Bundle Resources: Settings.bundle
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        let member = context.clip.target.members(.resource).first {
            $0.isForPhones && $0.name.lowercased() == "settings.bundle"
        }
        guard let member else { return [] }
        return [
            context.finding(
                .settingsBundle,
                on: context.clip,
                [.path: member.path],
                at: member.place
            )
        ]
    }

    private static func findings(_ pair: BundlePair) -> [LintFinding] {
        let clip = pair.clip
        guard clip.info != nil, clip.contents.names.contains("Settings.bundle") else { return [] }
        return [
            pair.finding(
                .builtKeyWithoutUse,
                [.key: "Settings.bundle", .what: "page in the Settings app"],
                at: clip.beginning(of: clip.path("Settings.bundle"))
            )
        ]
    }
}
