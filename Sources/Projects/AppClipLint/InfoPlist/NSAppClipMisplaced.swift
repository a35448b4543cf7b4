// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C403 and A403: the keys of `NSAppClip` at the root, and the dictionary in the app.
    static let nsAppClipMisplaced = RuleFamily(
        [.clip(findings), .builtClip(findings)],
        LintRule(
            .nsAppClipMisplaced,
            "nsappclip-misplaced",
            .error,
            basis: [.documentation],
            sources: ["G-18"],
            summary: "A key of clips stands in a place where it does nothing.",
            message: """
                \(.key) stands \(.found) of \(.target); it \(.belongs).
                """,
            why: "The system looks for the key in one place alone, and ignores it anywhere else.",
            remedy: "Move \(.key): it \(.belongs).",
            wrong: .xml(
                """
                <key>NSAppClipRequestEphemeralUserNotification</key>
                <true/>
                """
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
        ),
        LintRule(
            .builtNSAppClipMisplaced,
            "built-nsappclip-misplaced",
            .error,
            basis: [.documentation],
            sources: ["G-18"],
            summary: "A key of clips is in the wrong place.",
            message: """
                \(.key) of \(.target) is in the wrong place: it belongs into NSAppClip of the \
                clip's Info.plist.
                """,
            why: "A device looks for it there alone.",
            remedy: "Move it into the dictionary NSAppClip of the clip.",
            wrong: .xml(
                """
                <key>NSAppClipRequestLocationConfirmation</key>
                <true/>
                """
            ),
            right: .xml(
                """
                <key>NSAppClip</key>
                <dict><key>NSAppClipRequestLocationConfirmation</key><true/></dict>
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        var findings: [LintFinding] = []
        for target in [context.clip, context.app].compactMap(\.self) {
            let file = target.infoPlist
            for key in AppClipKey.all {
                guard let entry = file.entry(key) else { continue }
                findings.append(
                    context.finding(
                        .nsAppClipMisplaced,
                        on: target,
                        [
                            .key: key, .found: "at the root of the Info.plist",
                            .belongs:
                                "belongs into the dictionary NSAppClip of the clip's Info.plist",
                        ],
                        at: entry.namePlace,
                        fix: target.name == context.clip.name ? move(key, entry, context) : nil
                    )
                )
            }
        }
        if let app = context.app, let entry = app.infoPlist.entry("NSAppClip") {
            var finding = context.finding(
                .nsAppClipMisplaced,
                on: app,
                [
                    .key: "NSAppClip", .found: "in the Info.plist",
                    .belongs: "belongs into that of the clip",
                ],
                at: entry.namePlace
            )
            // It has no effect there, and does no harm.
            finding.severity = .warning
            findings.append(finding)
        }
        return findings
    }

    private static func move(
        _ key: String,
        _ entry: PropertyEntry,
        _ context: LintContext
    ) -> LintFix? {
        let file = context.clip.infoPlist
        guard let path = file.path, entry.origin == .file, let value = entry.value.boolean,
            // Otherwise, the moved value would contradict the sources.
            context.isUsed(key) ?? value == value,
            file.entry("NSAppClip")?.value.entries?.contains(where: { $0.name == key }) != true
        else { return nil }
        return LintFix([
            .remove([key], in: path), .set(["NSAppClip", key], to: .boolean(value), in: path),
        ])
    }

    private static func findings(_ pair: BundlePair) -> [LintFinding] {
        let clip = pair.clip
        guard let info = clip.info else { return [] }
        let findings = AppClipKey.all.filter { info[$0] != nil }.map { key in
            pair.finding(.builtNSAppClipMisplaced, [.key: key], at: clip.place(of: key))
        }
        guard let app = pair.app, app.info?["NSAppClip"] != nil else { return findings }
        return findings + [
            pair.finding(
                .builtNSAppClipMisplaced,
                on: app,
                [.key: "NSAppClip"],
                at: app.place(of: "NSAppClip")
            )
        ]
    }
}
