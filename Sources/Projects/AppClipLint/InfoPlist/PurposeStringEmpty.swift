// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipBytes
import AppClipFormats
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C407 and A407: a purpose string without text.
    static let purposeStringEmpty = RuleFamily(
        [.clip(findings), .builtClip(findings)],
        LintRule(
            .purposeStringEmpty,
            "purpose-string-empty",
            .error,
            basis: [.experience],
            sources: ["G-20"],
            summary: "The clip asks for a permission without saying why.",
            message: "\(.key) of \(.target) is empty.",
            why: """
                The text is shown where a person is asked. The store refuses an empty one, \
                and some systems end the clip.
                """,
            remedy: "Say in \(.key) what the permission is for, or remove it.",
            wrong: .settings(
                "INFOPLIST_KEY_NSCameraUsageDescription = \"\""
            ),
            right: .settings(
                "INFOPLIST_KEY_NSCameraUsageDescription = \"Scans the code on your table.\""
            )
        ),
        LintRule(
            .builtPurposeEmpty,
            "built-purpose-empty",
            .error,
            basis: [.store],
            sources: ["G-20"],
            summary: "The reason of a permission is empty.",
            message: "\(.key) of \(.target) is empty.",
            why: "The system shows the text when it asks, and ends a program that has none.",
            remedy: "Say in \(.key) what the permission is for, or remove the key.",
            wrong: .xml(
                """
                <key>NSCameraUsageDescription</key>
                <string></string>
                """
            ),
            right: .xml(
                """
                <key>NSCameraUsageDescription</key>
                <string>To scan the code on a table.</string>
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        context.clip.infoPlist.values.compactMap { entry in
            guard entry.name.hasPrefix("NS"), entry.name.hasSuffix("UsageDescription"),
                let text = entry.value.string, text.trimmed.isEmpty, entry.value.unresolved.isEmpty
            else { return nil }
            return context.finding(
                .purposeStringEmpty,
                on: context.clip,
                [.key: entry.name],
                at: entry.value.place ?? entry.namePlace
            )
        }
    }

    private static func findings(_ pair: BundlePair) -> [LintFinding] {
        guard let info = pair.clip.info else { return [] }
        return pair.findings(
            info.list.distinctMembers.filter {
                $0.name.hasSuffix("UsageDescription") && $0.value.string == ""
            }
        ) { member in
            pair.finding(
                .builtPurposeEmpty,
                [.key: member.name],
                at: info.place(at: member.offset)
            )
        }
    }
}

extension PropertyList {
    /// The members of a dictionary, the first of each name.
    var distinctMembers: [Member] {
        var seen: Set<String> = []
        return (members ?? []).filter { seen.insert($0.name).inserted }
    }
}
