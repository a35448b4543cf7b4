// SPDX-License-Identifier: Apache-2.0

import AppClipBytes
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C210 (D-55): a clip that is also built for the Mac.
    ///
    /// A setting of the whole project, such as Mac Catalyst, is intended for the app.
    static let clipForMac = RuleFamily(
        [.clip(findings)],
        LintRule(
            .clipForMac,
            "clip-for-mac",
            .warning,
            basis: [.documentation],
            sources: ["D-55", "G-02"],
            summary: """
                The clip's target is built for the Mac, too.
                """,
            message: """
                \(.target) is built for the Mac, too: \(.found).
                """,
            why: """
                Clips run on iPhone and iPad, and never on the Mac. The target of a clip \
                supports the devices of its app without macOS.
                """,
            remedy: """
                Remove the setting from \(.target), and leave it in the targets of the \
                app.
                """,
            wrong: .settings(
                """
                SUPPORTS_MACCATALYST = YES
                """
            ),
            right: .settings(
                """
                SUPPORTS_MACCATALYST = NO
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        let names = ["SUPPORTED_PLATFORMS", "SUPPORTS_MACCATALYST", "SDKROOT"]
        let found = names.compactMap { name -> (name: String, setting: ResolvedSetting)? in
            guard let setting = context.clip.setting(name), setting.unresolved.isEmpty,
                setting.level == .target || setting.level == .targetFile
            else { return nil }
            let isForMac =
                name == "SUPPORTS_MACCATALYST"
                ? setting.isYes : setting.list.contains { $0.hasPrefix("macosx") }
            return isForMac ? (name, setting) : nil
        }
        guard let first = found.first else { return [] }
        return [
            context.finding(
                .clipForMac,
                on: context.clip,
                [.found: "\(first.name) = \(first.setting.text.trimmed)"],
                at: first.setting.place,
                related: found.dropFirst().compactMap(\.setting.place)
            )
        ]
    }
}
