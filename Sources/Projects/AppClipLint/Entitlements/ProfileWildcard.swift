// SPDX-License-Identifier: Apache-2.0

import AppClipBundle
import AppClipFormats
import AppClipTypes

extension RuleFamily {
    /// A324 (B-27): associated domains with a wildcard profile.
    static let profileWildcard = RuleFamily(
        [.builtClip(findings)],
        LintRule(
            .profileWildcard,
            "profile-wildcard",
            .error,
            basis: [.documentation],
            sources: ["B-27"],
            summary: """
                The provisioning profile is for any identifier.
                """,
            message: """
                The provisioning profile of \(.target) is for '\(.found)', and associated \
                domains need an explicit identifier.
                """,
            why: """
                The capability Associated Domains is granted to an explicit identifier \
                only. A profile with an asterisk is for any app of the team, and has no \
                such capability.
                """,
            remedy: """
                Register the identifier '\(.wanted)' with the capability Associated \
                Domains, and sign with a profile for it.
                """,
            wrong: .xml(
                """
                <key>application-identifier</key>
                <string>A1B2C3D4E5.*</string>
                """
            ),
            right: .xml(
                """
                <key>application-identifier</key>
                <string>A1B2C3D4E5.app.fruta.Clip</string>
                """
            )
        )
    )

    private static func findings(_ pair: BundlePair) -> [LintFinding] {
        [pair.app, pair.clip].compactMap(\.self).compactMap { bundle in
            guard let pattern = bundle.profile?.applicationIdentifier, pattern.hasSuffix("*"),
                let entitlements = bundle.entitlements, entitlements.origin != .profile,
                !entitlements.associatedDomains.isEmpty
            else { return nil }
            return pair.finding(
                .profileWildcard,
                on: bundle,
                [.found: pattern, .wanted: bundle.info?.identifier ?? bundle.name],
                at: bundle.profilePlace
            )
        }
    }
}
