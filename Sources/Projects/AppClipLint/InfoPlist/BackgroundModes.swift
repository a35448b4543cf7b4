// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipFormats
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C405 and A405: background modes, which a clip cannot have.
    static let backgroundModes = RuleFamily(
        [.clip(findings), .builtClip(findings)],
        LintRule(
            .backgroundModes,
            "background-modes",
            .error,
            basis: [.store],
            sources: ["E-10", "G-20"],
            summary: "The clip's Info.plist has background modes.",
            message: "The Info.plist of \(.target) has UIBackgroundModes.",
            why: """
                A clip does nothing in the background, and the store refuses one that asks \
                for it.
                """,
            remedy: "Remove UIBackgroundModes.",
            wrong: .xml(
                """
                <key>UIBackgroundModes</key>
                <array>
                    <string>remote-notification</string>
                </array>
                """
            ),
            right: .xml(
                "<dict/>"
            )
        ),
        LintRule(
            .builtBackgroundModes,
            "built-background-modes",
            .error,
            basis: [.store],
            sources: ["G-20", "E-10"],
            summary: "The clip has background modes.",
            message: "\(.target) has UIBackgroundModes.",
            why: "A clip does nothing in the background, and the store refuses one with the key.",
            remedy: "Remove UIBackgroundModes from the clip's Info.plist.",
            wrong: .xml(
                """
                <key>UIBackgroundModes</key>
                <array><string>fetch</string></array>
                """
            ),
            right: .xml("<dict/>")
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        guard let entry = context.clip.infoPlist.entry("UIBackgroundModes") else { return [] }
        return [
            context.finding(
                .backgroundModes,
                on: context.clip,
                at: entry.namePlace,
                fix: context.removal(of: ["UIBackgroundModes"], entry)
            )
        ]
    }

    private static func findings(_ pair: BundlePair) -> [LintFinding] {
        guard let modes = pair.clip.info?["UIBackgroundModes"], modes.array?.isEmpty != true else {
            return []
        }
        return [
            pair.finding(.builtBackgroundModes, at: pair.clip.place(of: "UIBackgroundModes"))
        ]
    }
}

extension LintContext {
    /// Returns the fix that removes an entry from the clip's Info.plist; `nil` if it does not come from the file.
    fileprivate func removal(of path: [String], _ entry: PropertyEntry) -> LintFix? {
        guard let file = clip.infoPlist.path, entry.origin == .file else { return nil }
        return LintFix([.remove(path, in: file)])
    }
}
