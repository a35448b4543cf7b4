// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipFormats
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C404, C429 and A404: members of `NSAppClip` that are unknown or not Booleans.
    static let nsAppClipTypes = RuleFamily(
        [.clip(findings), .builtClip(findings)],
        LintRule(
            .nsAppClipType,
            "nsappclip-type",
            .error,
            basis: [.documentation],
            sources: ["G-18"],
            summary: "NSAppClip or one of its keys is of the wrong type.",
            message:
                "\(.key) in the Info.plist of \(.target) is \(.found); it has to be \(.wanted).",
            why: """
                NSAppClip is a dictionary, and its two keys are Booleans. A value of another \
                type counts as absent.
                """,
            remedy: "Make \(.key) \(.wanted).",
            wrong: .xml(
                """
                <key>NSAppClip</key>
                <dict>
                    <key>NSAppClipRequestEphemeralUserNotification</key>
                    <string>YES</string>
                </dict>
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
            .nsAppClipKeyUnknown,
            "nsappclip-key-unknown",
            .warning,
            basis: [.documentation],
            sources: ["G-18"],
            summary: "NSAppClip has a key that it does not have.",
            message: "NSAppClip of \(.target) has the key \(.key), which is none of its keys.",
            why: "The system ignores a key that it does not know, and says nothing.",
            remedy: "Write \(.wanted), if that is what is meant.",
            wrong: .xml(
                """
                <key>NSAppClip</key>
                <dict>
                    <key>NSAppClipRequestsLocationConfirmation</key>
                    <true/>
                </dict>
                """
            ),
            right: .xml(
                """
                <key>NSAppClip</key>
                <dict>
                    <key>NSAppClipRequestLocationConfirmation</key>
                    <true/>
                </dict>
                """
            )
        ),
        LintRule(
            .builtNSAppClipType,
            "built-nsappclip-type",
            .error,
            basis: [.documentation],
            sources: ["G-18"],
            summary: "A value in NSAppClip has the wrong type.",
            message: "\(.key) of \(.target) has to be \(.wanted).",
            why: "A value of another type counts as missing.",
            remedy: "Write <true/> or <false/> without quotation marks.",
            wrong: .xml(
                """
                <key>NSAppClipRequestLocationConfirmation</key>
                <string>YES</string>
                """
            ),
            right: .xml(
                """
                <key>NSAppClipRequestLocationConfirmation</key>
                <true/>
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        guard let entry = context.clip.infoPlist.entry("NSAppClip") else { return [] }
        guard let members = entry.value.entries else {
            return [
                context.finding(
                    .nsAppClipType,
                    on: context.clip,
                    [.key: "NSAppClip", .found: entry.value.typeWords, .wanted: "a dictionary"],
                    at: entry.value.place ?? entry.namePlace
                )
            ]
        }
        let unknown = members.compactMap { member -> LintFinding? in
            // Only names that evidently mean one of the two keys.
            let near = zip(AppClipKey.all, ["notification", "location"])
                .first { member.name.lowercased().contains($1) }
            guard !AppClipKey.all.contains(member.name), let near else { return nil }
            return context.finding(
                .nsAppClipKeyUnknown,
                on: context.clip,
                [.key: member.name, .wanted: near.0],
                at: member.namePlace
            )
        }
        return unknown
            + members.compactMap { member in
                guard AppClipKey.all.contains(member.name), member.value.boolean == nil else {
                    return nil
                }
                return context.finding(
                    .nsAppClipType,
                    on: context.clip,
                    [.key: member.name, .found: member.value.typeWords, .wanted: "a Boolean"],
                    at: member.value.place ?? member.namePlace,
                    fix: correction(of: member, context)
                )
            }
    }

    private static func correction(of member: PropertyEntry, _ context: LintContext) -> LintFix? {
        let meaning = [
            "yes": true, "true": true, "1": true, "no": false, "false": false, "0": false,
        ]
        guard let text = member.value.string?.lowercased(), let value = meaning[text],
            let path = context.clip.infoPlist.path, member.origin == .file,
            context.isUsed(member.name) ?? value == value
        else { return nil }
        return LintFix([.set(["NSAppClip", member.name], to: .boolean(value), in: path)])
    }

    private static func findings(_ pair: BundlePair) -> [LintFinding] {
        guard let dictionary = pair.clip.info?["NSAppClip"] else { return [] }
        func finding(_ key: String, _ wanted: String) -> LintFinding {
            pair.finding(
                .builtNSAppClipType,
                [.key: key, .wanted: wanted],
                at: pair.clip.place(of: "NSAppClip")
            )
        }
        guard dictionary.members != nil else { return [finding("NSAppClip", "a dictionary")] }
        return AppClipKey.all.compactMap { key in
            dictionary[key].flatMap { $0.boolean == nil ? finding(key, "a Boolean") : nil }
        }
    }
}
