// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipFormats
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C413 and A413: several windows, which a clip cannot open.
    static let multipleScenes = RuleFamily(
        [.clip(findings), .builtClip(findings)],
        LintRule(
            .multipleScenes,
            "multiple-scenes",
            .info,
            isOnByDefault: false,
            basis: [.documentation],
            sources: ["G-21"],
            summary: "The clip supports several scenes.",
            message: "The Info.plist of \(.target) has UIApplicationSupportsMultipleScenes.",
            why: """
                Several windows on iPad are reserved to the full app. Xcode's template has \
                the key set, which is why this rule is off unless a configuration turns it \
                on.
                """,
            remedy: "Write <false/>.",
            wrong: .xml(
                """
                <key>UIApplicationSceneManifest</key>
                <dict>
                    <key>UIApplicationSupportsMultipleScenes</key>
                    <true/>
                </dict>
                """
            ),
            right: .xml(
                """
                <key>UIApplicationSceneManifest</key>
                <dict>
                    <key>UIApplicationSupportsMultipleScenes</key>
                    <false/>
                </dict>
                """
            )
        ),
        LintRule(
            .builtMultipleScenes,
            "built-multiple-scenes",
            .info,
            basis: [.documentation],
            sources: ["G-21"],
            summary: "The clip supports several scenes on iPad.",
            message: "\(.target) supports several scenes, which are for the full app.",
            why: "Apple reserves several scenes to the full app.",
            remedy: "Set UIApplicationSupportsMultipleScenes to false.",
            wrong: .xml(
                """
                <key>UIApplicationSupportsMultipleScenes</key>
                <true/>
                """
            ),
            right: .xml(
                """
                <key>UIApplicationSupportsMultipleScenes</key>
                <false/>
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        let key = "UIApplicationSupportsMultipleScenes"
        let manifest =
            context.clip.infoPlist.entry("UIApplicationSceneManifest")?.value.entries ?? []
        guard let entry = manifest.last(where: { $0.name == key }), entry.value.boolean == true
        else {
            return []
        }
        return [context.finding(.multipleScenes, on: context.clip, at: entry.namePlace)]
    }

    private static func findings(_ pair: BundlePair) -> [LintFinding] {
        let info = pair.clip.info
        let scenes = info?["UIApplicationSceneManifest"]?["UIApplicationSupportsMultipleScenes"]
        guard scenes?.boolean == true, info?.deviceFamilies?.contains(2) ?? false else {
            return []
        }
        return [
            pair.finding(
                .builtMultipleScenes,
                at: pair.clip.place(of: "UIApplicationSceneManifest")
            )
        ]
    }
}
