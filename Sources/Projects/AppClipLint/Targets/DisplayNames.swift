// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C211 (F-26): a name below the icon that is not that of the app.
    static let displayNames = RuleFamily(
        [.clip(findings)],
        LintRule(
            .displayNameDiffers,
            "display-name-differs",
            .info,
            basis: [.documentation],
            sources: ["F-26"],
            summary: """
                Clip and app have different names on the device.
                """,
            message: """
                \(.target) is called '\(.found)' on the device, and \(.app) '\(.wanted)'.
                """,
            why: """
                The app takes the clip's place. People recognise it if both have the \
                same name and the same icon.
                """,
            remedy: """
                Set CFBundleDisplayName to the same name in both.
                """,
            wrong: .xml(
                """
                <key>CFBundleDisplayName</key>
                <string>FrutaClip</string>
                """
            ),
            right: .xml(
                """
                <key>CFBundleDisplayName</key>
                <string>Fruta</string>
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        guard let app = context.app, !context.clip.hasLocalizedInfo, !app.hasLocalizedInfo,
            let own = context.clip.displayName, let wanted = app.displayName,
            let found = own.value.string, let name = wanted.value.string, found != name
        else { return [] }
        return [
            context.finding(
                .displayNameDiffers,
                on: context.clip,
                [.found: found, .wanted: name, .app: app.name],
                at: own.value.place ?? own.namePlace,
                related: [wanted.value.place ?? wanted.namePlace].compactMap(\.self)
            )
        ]
    }
}

extension ConfiguredTarget {
    /// The name below the icon; `nil` if it is not known.
    fileprivate var displayName: PropertyEntry? {
        guard hasInfoPlist else { return nil }
        for key in ["CFBundleDisplayName", "CFBundleName"] {
            guard let entry = infoPlist.entry(key) else { continue }
            guard let text = entry.value.string, entry.value.unresolved.isEmpty,
                entry.value.symbolic.isEmpty
            else { return nil }
            if !text.trimmed.isEmpty { return entry }
        }
        return nil
    }

    /// Whether the name may differ between languages.
    fileprivate var hasLocalizedInfo: Bool {
        target.members.contains { member in
            ["InfoPlist.strings", "InfoPlist.xcstrings"].contains(member.name)
        }
    }
}
