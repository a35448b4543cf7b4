// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipFormats
import AppClipProject
import AppClipTypes
import AppSiteAssociation

extension RuleFamily {
    /// C314 and A314: an associated domain in developer mode, in a build for others.
    static let developerMode = RuleFamily(
        [.clip(findings), .builtClip(findings)],
        LintRule(
            .domainsDeveloperMode,
            "domains-developer-mode",
            .warning,
            basis: [.documentation],
            sources: ["B-04"],
            summary: "A release has an associated domain for developers alone.",
            message: "\(.target) has '\(.found)' in a configuration for the store.",
            why: """
                With ?mode=developer only devices in developer mode ask the website. Nobody \
                who gets the clip from the store has one.
                """,
            remedy: "Remove '?mode=developer' in this configuration.",
            wrong: .xml(
                """
                <key>com.apple.developer.associated-domains</key>
                <array>
                    <string>appclips:fruta.app?mode=developer</string>
                </array>
                """
            ),
            right: .xml(
                """
                <key>com.apple.developer.associated-domains</key>
                <array>
                    <string>appclips:fruta.app</string>
                </array>
                """
            )
        ),
        LintRule(
            .builtDeveloperMode,
            "built-developer-mode",
            .warning,
            basis: [.documentation],
            sources: ["B-04"],
            summary: "A domain is in developer mode in a build for others.",
            message: """
                '\(.found)' of \(.target) is in developer mode, and the build is not for \
                development.
                """,
            why: "Devices of other people ask no site in developer mode.",
            remedy: "Remove the mode, or export for development.",
            wrong: .xml(
                """
                <key>com.apple.developer.associated-domains</key>
                <array><string>appclips:fruta.example?mode=developer</string></array>
                """
            ),
            right: .xml(
                """
                <key>com.apple.developer.associated-domains</key>
                <array><string>appclips:fruta.example</string></array>
                """
            )
        )
    )

    private static func findings(_ context: LintContext) -> [LintFinding] {
        guard context.isRelease else { return [] }
        return context.clip.domains.compactMap { entry in
            guard let domain = entry.domain, domain.service == .appClips,
                domain.mode == .developer || domain.mode == .developerAndManaged
            else { return nil }
            return context.finding(
                .domainsDeveloperMode,
                on: context.clip,
                [.found: entry.text],
                at: entry.value.place,
                fix: entry.value.replacement("appclips:" + domain.name)
            )
        }
    }

    private static func findings(_ pair: BundlePair) -> [LintFinding] {
        // Development builds are signed for debugging.
        guard let domains = BuiltDomains(pair.clip)?.forClips,
            pair.clip.entitlements?["get-task-allow"]?.boolean != true
        else { return [] }
        return domains.filter { $0.mode != .cached }.map { domain in
            pair.finding(
                .builtDeveloperMode,
                [.found: domain.text],
                at: pair.clip.entitlementsPlace
            )
        }
    }
}
