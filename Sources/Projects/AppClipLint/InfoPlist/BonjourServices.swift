// SPDX-License-Identifier: Apache-2.0

import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C418 (E-11): services of Bonjour.
    static let bonjourServices = RuleFamily(
        [.clip(findings)],
        LintRule(
            .bonjourServices,
            "bonjour-services",
            .warning,
            basis: [.documentation],
            sources: ["E-11"],
            summary: """
                The clip asks for Bonjour.
                """,
            message: """
                The Info.plist of \(.target) has NSBonjourServices, and Bonjour is not \
                available to clips.
                """,
            why: """
                A clip talks to servers through URLSession and the Network framework. It \
                cannot search the local network for services.
                """,
            remedy: """
                Remove NSBonjourServices from the Info.plist of \(.target).
                """,
            wrong: .xml(
                """
                <key>NSBonjourServices</key>
                <array>
                    <string>_fruta._tcp</string>
                </array>
                """
            ),
            right: .xml(
                """
                <dict>
                </dict>
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        guard let entry = context.clip.infoPlist.entry("NSBonjourServices"),
            entry.value.array?.isEmpty == false
        else { return [] }
        return [context.finding(.bonjourServices, on: context.clip, at: entry.namePlace)]
    }
}
