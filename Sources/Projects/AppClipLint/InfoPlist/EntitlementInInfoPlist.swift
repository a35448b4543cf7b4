// SPDX-License-Identifier: Apache-2.0

import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C406: an entitlement in the Info.plist.
    static let entitlementInInfoPlist = RuleFamily(
        [.clip(findings)],
        LintRule(
            .entitlementInInfoPlist,
            "entitlement-in-infoplist",
            .warning,
            basis: [.experience],
            sources: ["G-18"],
            summary: "An entitlement stands in the Info.plist.",
            message: "The Info.plist of \(.target) has \(.key), which is an entitlement.",
            why: """
                Entitlements count in the entitlements file alone; in an Info.plist they do \
                nothing.
                """,
            remedy: "Move \(.key) to the entitlements of \(.target).",
            wrong: .xml(
                """
                <!-- Info.plist -->
                <key>com.apple.developer.associated-domains</key>
                <array>
                    <string>appclips:fruta.app</string>
                </array>
                """
            ),
            right: .xml(
                """
                <!-- Clip.entitlements -->
                <key>com.apple.developer.associated-domains</key>
                <array>
                    <string>appclips:fruta.app</string>
                </array>
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        context.clip.infoPlist.values.compactMap { entry in
            guard entry.name.hasPrefix("com.apple.developer.") else { return nil }
            var finding = context.finding(
                .entitlementInInfoPlist,
                on: context.clip,
                [.key: entry.name],
                at: entry.namePlace
            )
            // If the entitlements also contain it, nothing is missing.
            let isDouble = context.clip.entitlements.entry(entry.name) != nil
            if isDouble || context.clip.entitlements.state == .outside {
                finding.severity = .info
            }
            return finding
        }
    }
}
