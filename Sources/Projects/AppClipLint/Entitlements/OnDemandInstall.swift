// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipFormats
import AppClipProject
import AppClipTypes

extension RuleFamily {
    /// C320 and A309: the entitlement that marks a bundle as a clip.
    ///
    /// Xcode adds it when it signs, so that the file should not contain it, and a signature without it was made by other
    /// means.
    static let onDemandInstall = RuleFamily(
        [.clip(findings), .builtClip(findings)],
        LintRule(
            .onDemandInstallType,
            "on-demand-install-type",
            .error,
            basis: [.documentation],
            sources: ["G-07"],
            summary: "The entitlement that marks a bundle as a clip is not true.",
            message: """
                com.apple.developer.on-demand-install-capable of \(.target) is \(.found); it \
                must be true, or be left to Xcode.
                """,
            why: """
                Xcode adds this entitlement when it signs a clip. Where it is written in the \
                file, only the Boolean true marks the bundle as a clip.
                """,
            remedy: "Remove the entry, or write <true/>.",
            wrong: .xml(
                """
                <key>com.apple.developer.on-demand-install-capable</key>
                <string>YES</string>
                """
            ),
            right: .xml(
                """
                <key>com.apple.developer.on-demand-install-capable</key>
                <true/>
                """
            )
        ),
        LintRule(
            .builtNotOnDemand,
            "built-not-on-demand",
            .error,
            basis: [.documentation],
            sources: ["G-07"],
            summary: "The clip is not signed as one.",
            message: """
                com.apple.developer.on-demand-install-capable of \(.target) is \(.found); it has \
                to be true.
                """,
            why: "The entitlement marks a bundle as a clip. Xcode adds it when it signs.",
            remedy: "Sign with Xcode, or add the entitlement with the value true.",
            wrong: .xml(
                """
                <key>com.apple.developer.on-demand-install-capable</key>
                <false/>
                """
            ),
            right: .xml(
                """
                <key>com.apple.developer.on-demand-install-capable</key>
                <true/>
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        let file = context.clip.entitlements
        guard file.state == .read, let entry = file.entry(EntitlementKey.onDemandInstall),
            entry.value.boolean != true, entry.value.unresolved.isEmpty
        else { return [] }
        return [
            context.finding(
                .onDemandInstallType,
                on: context.clip,
                [.found: entry.value.typeWords],
                at: entry.namePlace,
                fix: file.path.map {
                    LintFix([.set([EntitlementKey.onDemandInstall], to: .boolean(true), in: $0)])
                }
            )
        ]
    }

    private static func findings(_ pair: BundlePair) -> [LintFinding] {
        guard let entitlements = pair.clip.entitlements,
            entitlements.isOnDemandInstallCapable != true
        else { return [] }
        let found: String
        switch entitlements[EntitlementKey.onDemandInstall]?.content {
        case nil:
            // The file in an archive is from before signing.
            guard entitlements.origin == .signature else { return [] }
            found = "missing"
        case .boolean: found = "false"
        default: found = "no Boolean"
        }
        return [
            pair.finding(
                .builtNotOnDemand,
                [.found: found],
                at: pair.clip.entitlementsPlace,
                certainty: pair.clip.entitlementCertainty
            )
        ]
    }
}
