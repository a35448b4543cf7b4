// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C307 and A307: entitlements of clips in the app.
    static let parentIDInApp = RuleFamily(
        [.clip(findings), .builtApp(findings)],
        LintRule(
            .parentIDInApp,
            "parent-id-in-app",
            .error,
            basis: [.documentation],
            sources: ["G-05", "G-07"],
            summary: "The full app has an entitlement that belongs to clips.",
            message: "The entitlements of \(.target), a full app, have \(.key).",
            why: """
                These two entitlements mark a bundle as an App Clip. On a full app they keep \
                it from being signed.
                """,
            remedy: "Remove \(.key) from the entitlements of \(.target).",
            wrong: .xml(
                """
                <!-- App.entitlements -->
                <key>com.apple.developer.parent-application-identifiers</key>
                <array>
                    <string>$(AppIdentifierPrefix)com.fruta.app</string>
                </array>
                """
            ),
            right: .xml(
                """
                <!-- Clip.entitlements -->
                <key>com.apple.developer.parent-application-identifiers</key>
                <array>
                    <string>$(AppIdentifierPrefix)com.fruta.app</string>
                </array>
                """
            )
        ),
        LintRule(
            .builtParentInApp,
            "built-parent-in-app",
            .error,
            basis: [.documentation],
            sources: ["G-05"],
            summary: "The full app is signed with an entitlement of clips.",
            message: """
                \(.target) has com.apple.developer.parent-application-identifiers, which is \
                for clips.
                """,
            why: "The entitlement marks a clip of another app.",
            remedy: "Remove the entitlement from the app.",
            wrong: .xml(
                """
                <key>com.apple.developer.parent-application-identifiers</key>
                <array><string>ABCDE12345.com.fruta.app</string></array>
                """
            ),
            right: .xml("<dict/>")
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        guard let app = context.app, app.entitlements.state == .read else { return [] }
        return [EntitlementKey.parents, EntitlementKey.onDemandInstall].compactMap { key in
            guard let entry = app.entitlements.entry(key) else { return nil }
            return context.finding(
                .parentIDInApp,
                on: app,
                [.key: key],
                at: entry.namePlace,
                fix: app.entitlements.path.map { LintFix([.remove([key], in: $0)]) }
            )
        }
    }

    private static func findings(_ app: AppBundle) -> [LintFinding] {
        guard let entitlements = app.entitlements, entitlements.origin != .profile,
            entitlements[EntitlementKey.parents] != nil
        else { return [] }
        return [LintFinding(.builtParentInApp, target: app.name, at: app.entitlementsPlace)]
    }
}
